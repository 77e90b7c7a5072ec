import type { getInstalmentOffers } from '@shop/contracts/api/payment';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { formatKronor } from '@shop/domain/money';

/** A plan with everything that the law wants to be said before it is chosen. */
export type InstalmentOffer = ResponseOf<typeof getInstalmentOffers>['data']['offers'][number];

const decimals = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 });

/** `14.95` as "14,95 %", with a no-break space. */
export const formatRate = (percent: number): string => `${decimals.format(percent)}\u00a0%`;

/** "12 månader", the name of a plan. */
export const planName = ({ months }: Pick<InstalmentOffer, 'months'>): string => `${months} månader`;

/** "931 kr/mån". */
export const monthlySum = ({ monthly }: Pick<InstalmentOffer, 'monthly'>): string => `${formatKronor(monthly)}/mån`;

/** The cost of a plan as label and value, as a list shows it. */
export const planCosts = (offer: InstalmentOffer): readonly (readonly [label: string, value: string])[] => [
  ['Totalt att betala', formatKronor(offer.total)],
  ['Kostnad för krediten', formatKronor(offer.cost)],
  ['Effektiv ränta', formatRate(offer.effectiveRate)],
  ['Ränta, bunden', formatRate(offer.nominalRate)],
  ['Första betalningen', formatKronor(offer.firstPayment)],
  ['Uppläggningsavgift', formatKronor(offer.setupFee)],
  ['Aviavgift', `${formatKronor(offer.noticeFee)} per betalning`],
];

/** The same in one sentence, beside the plan that it is about. */
export const planSentence = (offer: InstalmentOffer): string => {
  const { total, effectiveRate, firstPayment, setupFee, noticeFee, nominalRate, cost } = offer;
  return [
    `Totalt ${formatKronor(total)}, effektiv ränta ${formatRate(effectiveRate)}.`,
    `Första betalningen ${formatKronor(firstPayment)} med uppläggningsavgift ${formatKronor(setupFee)}.`,
    `Aviavgift ${formatKronor(noticeFee)} per betalning, ränta ${formatRate(nominalRate)}, kreditkostnad ${formatKronor(cost)}.`,
  ].join(' ');
};
