import type { RenderRequest, RenderResult } from '@shop/contracts/rendering';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestShell, USER, type TestShell, type TestShellOptions } from '../testing/test-shell.ts';

let shell: TestShell | null = null;
afterEach(async () => {
  await shell?.close();
  shell = null;
});

const REUSE: RenderResult['reuse'] = { reads: [], until: Number.POSITIVE_INFINITY };

interface Footer {
  /** Path that it fetches, below `/api/`. */
  path: string;
  isPublic?: boolean;
  reuse?: unknown;
}

/** A shop whose footer renders the response of a call, and declares itself reusable on all pages. */
const start = async ({ path, isPublic = false, reuse = REUSE }: Footer, headers: Record<string, string> = {}) => {
  let renders = 0;
  const seen: string[] = [];
  const slot = async ({ apiBase, cookie, page }: RenderRequest, io: { fetch: typeof globalThis.fetch }) => {
    renders += 1;
    seen.push(JSON.stringify(cookie));
    const headers = new Headers(isPublic || cookie === null ? [] : [['Cookie', cookie]]);
    const text = await (await io.fetch(`${apiBase}${path}`, { headers })).text();
    return { html: `<p>svar ${text} ${page.user === null}</p>`, reuse: reuse as NonNullable<RenderResult['reuse']> };
  };
  const api: TestShellOptions['api'] = ({ url, headers: { cookie } }) => {
    const caller = /__Host-session=(\w+)/.exec(cookie ?? '')?.[1] ?? 'ingen';
    if (url === '/api/me') return { body: { data: { user: { ...USER, firstName: caller }, starredStores: [] } } };
    return url === `/api/${path}` ? { headers, body: caller } : null;
  };
  // Long deadlines, so that a busy machine does not lose the footer.
  const deadlines = { page: 10_000, other: 10_000 };
  shell = await startTestShell({ slots: { footer: slot }, api, config: { deadlines } });
  const { app } = shell;
  const shownTo = async (user: string | null) => {
    const { body } = await app.inject({
      url: '/se/product/5-mus',
      headers: { 'user-agent': 'Firefox', ...(user !== null && { cookie: `__Host-session=${user}` }) },
    });
    return /<p>svar "(\w+)" /.exec(body)?.[1];
  };
  return { shownTo, renders: () => renders, seen };
};

describe('a fragment that declares itself reusable', () => {
  it('[F12] is private once the server has fetched a private response for it, whatever its bundle declares', async () => {
    const { shownTo, seen } = await start({ path: 'wishlists' });
    expect([await shownTo('anna'), await shownTo('bo'), await shownTo('anna')]).toEqual(['anna', 'bo', 'anna']);
    expect(seen.join()).not.toContain('anna');
  });

  it('[F12] is private when a response sets a cookie, though it is marked public', async () => {
    const headers = { 'Cache-Control': 'public, max-age=60', 'Set-Cookie': '__Host-session=ny' };
    const { shownTo } = await start({ path: 'usp' }, headers);
    expect([await shownTo('anna'), await shownTo('bo')]).toEqual(['anna', 'bo']);
  });

  it.each<[string, unknown]>([
    ['depends on the member’s name', { reads: [[['user', 'firstName'], '"anna"']], until: Number.POSITIVE_INFINITY }],
    ['says so in no form that is known', { reads: [{ path: 'user' }], until: 'alltid' }],
    ['says so at no end of length', { reads: Array.from({ length: 501 }, () => [['now'], '1']), until: 1e99 }],
  ])('[F12] is rendered for each member when it %s', async (_what, reuse) => {
    const { shownTo, renders } = await start(
      { path: 'usp', isPublic: true, reuse },
      { 'Cache-Control': 'public, max-age=60' },
    );
    await shownTo('anna');
    await shownTo('bo');
    expect(renders()).toBe(2);
  });

  it('is reused for other members while its responses are public or shared by all members', async () => {
    const all = await start({ path: 'usp', isPublic: true }, { 'Cache-Control': 'public, max-age=60' });
    expect([await all.shownTo('anna'), await all.shownTo('bo')]).toEqual(['ingen', 'ingen']);
    expect(all.renders()).toBe(1);
    await shell?.close();
    const members = await start({ path: 'productdiscovery/category/7' });
    expect([await members.shownTo('anna'), await members.shownTo('bo')]).toEqual(['anna', 'anna']);
  });
});
