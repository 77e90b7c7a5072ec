import { randomUUID } from 'node:crypto';
import type { Cart, CartEvent } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { EMPTY_DRAFT } from '../checkout/draft.ts';
import { joinDrafts, readDraft } from '../checkout/draft-store.ts';
import type { Tx } from '../db/client.ts';
import { cart } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import type { Services } from '../services.ts';
import { applyCommands } from './apply-events.ts';
import {
  type CartLine,
  hasNotices,
  joinNotices,
  mergeLines,
  noNotices,
  type Notices,
  type Shopper,
} from './cart-line.ts';
import { type CartProducts, loadCartProducts } from './cart-product.ts';
import {
  batchNotices,
  type CartOwner,
  findCart,
  readLines,
  saveCart,
  type StoredCart,
  takeNotices,
  touchCart,
} from './cart-store.ts';
import { correctCart } from './correct-cart.ts';
import { type LockedCart, lockCart, lockOrCreateCart } from './lock-cart.ts';
import { purchaseHistory } from './purchase-history.ts';
import { checkCommands, readEvent } from './read-event.ts';
import { createPassChecker } from './unit-price.ts';
import { emptyCart, serializeCart } from './serialize-cart.ts';

/** A serialized cart, with the notices for the shopper. */
export interface CartResult {
  readonly cart: Cart;
  readonly notices: Notices;
}

/** A corrected cart inside a transaction that has locked it. */
export interface CheckedCart {
  readonly stored: StoredCart;
  readonly lines: CartLine[];
  readonly products: CartProducts;
  readonly notices: Notices;
}

export interface Carts {
  /** [7.2-01] The stored cart. */
  read(owner: CartOwner | null, shopper: Shopper): Promise<CartResult>;
  /** [O5-01] Corrects the stored cart first. */
  check(owner: CartOwner | null, shopper: Shopper): Promise<CartResult>;
  /** [7.2-02], [O4-02], [O4-03] Applies a batch whole, or throws and applies nothing; a key's batch is applied once. */
  apply(owner: CartOwner, shopper: Shopper, events: readonly CartEvent[], key: string | null): Promise<CartResult>;
  /** Corrects the cart in the caller's transaction and leaves it locked; null when there is none. */
  checkIn(tx: Tx, owner: CartOwner, shopper: Shopper): Promise<CheckedCart | null>;
  /**
   * [O4-06] Login: adds the visitor's rows, if there are any, to the member's cart and corrects it; reported with the
   * next response.
   */
  merge(tx: Tx, visitor: CartOwner | null, member: Shopper & { readonly memberId: number }): Promise<void>;
  /**
   * Puts the rows of an order that has come to nothing back beside what is in the cart, at today's prices and stock;
   * `also` runs in the same transaction, with the cart as it is then, locked.
   */
  putBack(
    owner: CartOwner,
    shopper: Shopper,
    lines: readonly CartLine[],
    also: (tx: Tx, checked: CheckedCart) => Promise<void>,
  ): Promise<CartResult>;
  /** Removes all rows, after they have become an order. */
  empty(tx: Tx, checked: CheckedCart): Promise<void>;
}

interface Settling {
  readonly clock: Services['clock'];
  readonly passes: ReturnType<typeof createPassChecker>;
}

interface NewLines {
  readonly lines: readonly CartLine[];
  readonly shopper: Shopper;
  /** Effects of a batch of events; its key, if it has one, makes a repeated batch get the same notices. */
  readonly applied?: {
    readonly errors: string[];
    readonly insuranceChoices: ReadonlyMap<number, boolean>;
    readonly key: string | null;
  };
}

/**
 * Corrects the lines and stores what differs from those of the locked cart, with the notices of a batch that has a key.
 */
async function settle(
  { clock, passes }: Settling,
  tx: Tx,
  { stored, lines: before, products }: LockedCart,
  { lines, shopper, applied }: NewLines,
): Promise<CheckedCart> {
  const now = clock.now();
  const history = await purchaseHistory(tx, shopper, products, now);
  const choices = applied && { insuranceChoices: applied.insuranceChoices };
  const corrected = correctCart(lines, { products, shopper, now, passes, history, ...choices });
  const own = { errors: applied?.errors ?? [], corrections: [] };
  const notices = joinNotices(own, stored.notices ?? noNotices(), corrected.notices);
  const key = applied?.key ?? null;
  const batch = key !== null && hasNotices(notices) ? { batch: { key, notices } } : {};
  const saved = await saveCart(tx, stored, { before, after: corrected.lines, ...batch }, now);
  return { stored: saved, lines: corrected.lines, products, notices };
}

const unitsOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** [O4-06] Says that two carts have become one: how many units the visitor brought, and how many waited. */
function mergeNotice(brought: readonly CartLine[], waiting: readonly CartLine[]): Notices {
  if (brought.length === 0 || waiting.length === 0) return noNotices();
  const from = unitsOf(waiting);
  const value = unitsOf(brought);
  return { errors: [], corrections: [{ type: 'CART_MERGED', value, name: '', from, to: from + value }] };
}

