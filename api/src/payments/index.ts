import {
  getInstalmentOffers,
  getInstalments,
  getPayment,
  getPayments,
  getPaymentSession,
  postPaymentPay,
} from '@shop/contracts';
import { INSTALMENT_LIMITS_ORE, INSTALMENT_TERMS, instalmentPlans } from './instalments.ts';
import { kronorToOre, oreToKronor } from '@shop/domain/money';
import { isPaymentTaken, serializePaymentMethod } from '../checkout/payment-methods.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readClaims } from './claims.ts';
import { directMethods } from './pay-claim.ts';
import { createPayments } from './payments.ts';
import { signedPurpose } from './signed-purpose.ts';
import { serializeClaim, serializeClaimInFull } from './serialize-claim.ts';

/** Marketing of credit must say it (konsumentkreditlagen 7 a §, Konsumentverkets regler). */
const CREDIT_WARNING =
  'Att låna kostar pengar! Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.';

/** Members' invoices and instalment plans [O7-14], and what instalments cost [O2.17-22]. */
export const registerPayments: Feature = (app, services) => {
  const { db, clock, config } = services;
  const payments = createPayments(services);

  route(app, getInstalmentOffers, ({ query }) => {
    const { setupFeeOre, noticeFeeOre, nominalRate } = INSTALMENT_TERMS;
    const plans = isPaymentTaken('instalment', config) ? instalmentPlans(kronorToOre(query?.amount ?? 0)) : [];
    const offers = plans.map((plan) => ({
      months: plan.months,
      monthly: oreToKronor(plan.parts[1]?.amountOre ?? 0),
      firstPayment: oreToKronor(plan.parts[0]?.amountOre ?? 0),
      setupFee: oreToKronor(setupFeeOre),
      noticeFee: oreToKronor(noticeFeeOre),
      nominalRate,
      effectiveRate: plan.effectiveRate,
      cost: oreToKronor(plan.costOre),
      total: oreToKronor(plan.totalOre),
    }));
    const { least, most } = INSTALMENT_LIMITS_ORE;
    const limits = { least: oreToKronor(least), most: oreToKronor(most) };
    return { data: { offers, warning: CREDIT_WARNING, limits } };
  });

  route(app, getPayments, async ({ member }) => {
    const all = (await readClaims(db, member.id)).map((claim) => serializeClaim(claim, clock.now()));
    const isPaid = ({ next }: (typeof all)[number]): number => (next === null ? 1 : 0);
    const paymentMethods = (await directMethods(db, services)).map(serializePaymentMethod);
    return { data: { payments: all.toSorted((a, b) => isPaid(a) - isPaid(b)), paymentMethods } };
  });

  const find = async (memberId: number, id: string) => {
    const [claim] = await readClaims(db, memberId, id);
    if (claim === undefined) throw notFound();
    return claim;
  };

  route(app, getPayment, async ({ member, params }) => ({
    data: { payment: serializeClaimInFull(await find(member.id, params.id), clock.now()) },
  }));

  route(app, postPaymentPay, async ({ member, params, body }) => {
    const claim = await find(member.id, params.id);
    return { data: { paymentSession: await payments.startClaim(claim, body.paymentMethodId) } };
  });

  route(app, getPaymentSession, async ({ member, params }) => {
    const claim = await find(member.id, params.id);
    return { data: { status: await payments.pollClaim(claim, params.reference) } };
  });

  route(app, getInstalments, async ({ member, session }) => {
    const wanted = { memberId: member.id, sessionId: session.id, purpose: 'instalments' as const };
    if (!(await signedPurpose(db, wanted, clock.now()))) {
      throw new ApiError('FORBIDDEN', 'Legitimera dig för att se dina delbetalningar.');
    }
    const plans = (await readClaims(db, member.id)).filter(({ record }) => record.kind === 'instalment');
    return { data: { instalments: plans.map((claim) => serializeClaimInFull(claim, clock.now())) } };
  });
};
