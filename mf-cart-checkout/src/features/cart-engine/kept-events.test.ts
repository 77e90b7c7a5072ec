import { describe, expect, it } from '@jest/globals';
import { createKeptEvents, readKept, type KeptBatch } from './kept-events.ts';

const DAY = 86_400_000;
const batch = (key: string): KeptBatch => ({
  key,
  events: [{ event: { method: 'relative', productId: 7, quantity: 1 }, preview: null }],
});

/** A browser: one storage, and locks that are released when their page is closed. */
function openBrowser() {
  const entries = new Map<string, string>();
  const storage = {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
  const locked = new Map<string, string>();
  const open = (pageKey: string, owner: number | null = null, now = 0) => {
    type Hold = (lock: Lock | null) => Promise<unknown> | unknown;
    const request = async (name: string, ...rest: unknown[]): Promise<unknown> => {
      const hold = rest.at(-1) as Hold;
      if (locked.has(name)) return hold(null);
      locked.set(name, pageKey);
      try {
        return await hold({ name, mode: 'exclusive' });
      } finally {
        locked.delete(name);
      }
    };
    const locks = { request } as unknown as LockManager;
    return createKeptEvents({ storage, locks, pageKey, owner: () => owner, now: () => now });
  };
  const close = (pageKey: string) => {
    for (const [name, page] of locked) if (page === pageKey) locked.delete(name);
  };
  return { entries, open, close };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const takenBy = async (page: ReturnType<ReturnType<typeof openBrowser>['open']>) => {
  const taken: string[] = [];
  await page.takeOver((found) => {
    taken.push(...found.map(({ key }) => key));
    page.write(found);
  });
  await settle();
  return taken;
};

describe('kept cart events', () => {
  it('are taken over by one page only, and not while their own is open', async () => {
    const browser = openBrowser();
    browser.open('a').write([batch('a-batch-1')]);
    await settle();
    const [b, c] = [browser.open('b'), browser.open('c')];
    expect(await takenBy(b)).toEqual([]);
    browser.close('a');
    expect(await Promise.all([takenBy(b), takenBy(c)])).toEqual([['a-batch-1'], []]);
    expect([...browser.entries.keys()]).toEqual(['cart-unsent:b']);
  });

  it('leave the storage when they are sent', async () => {
    const browser = openBrowser();
    const page = browser.open('a');
    page.write([batch('a-batch-1')]);
    await settle();
    page.write([]);
    await settle();
    expect(browser.entries.size).toBe(0);
  });

  it('are removed at logout, whatever page has stored them', async () => {
    const browser = openBrowser();
    browser.open('a').write([batch('a-batch-1')]);
    await settle();
    const other = browser.open('b');
    other.clear();
    await settle();
    expect(browser.entries.size).toBe(0);
  });

  it('are a member’s own: another member does not get them, a page that knows nobody does', () => {
    const text = JSON.stringify({ owner: 5, savedAt: 0, batches: [batch('k')] });
    expect([5, null, 6].map((owner) => readKept(text, owner, DAY).length)).toEqual([1, 1, 0]);
  });

  it('expire before the api forgets which batches it has applied', () => {
    const text = JSON.stringify({ owner: null, savedAt: 0, batches: [batch('k')] });
    expect([6 * DAY - 1, 6 * DAY].map((now) => readKept(text, null, now).length)).toEqual([1, 0]);
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"savedAt":0,"batches":[{"key":1,"events":[]}]}',
    '{"savedAt":0,"batches":[{"key":"k","events":[7]}]}',
  ])('ignore an entry that cannot be read: %s', (text) => expect(readKept(text, null, 1)).toEqual([]));
});
