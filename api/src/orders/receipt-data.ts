import type { Receipt } from '@shop/contracts';
import { SHOP } from '@shop/contracts/config';
import { kronorToOre, oreToKronor, vatInside as vatInsideKronor } from '@shop/domain/money';
import { formatZip } from '@shop/domain/validation/normalise';
import { maskCorpNumber } from '@shop/domain/validation/numbers';
import { vatInside } from '../catalogue/price.ts';
import { unixSeconds } from '../clock.ts';
import type { OrderRecord, OrderRowRecord } from './order-store.ts';

/** [O2.17-02] Who sells; what a receipt must name (bokföringslagen, mervärdesskattelagen). */
export const SELLER: Receipt['seller'] = {
  name: SHOP.company.name,
  corpNumber: SHOP.company.organisationNumber,
  vatNumber: `SE${SHOP.company.organisationNumber.replace('-', '')}01`,
  address: `${SHOP.company.street}, ${SHOP.company.zipCode} ${SHOP.company.city}`,
  email: SHOP.company.email,
};

/** 25 % on freight and fees. */
const STANDARD_RATE = 250;

/** A line in öre; `vatOre` is the VAT inside `totalOre`. */
interface Line {
  readonly name: string;
  readonly quantity: number;
  readonly unitPriceOre: number;
  readonly discountOre: number;
  readonly totalOre: number;
  readonly vatPerMille: number;
  readonly vatOre: number;
}

export interface ReceiptPayment {
  readonly name: string;
  readonly amountOre: number;
}

/** Goods of a row, or of some of its units: `discountOre` is theirs alone. */
function goodsLines(row: OrderRowRecord, quantity: number, discountOre: number): Line[] {
  const goods = row.unitPriceOre * quantity;
  const insuranceOre = (row.insurance?.priceOre ?? 0) * quantity;
  return [
    {
      name: row.name,
      quantity,
      unitPriceOre: row.unitPriceOre,
      discountOre,
      totalOre: goods - discountOre,
      vatPerMille: row.vatPerMille,
      vatOre: row.unitVatOre * quantity - vatInside(discountOre, row.vatPerMille),
    },
    ...(insuranceOre === 0
      ? []
      : [
          {
            name: row.insurance?.name ?? 'Försäkring',
            quantity,
            unitPriceOre: row.insurance?.priceOre ?? 0,
            discountOre: 0,
            totalOre: insuranceOre,
            vatPerMille: 0,
            vatOre: 0,
          },
        ]),
  ];
}

/** Freight and fee: their VAT is that of the sum, as in the order's totals. */
function feeLines(shippingOre: number, shippingName: string, paymentFeeOre: number): Line[] {
  const vatOf = (ore: number): number => kronorToOre(vatInsideKronor(oreToKronor(ore)));
  const feeVat = vatOf(shippingOre + paymentFeeOre) - vatOf(shippingOre);
  const line = (name: string, ore: number, vatOre: number): Line[] =>
    ore === 0
      ? []
      : [
          {
            name,
            quantity: 1,
            unitPriceOre: ore,
            discountOre: 0,
            totalOre: ore,
            vatPerMille: STANDARD_RATE,
            vatOre,
          },
        ];
  return [
    ...line(`Frakt: ${shippingName}`, shippingOre, vatOf(shippingOre)),
    ...line('Avgift för betalsättet', paymentFeeOre, feeVat),
  ];
}

function build(
  kind: Receipt['kind'],
  record: OrderRecord,
  lines: readonly Line[],
  payments: readonly ReceiptPayment[],
  now: Date,
): Omit<Receipt, 'number'> {
  const sign = kind === 'credit' ? -1 : 1;
  const kronor = (ore: number): number => oreToKronor(sign * ore);
  const rates = [...new Set(lines.map(({ vatPerMille }) => vatPerMille))].filter((rate) => rate > 0);
  const { customer } = record;
  const isCompany = customer.kind === 'company';
  const billed = customer.invoiceAddress ?? customer;
  const sum = (of: readonly Line[], key: 'totalOre' | 'vatOre'): number =>
    of.reduce((total, line) => total + line[key], 0);
  return {
    kind,
    orderId: record.id,
    issuedAt: unixSeconds(now),
    seller: SELLER,
    buyer: {
      name: isCompany ? customer.companyName : `${customer.firstName} ${customer.lastName}`.trim(),
      address: [billed.street, `${formatZip(billed.zipCode)} ${billed.city}`.trim()].filter(Boolean).join(', '),
      // A sole trader's is a personal number; the law requires only the buyer's name and address (mervärdesskattelagen
      // 17 kap. 24 §).
      corpNumber: isCompany ? maskCorpNumber(customer.corpNumber) : '',
      reference: isCompany ? customer.invoiceReference : '',
    },
    rows: lines.map((line) => ({
      name: line.name,
      quantity: sign * line.quantity,
      unitPrice: oreToKronor(line.unitPriceOre),
      discount: kronor(line.discountOre),
      total: kronor(line.totalOre),
      vatRate: line.vatPerMille === 0 ? null : line.vatPerMille / 10,
    })),
    vat: rates
      .toSorted((a, b) => b - a)
      .map((rate) => {
        const own = lines.filter(({ vatPerMille }) => vatPerMille === rate);
        const [gross, vat] = [sum(own, 'totalOre'), sum(own, 'vatOre')];
        return { rate: rate / 10, net: kronor(gross - vat), vat: kronor(vat), gross: kronor(gross) };
      }),
    total: kronor(sum(lines, 'totalOre')),
    totalVat: kronor(sum(lines, 'vatOre')),
    payments: payments.map(({ name, amountOre }) => ({ name, amount: kronor(amountOre) })),
  };
}

/** The receipt of a whole order; its sums are the order's own to the öre. */
export const receiptOf = (
  record: OrderRecord,
  rows: readonly OrderRowRecord[],
  { shippingName, payments }: { shippingName: string; payments: readonly ReceiptPayment[] },
  now: Date,
): Omit<Receipt, 'number'> =>
  build(
    'receipt',
    record,
    [
      ...rows.flatMap((row) => goodsLines(row, row.quantity, row.discountOre)),
      ...feeLines(record.shippingOre, shippingName, record.paymentFeeOre),
    ],
    payments,
    now,
  );

export interface ReturnedUnits {
  readonly row: OrderRowRecord;
  readonly quantity: number;
  readonly refundOre: number;
}

/** The credit note of a return, in negative amounts. */
export const creditOf = (
  record: OrderRecord,
  returned: readonly ReturnedUnits[],
  { shippingOre, paymentFeeOre, paidBack }: { shippingOre: number; paymentFeeOre: number; paidBack: ReceiptPayment },
  now: Date,
): Omit<Receipt, 'number'> =>
  build(
    'credit',
    record,
    [
      ...returned.flatMap(({ row, quantity, refundOre }) => {
        const full = (row.unitPriceOre + (row.insurance?.priceOre ?? 0)) * quantity;
        return goodsLines(row, quantity, full - refundOre);
      }),
      ...feeLines(shippingOre, 'återbetald', paymentFeeOre),
    ],
    [paidBack],
    now,
  );
