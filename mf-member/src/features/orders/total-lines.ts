import type { Order } from '@shop/contracts/api/checkout';

export interface TotalLine {
  readonly label: string;
  /** Kronor. */
  readonly amount: number;
}

/** The sums of an order before its total; zero sums without information are left out, free shipping is shown. */
export const totalLines = ({ goods, insurance, shipping, paymentFee, discount }: Order['totals']): TotalLine[] =>
  [
    { label: 'Varor', amount: goods, isAlwaysShown: true },
    { label: 'Försäkring', amount: insurance, isAlwaysShown: false },
    { label: 'Frakt', amount: shipping, isAlwaysShown: true },
    { label: 'Betalavgift', amount: paymentFee, isAlwaysShown: false },
    { label: 'Rabatt', amount: -discount, isAlwaysShown: false },
  ]
    .filter(({ amount, isAlwaysShown }) => isAlwaysShown || amount !== 0)
    .map(({ label, amount }) => ({ label, amount: amount + 0 }));
