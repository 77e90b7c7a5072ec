import { randomUUID } from 'node:crypto';
import type { Cart, CartEvent } from '@shop/shared/contracts';
import { eq } from 'drizzle-orm';
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
  claimBatch,
  findCart,
  keepBatchNotices,
  lockCart,
  lockOrCreateCart,
  readLines,
  type StoredCart,
  takeNotices,
  touchCart,
  writeLines,
} from './cart-store.ts';
import { correctCart } from './correct-cart.ts';
import { purchaseHistory } from './purchase-history.ts';
import { checkCommands, readEvent } from './read-event.ts';
import { createPassChecker } from './unit-price.ts';
import { emptyCart, wireCart } from './wire-cart.ts';

/** A cart as it is answered, with what the shopper must be told. */
export interface CartResult {
  readonly cart: Cart;
  readonly notices: Notices;
}

/** A corrected cart inside a transaction that holds it. */
export interface CheckedCart {
  readonly stored: StoredCart;
  readonly lines: CartLine[];
  readonly products: CartProducts;
  readonly notices: Notices;
}

export interface Carts {
  /** [7.2-01] The cart as it is stored. */
  read(owner: CartOwner | null, shopper: Shopper): Promise<CartResult>;
  /** [O5-01] Corrects the stored cart first. */
  check(owner: CartOwner | null, shopper: Shopper): Promise<CartResult>;
  /** [7.2-02], [O4-02], [O4-03] Applies a batch whole, or throws and applies nothing; a key's batch is applied once. */
  apply(owner: CartOwner, shopper: Shopper, events: readonly CartEvent[], key: string | null): Promise<CartResult>;
  /** Corrects the cart in the caller's transaction and keeps it locked; null when there is none. */
  checkIn(tx: Tx, owner: CartOwner, shopper: Shopper): Promise<CheckedCart | null>;
  /** [O4-06] Login: adds the visitor's rows, if there are any, to the member's cart and corrects it; told with the next answer. */
  merge(tx: Tx, visitor: CartOwner | null, member: Shopper & { readonly memberId: number }): Promise<void>;
  /** Takes all rows out, after they have become an order. */
  empty(tx: Tx, checked: CheckedCart): Promise<void>;
}

export function createCarts({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>): Carts {
  const passes = createPassChecker(config.secret);

  /** Corrects the lines, stores what differs from `before`, and leaves `lastUpdate` alone when nothing does. */
  const settle = async (
    tx: Tx,
    stored: StoredCart,
    before: readonly CartLine[],
    lines: readonly CartLine[],
    products: CartProducts,
    shopper: Shopper,
    insuranceChoices?: ReadonlyMap<number, boolean>,
  ): Promise<CheckedCart> => {
    const now = clock.now();
    const history = await purchaseHistory(tx, shopper, products, now);
    const context = { products, shopper, now, passes, history, ...(insuranceChoices && { insuranceChoices }) };
    const corrected = correctCart(lines, context);
    const isChanged = JSON.stringify(before) !== JSON.stringify(corrected.lines);
    if (isChanged) await writeLines(tx, stored.id, before, corrected.lines);
    const updatedAt = isChanged || stored.notices !== null ? await touchCart(tx, stored, now) : stored.updatedAt;
    return {
      stored: { ...stored, updatedAt, notices: null },
      lines: corrected.lines,
      products,
      notices: joinNotices(stored.notices ?? noNotices(), corrected.notices),
    };
  };

  const resultOf = ({ stored, lines, products, notices }: CheckedCart, shopper: Shopper): CartResult => ({
    cart: wireCart(stored, lines, products, shopper),
    notices,
  });

  const present = async (tx: Tx, stored: StoredCart): Promise<Omit<CheckedCart, 'notices'>> => {
    const lines = await readLines(tx, stored.id);
    return {
      stored,
      lines,
      products: await loadCartProducts(
        tx,
        lines.map(({ productId }) => productId),
      ),
    };
  };

  const checkLocked = async (tx: Tx, stored: StoredCart, shopper: Shopper): Promise<CheckedCart> => {
    const { lines, products } = await present(tx, stored);
    return settle(tx, stored, lines, lines, products, shopper);
  };

  const checkIn: Carts['checkIn'] = async (tx, owner, shopper) => {
    const stored = await lockCart(tx, owner);
    return stored === undefined ? null : checkLocked(tx, stored, shopper);
  };

  return {
    checkIn,

    async read(owner, shopper) {
      const stored = owner === null ? undefined : await findCart(db, owner);
      if (stored === undefined) return { cart: emptyCart(shopper, clock.now()), notices: noNotices() };
      const lines = await readLines(db, stored.id);
      const products = await loadCartProducts(
        db,
        lines.map(({ productId }) => productId),
      );
      const notices = (await takeNotices(db, stored)) ?? noNotices();
      return { cart: wireCart(stored, lines, products, shopper), notices };
    },

    async check(owner, shopper) {
      const checked = owner === null ? null : await inTransaction(db, (tx) => checkIn(tx, owner, shopper));
      if (checked === null) return { cart: emptyCart(shopper, clock.now()), notices: noNotices() };
      return resultOf(checked, shopper);
    },

    async apply(owner, shopper, events, key) {
      const commands = events.map(readEvent);
      const named = commands.flatMap((command) => (command.method === 'clear' ? [] : [command.row.productId]));
      return inTransaction(db, async (tx) => {
        const now = clock.now();
        const stored = await lockOrCreateCart(tx, owner, now);
        if (key !== null && !(await claimBatch(tx, stored.id, key, now))) {
          const told = (await batchNotices(tx, stored.id, key)) ?? noNotices();
          return resultOf({ ...(await present(tx, stored)), notices: told }, shopper);
        }
        const before = await readLines(tx, stored.id);
        const products = await loadCartProducts(tx, [...named, ...before.map(({ productId }) => productId)]);
        checkCommands(commands, products);
        const applied = applyCommands(before, commands, { products, shopper, now, passes });
        const settled = await settle(tx, stored, before, applied.lines, products, shopper, applied.insuranceChoices);
        const notices = joinNotices({ errors: applied.errors, corrections: [] }, settled.notices);
        if (key !== null && hasNotices(notices)) await keepBatchNotices(tx, stored.id, key, notices);
        return resultOf({ ...settled, notices }, shopper);
      });
    },

    async merge(tx, visitor, member) {
      const owner = { memberId: member.memberId };
      const from = visitor === null ? undefined : await lockCart(tx, visitor);
      const brought = from === undefined ? [] : await readLines(tx, from.id);
      if (from !== undefined) await tx.delete(cart).where(eq(cart.id, from.id));
      const into = from === undefined ? await lockCart(tx, owner) : await lockOrCreateCart(tx, owner, clock.now());
      if (into === undefined) return;

      const before = await readLines(tx, into.id);
      const after = mergeLines([...before, ...brought.map((line) => ({ ...line, id: randomUUID() }))]);
      const products = await loadCartProducts(
        tx,
        after.map(({ productId }) => productId),
      );
      const { stored, notices } = await settle(tx, into, before, after, products, member);
      // The browser holds a copy of the visitor's cart: the member's must count as newer [O3-05].
      const latest = new Date(Math.max(stored.updatedAt.getTime(), from?.updatedAt.getTime() ?? 0));
      const told = joinNotices(from?.notices ?? noNotices(), notices);
      await touchCart(tx, { ...stored, updatedAt: latest }, clock.now(), hasNotices(told) ? told : null);
    },

    async empty(tx, { stored, lines }) {
      await writeLines(tx, stored.id, lines, []);
      await touchCart(tx, stored, clock.now());
    },
  };
}
