import { describe, expect, it } from '@jest/globals';
import { createPageStore, STORE_NAME } from './page-store.ts';

const HTML = '<title>Mus</title><script src="/assets/shell/1/shell.js"></script>';

/** Cache API of the test's own, and a shop whose responses the test gives. */
function openStore(shop: (path: string, init: RequestInit | undefined) => Response) {
  const cache = new Map<string, Response>();
  const caches = {
    open: async () =>
      ({
        match: async (key: string) => cache.get(key)?.clone(),
        put: async (key: string, response: Response) => void cache.set(key, response),
        delete: async (key: string) => cache.delete(key),
      }) as unknown as Cache,
    delete: async (name: string) => {
      expect(name).toBe(STORE_NAME);
      cache.clear();
      return true;
    },
  };
  const requests: [string, RequestCredentials | undefined][] = [];
  const clock = { now: 1000 };
  const fetch = (async (input: string, init?: RequestInit) => {
    requests.push([input, init?.credentials]);
    return shop(input, init);
  }) as typeof globalThis.fetch;
  const store = createPageStore({ caches, fetch, now: () => clock.now });
  return { store, cache, requests, clock };
}

/** `type` is read-only and 'default' on responses that were constructed. */
const basic = (response: Response): Response => Object.defineProperty(response, 'type', { value: 'basic' });
const document = (headers: Record<string, string> = { 'Cache-Control': 'private, no-cache' }) =>
  basic(new Response(HTML, { headers: { 'Content-Type': 'text/html', 'Content-Encoding': 'br', ...headers } }));
const shop = (path: string) => (path.startsWith('/se') ? document() : new Response('12345'));
const shown = { url: '/se/product/5', isAnonymous: true, files: ['/images/product/5'] };

describe('the store of pages', () => {
  it('has a shown page with its files, and what it needs to be a document', async () => {
    const { store, requests } = openStore(shop);
    await store.keep(shown);
    const found = await store.page('/se/product/5');
    expect(found?.page).toEqual({
      url: '/se/product/5',
      title: 'Mus',
      at: 1000,
      bytes: HTML.length,
      files: ['/assets/shell/1/shell.js', '/images/product/5'],
    });
    expect(await found?.response.text()).toBe(HTML);
    expect(found?.response.headers.has('content-encoding')).toBe(false);
    expect(await (await store.file('/images/product/5'))?.text()).toBe('12345');
    expect(requests.map(([path]) => path)).toEqual(['/se/product/5', '/assets/shell/1/shell.js', '/images/product/5']);
  });

  it('fetches it as anybody’s for who is logged in, and stores no personal response', async () => {
    const { store, cache, requests } = openStore(() => document({ 'Cache-Control': 'private, no-store' }));
    await store.keep({ ...shown, isAnonymous: false });
    expect(requests).toEqual([['/se/product/5', 'omit']]);
    expect(cache.size).toBe(0);
  });

  it('does not fetch a page again that it has got a short while ago', async () => {
    const { store, requests, clock } = openStore(shop);
    await store.keep(shown);
    requests.length = 0;
    await store.keep(shown);
    expect(requests).toEqual([]);
    clock.now += 600_000;
    await store.keep(shown);
    expect([requests, (await store.pages())[0]?.at]).toEqual([[['/se/product/5', 'same-origin']], 601_000]);
  });

  it('loses none of several pages that are shown at once, and is empty after a logout', async () => {
    const { store, cache } = openStore(shop);
    await Promise.all(['/se/a', '/se/b', '/se/c'].map((url) => store.keep({ ...shown, url })));
    expect((await store.pages()).map(({ url }) => url)).toEqual(['/se/a', '/se/b', '/se/c']);
    await store.clear();
    expect([cache.size, await store.pages()]).toEqual([0, []]);
  });

  it('shows no page that is older than a week', async () => {
    const { store, clock } = openStore(shop);
    await store.keep(shown);
    clock.now += 7 * 86_400_000;
    expect([await store.page(shown.url), await store.pages()]).toEqual([null, []]);
  });

  it('leaves out a file that is not there or too large', async () => {
    const { store } = openStore((path) =>
      path.startsWith('/se')
        ? document()
        : path.startsWith('/images')
          ? new Response('x'.repeat(2_000_001))
          : new Response('', { status: 404 }),
    );
    await store.keep(shown);
    expect((await store.pages())[0]?.files).toEqual([]);
  });
});
