import { ORDER_ENTRY_NAME } from '@shop/domain/feed';
import { createHash } from 'node:crypto';
import type {
  claim,
  claimPart,
  experienceLedger,
  feedEntry,
  member,
  order,
  orderEvent,
  orderRow,
  OrderStatus,
  payment,
} from '@shop/api/db/schema';
import type { ProductSummary } from '../catalogue/summary.ts';
import { daysFrom } from '../engine/calendar.ts';
import { vatInside } from '../engine/price-ending.ts';
import { type Random, randomFor } from '../engine/random.ts';
import { SHIPPING_IDS } from '../places/shipping-methods.ts';
import { KNOWN_MEMBERS } from './members.ts';

type MemberRow = typeof member.$inferInsert;

interface OrderRows {
  readonly orders: (typeof order.$inferInsert)[];
  readonly rows: (typeof orderRow.$inferInsert)[];
  readonly events: (typeof orderEvent.$inferInsert)[];
  readonly payments: (typeof payment.$inferInsert)[];
  readonly claims: (typeof claim.$inferInsert)[];
  readonly claimParts: (typeof claimPart.$inferInsert)[];
  readonly feed: (typeof feedEntry.$inferInsert)[];
  readonly ledger: (typeof experienceLedger.$inferInsert)[];
}

/** One order of each kind per known member: its history, and how many days ago it was placed. */
const STORIES: readonly {
  readonly path: readonly OrderStatus[];
  readonly daysAgo: number;
  readonly isPickup?: boolean;
  /** Bought on an invoice: still to pay, or paid before it was due. */
  readonly invoice?: 'unpaid' | 'paid';
}[] = [
  { path: ['received'], daysAgo: 0.1 },
  { path: ['received', 'packing'], daysAgo: 0.8 },
  { path: ['received', 'packing', 'shipped'], daysAgo: 2.2, invoice: 'unpaid' },
  { path: ['received', 'packing', 'readyForPickup'], daysAgo: 1.5, isPickup: true },
  { path: ['received', 'packing', 'shipped', 'delivered'], daysAgo: 24 },
  { path: ['received', 'packing', 'shipped', 'delivered'], daysAgo: 96, invoice: 'paid' },
  { path: ['received', 'packing', 'shipped', 'delivered', 'returned'], daysAgo: 140 },
  { path: ['received', 'cancelled'], daysAgo: 61 },
  { path: ['awaitingPayment'], daysAgo: 0.3 },
];

/** Members of low levels have bought little: what their orders earned must not exceed their XP. */
const NEWCOMER_LEVEL = 6;
const NEWCOMER_PRICE_ORE = 50_000;

