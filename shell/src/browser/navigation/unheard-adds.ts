import { postCart, type CartEvent } from '@shop/contracts/api/cart';
import type { EventPayload } from '@shop/contracts/events';
import type { Platform } from '@shop/contracts/platform';

/** Products that were added while no cart was loaded. `key` makes the server apply them once, however often sent. */
interface UnheardBatch {
  readonly key: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly events: readonly CartEvent[];
}

/** What the page is read from; replaced in tests. */
export interface UnheardPage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  onLeave(run: () => void): void;
  newKey(): string;
}

const STORAGE_KEY = 'unheard-adds';
/** Nobody expects something to be added that they pressed half an hour ago. */
const MAX_AGE_MS = 30 * 60_000;

const eventOf = ({ productId, quantity, unitPrice, pass, extraData }: EventPayload<'cart.add'>): CartEvent => ({
  method: 'relative',
  productId,
  quantity,
  unitPrice,
  pass,
  extraData,
});

/** The queued additions: a handler that is registered for a moment gets them, and nothing if the cart has loaded. */
function takeUnheard({ bus }: Pick<Platform, 'bus'>): CartEvent[] {
  const events: CartEvent[] = [];
  bus.on('cart.add', (added) => void events.push(eventOf(added)))();
  return events;
}

const isBatch = (value: unknown): value is UnheardBatch =>
  typeof value === 'object' && value !== null && 'key' in value && 'at' in value && 'events' in value;

/** What was stored and is still wanted. The api validates the events themselves. */
function readBatches({ storage }: Pick<UnheardPage, 'storage'>, now: number): UnheardBatch[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((each) => isBatch(each) && now - each.at < MAX_AGE_MS) : [];
  } catch {
    return [];
  }
}

function writeBatches({ storage }: Pick<UnheardPage, 'storage'>, batches: readonly UnheardBatch[]): void {
  if (batches.length === 0) storage.removeItem(STORAGE_KEY);
  else storage.setItem(STORAGE_KEY, JSON.stringify(batches));
}

/**
 * "Köp" outlives the page also where the cart could not be loaded: what no cart has taken is sent when the page is
 * left, and again from the next page of the tab until the server has responded. Each batch has a key of its own, so it
 * counts once.
 */
export function watchUnheardAdds(platform: Pick<Platform, 'api' | 'bus' | 'now'>, page: UnheardPage): void {
  const { api, bus } = platform;
  const read = () => readBatches(page, platform.now().getTime());
  const send = async ({ key, events }: UnheardBatch): Promise<void> => {
    await api.call(postCart, { body: { events: [...events] } }, { idempotencyKey: key, keepalive: true });
    writeBatches(
      page,
      read().filter((batch) => batch.key !== key),
    );
  };
  for (const batch of read()) {
    void send(batch).then(
      () => bus.emit('cart.refresh', {}),
      // The next page tries again.
      () => undefined,
    );
  }
  page.onLeave(() => {
    const events = takeUnheard(platform);
    if (events.length === 0) return;
    const batch = { key: page.newKey(), at: platform.now().getTime(), events };
    writeBatches(page, [...read(), batch]);
    void send(batch).catch(() => undefined);
  });
}
