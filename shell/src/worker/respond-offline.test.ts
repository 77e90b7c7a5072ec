import { href } from '@shop/contracts/routing';
import { describe, expect, it } from '@jest/globals';
import { cspHash } from '../server/http/security-headers.ts';
import { offlinePage, OFFLINE_PARTS } from './offline-page.ts';
import { respondOffline } from './respond-offline.ts';
import { NOTICE_STYLE } from './stored-page.ts';
import { storedTime } from './stored-time.ts';

const NOW = Date.parse('2026-11-23T15:00:00Z');
const AT = Date.parse('2026-11-23T13:05:00Z');
const POLICY = "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; style-src-attr 'none'";
const HTML = '<!doctype html><html lang="sv"><body><div id="shell"><p>100 kr</p></div></body></html>';
const stored = { url: '/se/product/5-mus?a=1', title: 'Mus', at: AT, bytes: 1, files: [] };

const store = {
  page: async (url: string) =>
    url === stored.url
      ? { page: stored, response: new Response(HTML, { headers: { 'Content-Security-Policy': POLICY } }) }
      : null,
  pages: async () => [stored],
};
const respond = (path: string) => respondOffline(store, new URL(path, 'https://shop.test'), NOW);

describe('a stored page', () => {
  it('says above everything else of when it is, and tells its scripts', async () => {
    const response = await respond('/se/product/5-mus?a=1');
    const html = await response.text();
    const text = 'Sidan är från i dag 14:05 – pris och lager kan ha ändrats.';
    expect(response.status).toBe(200);
    expect(html).toContain(`<html data-stored="${text}" lang="sv">`);
    expect(html.indexOf(`</strong> ${text}</p>`)).toBeLessThan(html.indexOf('<div id="shell">'));
    expect(html).toContain('<div id="shell"><p>100 kr</p></div>');
  });

  it('is fetched again by a form with its whole URL', async () => {
    const html = await (await respond('/se/product/5-mus?a=1')).text();
    expect(html).toContain('<form action="/se/product/5-mus"><input type="hidden" name="a" value="1"><button>');
  });

  it('has the notice’s style in its policy, which stays as it was otherwise', async () => {
    const { headers } = await respond('/se/product/5-mus?a=1');
    expect(headers.get('content-security-policy')).toBe(
      POLICY.replace('style-src ', `style-src ${cspHash(NOTICE_STYLE)} `),
    );
  });

  it.each([
    ['2026-11-22T23:30:00Z', 'i dag 00:30'],
    ['2026-11-22T22:30:00Z', 'i går 23:30'],
    ['2026-11-03T17:40:00Z', 'den 3 november 18:40'],
  ])('speaks of %s as a shopper does', (at, text) => expect(storedTime(Date.parse(at), NOW)).toBe(text));
});

describe('the offline page', () => {
  it('lists what was seen, with its time, and is no page that counts as found', async () => {
    const response = await respond('/se/product/6-matta');
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(html).toContain('<h1>Du är offline</h1>');
    expect(html).toContain('<a href="/se/product/5-mus?a=1">Mus</a><small>Sparad i dag 14:05</small>');
    const { style, script } = OFFLINE_PARTS;
    expect(response.headers.get('content-security-policy')).toContain(
      `style-src ${cspHash(style)}; script-src ${cspHash(script)};`,
    );
  });

  it('says in checkout’s place why nothing can be paid', () => {
    expect(offlinePage(href('checkout'), [], NOW)).toContain('<h1>Kassan kräver uppkoppling</h1>');
    expect(offlinePage('/se', [], NOW)).toContain('Det finns inga sparade sidor än.');
  });

  it('never takes a stored URL for markup', () => {
    expect(offlinePage('/se', [{ ...stored, url: '/se?q="><script>' }], NOW)).not.toContain('"><script>');
  });
});