const HOURS_PER_STEP = 14;
/** XP is given when the right of withdrawal has ended [O4-38]. */
const WITHDRAWAL_DAYS = 14;
const CARD = 1;
const LINK = 3;
const INVOICE = 4;
const INVOICE_DAYS = 30;
const PAID_ON_DAY = 24;
const STATUS_TEXT: Readonly<Record<OrderStatus, string>> = {
  awaitingPayment: 'väntar på betalning',
  received: 'är mottagen',
  packing: 'packas',
  shipped: 'är skickad',
  readyForPickup: 'är redo att hämta',
  delivered: 'är levererad',
  cancelled: 'är avbeställd',
  returned: 'är återlämnad',
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const paymentStatusOf = (status: OrderStatus): 'pending' | 'paid' | 'refunded' | 'cancelled' =>
  status === 'awaitingPayment'
    ? 'pending'
    : status === 'cancelled'
      ? 'cancelled'
      : status === 'returned'
        ? 'refunded'
        : 'paid';

function customerOf(row: MemberRow) {
  const isCompany = row.isCorporateCustomer === true;
  return {
    kind: isCompany ? ('company' as const) : ('private' as const),
    email: row.email,
    mobile: row.phoneNumber ?? '',
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    street: row.street ?? '',
    zipCode: row.zipCode ?? '',
    city: row.city ?? '',
    companyName: row.companyName ?? '',
    corpNumber: row.corpNumber ?? '',
    invoiceReference: row.invoiceReference ?? '',
  };
}

/** Order history, feed and XP of the members that the README names; feeds stay empty for everyone else. */
export function orderRows(members: readonly MemberRow[], products: readonly ProductSummary[], now: Date): OrderRows {
  const made: OrderRows = {
    orders: [],
    rows: [],
    events: [],
    payments: [],
    claims: [],
    claimParts: [],
    feed: [],
    ledger: [],
  };
  const shelf = products.filter(
    (each) =>
      !each.isUpcoming &&
      !each.isFyndware &&
      !each.isDigital &&
      !each.isDiscontinued &&
      !each.isRestricted &&
      each.priceOre < 600_000,
  );
  for (const { id: memberId } of KNOWN_MEMBERS) {
    const row = members.find(({ id }) => id === memberId);
    if (row === undefined) continue;
    const affordable =
      (row.rankLevel ?? 0) < NEWCOMER_LEVEL ? shelf.filter(({ priceOre }) => priceOre < NEWCOMER_PRICE_ORE) : shelf;
    STORIES.forEach((story, index) =>
      addOrder(made, row, memberId, story, index, affordable, randomFor(`order:${memberId}:${index}`), now),
    );
    made.feed.push({
      memberId,
      name: 'welcome',
      title: 'Välkommen ombord! Här ser du vad som händer med dina beställningar.',
      avatarName: '',
      path: { name: 'member.benefits', params: {} },
      occuredAt: daysFrom(now, -300),
      dismissed: true,
    });
  }
  return made;
}

type Story = (typeof STORIES)[number];

interface Line {
  readonly product: ProductSummary;
  readonly quantity: number;
}

/** Values shared by all rows of one order. */
interface Sale {
  readonly story: Story;
  readonly memberId: number;
  readonly orderId: string;
  readonly lines: readonly Line[];
  readonly goodsOre: number;
  readonly totalOre: number;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const vatOf = ({ product, quantity }: Line): number => vatInside(product.priceOre, product.vatPerMille) * quantity;

/** The method, and what it costs. */
function shippingOf({ isPickup }: Story, goodsOre: number): { id: number; priceOre: number } {
  if (isPickup) return { id: SHIPPING_IDS.storePickup, priceOre: 0 };
  if (goodsOre >= 50_000) return { id: SHIPPING_IDS.memberFree, priceOre: 0 };
  return { id: SHIPPING_IDS.servicePoint, priceOre: 4900 };
}

function invoiceRows({ story, orderId, totalOre, createdAt }: Sale): Pick<OrderRows, 'claims' | 'claimParts'> {
  if (story.invoice === undefined) return { claims: [], claimParts: [] };
  const claimId = `F-${orderId.slice(3)}`;
  const part = {
    claimId,
    number: 1,
    dueAt: daysFrom(createdAt, INVOICE_DAYS),
    principalOre: totalOre,
    interestOre: 0,
    feeOre: 0,
    creditedOre: 0,
    paidAt: story.invoice === 'paid' ? daysFrom(createdAt, PAID_ON_DAY) : null,
  };
  return { claims: [{ id: claimId, orderId, kind: 'invoice', createdAt }], claimParts: [part] };
}

const lineRows = ({ story, orderId, lines }: Sale): OrderRows['rows'] =>
  lines.map(({ product, quantity }, position) => ({
    orderId,
    position,
    productId: product.id,
    name: product.name,
    subTitle: product.subTitle,
    unitPriceOre: product.priceOre,
    unitVatOre: vatInside(product.priceOre, product.vatPerMille),
    vatPerMille: product.vatPerMille,
    quantity,
    extraData: {},
    insurance: null,
    isDigital: false,
    releaseAt: null,
    takenFrom: { [story.isPickup ? 27 : 'web']: quantity },
  }));

const paymentRow = ({
  story,
  orderId,
  totalOre,
  status,
  createdAt,
  updatedAt,
}: Sale): OrderRows['payments'][number] => ({
  orderId,
  provider: status === 'awaitingPayment' ? 'link' : story.invoice === undefined ? 'card' : 'invoice',
  reference: `seed-${orderId}`,
  sessionToken: null,
  redirectUrl: null,
  amountOre: totalOre,
  status: paymentStatusOf(status),
  createdAt,
  updatedAt,
});

const feedRow = ({ story, memberId, orderId, status, updatedAt }: Sale): OrderRows['feed'][number] => ({
  memberId,
  name: ORDER_ENTRY_NAME,
  title: `Din beställning ${orderId} ${STATUS_TEXT[status]}.`,
  avatarName: '',
  path: { name: 'order', params: { id: orderId } },
  occuredAt: updatedAt,
  dismissed: story.daysAgo > 30,
});

const purchaseXp = ({ memberId, orderId, goodsOre, updatedAt }: Sale): OrderRows['ledger'][number] => ({
  memberId,
  amount: Math.floor(goodsOre / 100),
  kind: 'purchase',
  source: orderId,
  reason: `Köp ${orderId}`,
  createdAt: daysFrom(updatedAt, WITHDRAWAL_DAYS),
});

const orderOf = (sale: Sale, buyer: MemberRow): OrderRows['orders'][number] => {
  const { story, memberId, orderId, lines, goodsOre, totalOre, status, createdAt, updatedAt } = sale;
  const shipping = shippingOf(story, goodsOre);
  return {
    id: orderId,
    secretHash: digest(`seed:${orderId}`),
    memberId,
    cartId: null,
    sessionId: null,
    idempotencyKey: `seed-${orderId}`,
    status,
    paymentStatus: paymentStatusOf(status),
    paymentMethodId: status === 'awaitingPayment' ? LINK : story.invoice === undefined ? CARD : INVOICE,
    shippingMethodId: shipping.id,
    storeId: story.isPickup ? 27 : null,
    dateLabel: null,
    customer: customerOf(buyer),
    goodsOre,
    insuranceOre: 0,
    shippingOre: shipping.priceOre,
    paymentFeeOre: 0,
    discountOre: 0,
    totalOre,
    vatOre: lines.reduce((sum, line) => sum + vatOf(line), 0) + vatInside(shipping.priceOre, 250),
    isPreOrder: false,
    createdAt,
    updatedAt,
  };
};

function addOrder(
  made: OrderRows,
  row: MemberRow,
  memberId: number,
  story: Story,
  index: number,
  shelf: readonly ProductSummary[],
  random: Random,
  now: Date,
): void {
  const createdAt = daysFrom(now, -story.daysAgo);
  const orderId = `PH${String(26_000_000 + memberId * 1000 + index * 37 + random.int(1, 30))}`;
  const lines = random
    .some(shelf, random.int(1, 3))
    .map((product) => ({ product, quantity: random.chance(0.2) ? 2 : 1 }));
  const goodsOre = lines.reduce((sum, { product, quantity }) => sum + product.priceOre * quantity, 0);
  const sale: Sale = {
    story,
    memberId,
    orderId,
    lines,
    goodsOre,
    totalOre: goodsOre + shippingOf(story, goodsOre).priceOre,
    status: story.path.at(-1) ?? 'received',
    createdAt,
    updatedAt: daysFrom(createdAt, ((story.path.length - 1) * HOURS_PER_STEP) / 24),
  };
  const { claims, claimParts } = invoiceRows(sale);
  made.orders.push(orderOf(sale, row));
  made.claims.push(...claims);
  made.claimParts.push(...claimParts);
  made.rows.push(...lineRows(sale));
  story.path.forEach((step, position) =>
    made.events.push({ orderId, status: step, at: daysFrom(createdAt, (position * HOURS_PER_STEP) / 24) }),
  );
  made.payments.push(paymentRow(sale));
  made.feed.push(feedRow(sale));
  if (sale.status === 'delivered') made.ledger.push(purchaseXp(sale));
}
