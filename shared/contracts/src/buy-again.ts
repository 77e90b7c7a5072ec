import type { Order } from './api/checkout.ts';
import type { EventInput } from './events.ts';

type Row = Order['rows'][number];

/** A row's still valid options for a repeated purchase: its former offer or shared cart is not. */
const lastingData = ({ insured, giftCard, ctoConfigurationId }: Row['extraData']): Row['extraData'] => ({
  ...(insured === true && { insured }),
  ...(giftCard && { giftCard }),
  ...(ctoConfigurationId !== undefined && { ctoConfigurationId }),
});

/**
 * 'Köp igen' [O2.17-02]: the same goods as commands to the cart. The old price only names the row; the server sets
 * today's.
 */
export const buyAgainEvents = (rows: readonly Row[]): EventInput<'cart.add'>[] =>
  rows.map((row) => ({
    productId: row.product.id,
    quantity: row.quantity,
    unitPrice: row.unitPrice,
    unitVat: row.unitVat,
    extraData: lastingData(row.extraData),
    name: row.product.name,
    subTitle: row.product.subTitle,
    previewUrl: row.product.previewUrl,
  }));
