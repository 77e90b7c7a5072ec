import type { ProductCard } from '@shop/contracts/api/product';
import { LRUCache } from 'lru-cache';
import type { NamedQuery } from '../db/named-query.ts';

/** About 1 kB each; those that were shown last. */
const MAX_CARDS = 20_000;

/** Product id of a change that means all products. */
export const EVERY_PRODUCT = 0;

/** What has changed since a horizon: the transactions before it had ended when the changes were last read. */
export interface CardChanges {
  /** The next horizon. */
  horizon: string;
  /** Transaction and product of each change; those that were still running then come again. */
  changes: readonly (readonly [xid: string, productId: number])[] | null;
}

/** Columns of `CardChanges` in a statement of one row; `since` is the parameter of the last horizon, null at first. */
export const cardChangeColumns = (since: string): string => `
  pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
  (select json_agg(json_build_array(xid::text, product_id)) from card_change where xid >= ${since}::xid8) as changes`;

interface CachedCard {
  readonly card: ProductCard;
  /** Milliseconds; what a card says of its price or its release changes then by itself. */
  readonly until: number;
}

/**
 * Product cards in memory, and never behind: whoever takes them has read `card_change` for this very response and
 * applied what it said. Changes are found by transaction: a sequence would miss those of a transaction that began early
 * and ends late.
 */
export class CardCache {
  private readonly cards = new LRUCache<number, CachedCard>({ max: MAX_CARDS });
  private applied: ReadonlySet<string> = new Set();
  private lastHorizon: string | null = null;
  private changesApplied = 0;

  /** Null before changes were read for the first time. */
  get horizon(): string | null {
    return this.lastHorizon;
  }

  /** A number to pass to `put`, taken before the card is read. */
  get version(): number {
    return this.changesApplied;
  }

  /** Removes what has changed. */
  apply({ horizon, changes }: CardChanges): void {
    const known = this.applied;
    const all = (changes ?? []).map(([xid, productId]) => ({ key: `${xid} ${productId}`, productId }));
    const added = all.filter(({ key }) => !known.has(key));
    if (added.length > 0) this.changesApplied += 1;
    if (added.some(({ productId }) => productId === EVERY_PRODUCT)) this.cards.clear();
    for (const { productId } of added) this.cards.delete(productId);
    this.applied = new Set(all.map(({ key }) => key));
    if (this.lastHorizon === null || BigInt(horizon) > BigInt(this.lastHorizon)) this.lastHorizon = horizon;
  }

  /** The card of a product as it is at a time. */
  get(productId: number, now: Date): ProductCard | undefined {
    const cached = this.cards.get(productId);
    return cached !== undefined && now.getTime() < cached.until ? cached.card : undefined;
  }

  /** Stores a card, unless something has changed since it was read. */
  put(card: ProductCard, until: number, version: number): void {
    if (this.lastHorizon !== null && version === this.changesApplied) this.cards.set(card.id, { card, until });
  }
}

const shared = new WeakMap<NamedQuery, CardCache>();

/** The app's one card cache; the listing cache reads its changes with its own. */
export function sharedCardCache(named: NamedQuery): CardCache {
  const known = shared.get(named);
  if (known !== undefined) return known;
  const created = new CardCache();
  shared.set(named, created);
  return created;
}
