import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { QueryFlag, Id, Kronor } from './common.ts';
import { EnergyMarking, Insurance, Stock } from './product.ts';

/** [3-06], [O3-04]: a whitelist per product kind; the server refuses unknown keys. */
export const ExtraData = z.strictObject({
  insured: z.optional(z.boolean()),
  giftCard: z.optional(
    z.strictObject({
      recipientName: z.string().check(z.maxLength(100)),
      recipientEmail: z.string().check(z.maxLength(200)),
      message: z.string().check(z.maxLength(500)),
      amount: z.number(),
      /** The day on which the card is mailed, 'YYYY-MM-DD' in Stockholm; at once when it is left out. */
      sendOn: z.optional(z.string().check(z.maxLength(10))),
    }),
  ),
  ctoConfigurationId: z.optional(z.string().check(z.maxLength(100))),
  offerOriginProductId: z.optional(z.number()),
  sharedCartId: z.optional(z.string().check(z.maxLength(100))),
});
export type ExtraData = z.infer<typeof ExtraData>;

/** [3-03], [3-05], [3-07]. Prices per unit in kronor incl. VAT; `unitVat` is the VAT inside `unitPrice`. */
export const CartRow = z.object({
  /** 'pendingTempId{n}' while the row exists only in the browser [3-04]. */
  id: z.string(),
  product: z.object({
    id: z.number(),
    price: z.object({ price: Kronor, vat: Kronor, pass: z.nullable(z.string()), currency: z.string() }),
    name: z.string(),
    subTitle: z.string(),
    previewUrl: z.string(),
    isDigital: z.boolean(),
    isShippable: z.boolean(),
    /** Unix seconds; in the future for a pre-order row. */
    release: z.nullable(z.object({ timestamp: z.number() })),
    maxPerCustomer: z.nullable(z.number()),
    stock: Stock,
    /**
     * What the row's price may be compared with, per unit in kronor incl. VAT, under its legal label: as on the
     * product's card [9-14..16]. Null when the price is not reduced; missing in the rows of orders.
     */
    comparison: z.optional(z.nullable(z.object({ amount: Kronor, label: z.string() }))),
    /** The EU energy label with its product sheet, as on the product's card; missing in the rows of orders. */
    energyMarking: z.optional(z.nullable(EnergyMarking)),
  }),
  unitPrice: Kronor,
  unitVat: Kronor,
  quantity: z.number(),
  extraData: ExtraData,
  /** The insurance that can be, or is, bought with the row; price per unit. */
  insurance: z.nullable(Insurance),
});
export type CartRow = z.infer<typeof CartRow>;

/**
 * Computed by one server function, the source for the texts of cart, USP bar and checkout [O6-18]. All sums in kronor.
 */
export const FreeShipping = z.object({
  limit: Kronor,
  /** What is missing up to the limit; 0 from the limit. */
  remaining: Kronor,
  /** True for members above the limit. Visitors pay, and the texts say so. */
  isFree: z.boolean(),
  isMember: z.boolean(),
});

/** [3-01]. `lastUpdate` is unix milliseconds set by the server [O3-05]. */
export const Cart = z.object({
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  lastUpdate: z.number(),
  rows: z.array(CartRow),
  freeShipping: FreeShipping,
});
export type Cart = z.infer<typeof Cart>;

/** [3-12] A correction of an unknown type is still shown to the shopper [O5-10]. */
export const Correction = z.object({
  type: z.string(),
  value: z.union([z.number(), z.boolean(), z.string(), z.null()]),
  name: z.string(),
  /** Units of the product before and after, where the correction has changed how many there are. */
  from: z.optional(z.number()),
  to: z.optional(z.number()),
});
export type Correction = z.infer<typeof Correction>;

const { insured, giftCard, ctoConfigurationId, offerOriginProductId, sharedCartId } = ExtraData.shape;
const EXTRA_DATA_VALUES = [insured, giftCard, ctoConfigurationId, offerOriginProductId, sharedCartId] as const;

/** [3-09], [O4-02]. productId + unitPrice + pass + extraData name the row; the server sets every price. */
export const CartEvent = z.object({
  method: z.enum(['relative', 'absolute', 'clear', 'updateRow']),
  /** updateRow only: the field of extraData to change. */
  key: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  /** updateRow only: the field's new value, of that field's type [O4-02]. */
  value: z.optional(z.nullable(z.union(EXTRA_DATA_VALUES))),
  extraData: z.optional(z.nullable(ExtraData)),
  productId: z.optional(z.nullable(z.number().check(z.int(), z.positive()))),
  quantity: z.optional(z.nullable(z.number().check(z.int(), z.minimum(-9999), z.maximum(9999)))),
  unitPrice: z.optional(z.nullable(z.number())),
  pass: z.optional(z.nullable(z.string().check(z.maxLength(400)))),
});
export type CartEvent = z.infer<typeof CartEvent>;

/** [3-10..12] Response to every cart call: the cart, and the corrections that the server made to it. */
export const CartResponse = z.object({
  data: z.object({ cart: Cart, errors: z.array(z.string()), corrections: z.array(Correction) }),
});
export type CartResponse = z.infer<typeof CartResponse>;

/** The session’s cart; with `checkCart` it is re-evaluated first and corrections are reported. */
export const getCart = endpoint({
  method: 'GET',
  path: 'cart',
  access: 'exists',
  summary: 'The session’s cart; with checkCart the server re-evaluates it and reports corrections [7.2-01], [O5-01].',
  query: z.object({ checkCart: z.optional(QueryFlag) }),
  response: CartResponse,
});

/** Applies cart events in order, all or none; once per Idempotency-Key. */
export const postCart = endpoint({
  method: 'POST',
  path: 'cart',
  access: 'exists',
  summary:
    'Applies cart events in order, all or none; the Idempotency-Key header makes a batch apply once [7.2-02], [O4-03].',
  body: z.object({ events: z.array(CartEvent).check(z.minLength(1), z.maxLength(200)) }),
  response: CartResponse,
});

/** Why a product of a shared cart cannot be put into the cart as it is. */
const MissingReason = z.enum(['unknown', 'sold-out', 'level', 'gift-card', 'build']);
export type MissingReason = z.infer<typeof MissingReason>;

/** Current prices in kronor for the products of a shared cart, and which of them are unavailable, and why. */
export const getSharedCart = endpoint({
  method: 'GET',
  path: 'cart/shared/:products',
  access: 'exists',
  summary: 'Today’s prices for a shared cart: id:quantity pairs joined by commas, at most 50 [O7-16].',
  params: z.object({ products: z.string().check(z.maxLength(1000)) }),
  response: z.object({
    data: z.object({
      rows: z.array(CartRow),
      unavailable: z.array(Id),
      /** The same with their names and the reason; the name is empty for a product that does not exist. */
      missing: z.optional(z.array(z.object({ id: z.number(), name: z.string(), reason: MissingReason }))),
    }),
  }),
});
