import type { Checkout } from '@shop/contracts/api/checkout';
import { formatKronor } from '@shop/domain/money';
import { feeToShow } from '@shop/domain/purchase-sums';

export type ShippingMethod = Checkout['shippingMethods'][number];

const WHEN: Readonly<Record<ShippingMethod['kind'], (label: string) => string>> = {
  home: (label) => `Leverans ${label}`,
  servicePoint: (label) => `Hos ombudet ${label}`,
  store: (label) => `Kan hämtas ${label}`,
  digital: (label) => `Levereras ${label}`,
};

/** Delivery time in words; empty when it is unknown. */
export const shippingWhen = ({ kind, dateLabel }: ShippingMethod): string =>
  dateLabel === null ? '' : WHEN[kind](dateLabel);

/** What it costs, in words. */
export const shippingPrice = ({ price }: ShippingMethod, isWithoutVat: boolean): string =>
  price === 0 ? 'Gratis' : formatKronor(feeToShow(price, isWithoutVat));
