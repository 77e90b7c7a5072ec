import type { discountCode, giftCard } from '@shop/api/db/schema';
import { hashGiftCardCode } from '@shop/api/orders/gift-card-code';
import { daysFrom } from '../engine/calendar.ts';

const DEFAULTS = {
  startsAt: null,
  endsAt: null,
  minimumGoodsOre: 0,
  maxUses: null,
  maxPerCustomer: null,
  uses: 0,
  isActive: true,
} as const;

/** Codes that the README names; one of each kind, one that has run out and one that is used up. */
export const discountCodeRows = (now: Date): (typeof discountCode.$inferInsert)[] => [
  {
    ...DEFAULTS,
    code: 'VALKOMMEN10',
    name: 'Välkommen: 10 % på första köpet',
    kind: 'percent',
    value: 10,
    maxPerCustomer: 1,
    createdAt: daysFrom(now, -200),
  },
  {
    ...DEFAULTS,
    code: 'HUNDRALAPP',
    name: '100 kr på köp över 1 000 kr',
    kind: 'amount',
    value: 10_000,
    minimumGoodsOre: 100_000,
    startsAt: daysFrom(now, -30),
    endsAt: daysFrom(now, 60),
    createdAt: daysFrom(now, -30),
  },
  {
    ...DEFAULTS,
    code: 'FRAKTFRITT',
    name: 'Fri frakt upp till 99 kr',
    kind: 'freeShipping',
    value: 9900,
    createdAt: daysFrom(now, -90),
  },
  {
    ...DEFAULTS,
    code: 'SOMMAR25',
    name: 'Sommarkampanj',
    kind: 'percent',
    value: 25,
    startsAt: daysFrom(now, -150),
    endsAt: daysFrom(now, -90),
    createdAt: daysFrom(now, -150),
  },
  {
    ...DEFAULTS,
    code: 'FORST100',
    name: 'De hundra första',
    kind: 'amount',
    value: 20_000,
    minimumGoodsOre: 50_000,
    maxUses: 100,
    uses: 100,
    createdAt: daysFrom(now, -20),
  },
];

/** A gift card of 500 kr with 350 kr left; its code is in the README, and stored only as a hash. */
export const giftCardRows = (now: Date): (typeof giftCard.$inferInsert)[] => [
  {
    id: '6f1d1f0e-5a3b-4c7e-9d2a-0b1c2d3e4f50',
    codeHash: hashGiftCardCode('PXHM-DEMO-2345-6789'),
    lastFour: '6789',
    amountOre: 50_000,
    balanceOre: 35_000,
    expiresAt: daysFrom(now, 600),
    createdAt: daysFrom(now, -130),
  },
];