/** Adds rows and checkout draft of a visitor to a member's cart. */
function createMerge(settling: Settling): Carts['merge'] {
  return async (tx, visitor, member) => {
    const now = settling.clock.now();
    const owner = { memberId: member.memberId };
    const from = visitor === null ? null : await lockCart(tx, visitor, { now });
    const draft = from === null ? EMPTY_DRAFT : await readDraft(tx, from.stored.id);
    if (from !== null) await tx.delete(cart).where(eq(cart.id, from.stored.id));
    const productIds = (from?.lines ?? []).map(({ productId }) => productId);
    const into = await (from === null ? lockCart : lockOrCreateCart)(tx, owner, { now, productIds });
    if (into === null) return;
    await joinDrafts(tx, draft, into.stored.id, now);

    const brought = (from?.lines ?? []).map((line) => ({ ...line, id: randomUUID() }));
    const { stored, notices } = await settle(settling, tx, into, {
      lines: mergeLines([...into.lines, ...brought]),
      shopper: member,
    });
    // The browser has a copy of the visitor's cart: the member's must count as newer [O3-05].
    const latest = new Date(Math.max(stored.updatedAt.getTime(), from?.stored.updatedAt.getTime() ?? 0));
    const pending = joinNotices(
      from?.stored.notices ?? noNotices(),
      mergeNotice(from?.lines ?? [], into.lines),
      notices,
    );
    await touchCart(tx, { ...stored, updatedAt: latest }, now, hasNotices(pending) ? pending : null);
  };
}

export function createCarts({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>): Carts {
  const passes = createPassChecker(config.secrets);
  const settling: Settling = { clock, passes };

  const toResult = ({ stored, lines, products, notices }: CheckedCart, shopper: Shopper): CartResult => ({
    cart: serializeCart(stored, lines, products, { shopper, now: clock.now() }),
    notices,
  });

  const checkIn: Carts['checkIn'] = async (tx, owner, shopper) => {
    const locked = await lockCart(tx, owner, { now: clock.now() });
    return locked === null ? null : settle(settling, tx, locked, { lines: locked.lines, shopper });
  };

  return {
    checkIn,

    async read(owner, shopper) {
      const stored = owner === null ? undefined : await findCart(db, owner);
      if (stored === undefined) return { cart: emptyCart(shopper, clock.now()), notices: noNotices() };
      const lines = await readLines(db, stored.id);
      const ids = lines.map(({ productId }) => productId);
      const products = await loadCartProducts(db, ids, clock.now());
      const notices = (await takeNotices(db, stored)) ?? noNotices();
      return { cart: serializeCart(stored, lines, products, { shopper, now: clock.now() }), notices };
    },

    async check(owner, shopper) {
      const checked = owner === null ? null : await inTransaction(db, (tx) => checkIn(tx, owner, shopper));
      if (checked === null) return { cart: emptyCart(shopper, clock.now()), notices: noNotices() };
      return toResult(checked, shopper);
    },

    async apply(owner, shopper, events, key) {
      const commands = events.map(readEvent);
      const productIds = commands.flatMap((command) => (command.method === 'clear' ? [] : [command.row.productId]));
      return inTransaction(db, async (tx) => {
        const now = clock.now();
        const locked = await lockOrCreateCart(tx, owner, { now, key, productIds });
        const { lines, products } = locked;
        if (key !== null && !locked.isNewBatch) {
          const earlier = (await batchNotices(tx, locked.stored.id, key)) ?? noNotices();
          return toResult({ ...locked, notices: earlier }, shopper);
        }
        checkCommands(commands, products, now);
        const applied = applyCommands(lines, commands, { products, shopper, now, passes });
        return toResult(
          await settle(settling, tx, locked, { lines: applied.lines, shopper, applied: { ...applied, key } }),
          shopper,
        );
      });
    },

    merge: createMerge(settling),

    putBack: (owner, shopper, lines, also) =>
      inTransaction(db, async (tx) => {
        const productIds = lines.map(({ productId }) => productId);
        const into = await lockOrCreateCart(tx, owner, { now: clock.now(), productIds });
        const merged = { lines: mergeLines([...into.lines, ...lines]), shopper };
        const checked = await settle(settling, tx, into, merged);
        await also(tx, checked);
        // Whatever the corrections say is shown with the next response, by the page that shows the cart.
        if (hasNotices(checked.notices)) await touchCart(tx, checked.stored, clock.now(), checked.notices);
        return toResult(checked, shopper);
      }),

    async empty(tx, { stored, lines }) {
      await saveCart(tx, stored, { before: lines, after: [] }, clock.now());
    },
  };
}
