import { brotliDecompressSync } from 'node:zlib';
import { scriptJson } from '@shop/shared/remote/script-json';
import { styleAttributes } from '@shop/shared/remote/style-attributes';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createSwrCache } from './page/swr-cache.ts';
import { compressedBody, lengthOf, matchesEtag } from './http/compressed-body.ts';
import { readConfig } from './config.ts';
import { attributes, escapeHtml } from './page/escape.ts';
import { createRequestFetch } from './api/request-fetch.ts';
import { sameSitePath } from './http/same-site-path.ts';
import { styleHashes } from './http/security-headers.ts';
import { visitorOf } from './visitor/visitor.ts';

describe('escape', () => {
  it('script JSON holds nothing that HTML reads, and is the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = scriptJson(value);
        expect(text).not.toMatch(/[<>\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('an attribute cannot be left', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(attributes({ content: value })).toMatch(/^ content="[^"<>]*"$/);
      }),
    );
    expect(attributes({ a: true, b: false, c: null, d: undefined, e: 0 })).toBe(' a e="0"');
    expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  });
});

describe('createSwrCache', () => {
  it('tells of what took the place of an old answer, which nobody waits for, and of nothing else', async () => {
    let now = 0;
    const onRefreshed = vi.fn();
    const cache = createSwrCache<string>({
      maxBytes: 100,
      bytesOf: () => 1,
      freshMs: 10,
      staleMs: 10,
      now: () => now,
      onRefreshError: (error) => expect.fail(String(error)),
      onRefreshed,
    });
    const settled = () => new Promise(setImmediate);
    const ask = (value: string, isKept = true) => cache.get('a', () => Promise.resolve({ value, isKept }));
    expect(await ask('ett')).toEqual({ value: 'ett', state: 'miss' });
    now = 15;
    expect(await ask('halv', false)).toEqual({ value: 'ett', state: 'stale' });
    await settled();
    expect(await ask('två')).toEqual({ value: 'ett', state: 'stale' });
    await settled();
    expect(await ask('tre')).toEqual({ value: 'två', state: 'hit' });
    now = 100;
    expect(await ask('fyra')).toEqual({ value: 'fyra', state: 'miss' });
    expect(onRefreshed.mock.calls).toEqual([['två']]);
  });
});

describe('compressedBody', () => {
  const partsOf = (text: string): Buffer[] => [Buffer.from(text.slice(0, 1000)), Buffer.from(text.slice(1000))];

  it('compresses quickly for the first one who asks, and better for those who come after', async () => {
    const text = Array.from({ length: 3000 }, (_, index) => `<li>Vara ${(index * 7919) % 3001}</li>`).join('');
    const body = compressedBody(partsOf(text));
    const quick = await body.as('br');
    expect(await body.as('br')).toBe(quick);
    await vi.waitFor(async () => expect(lengthOf(await body.as('br'))).toBeLessThan(lengthOf(quick)));
    expect(brotliDecompressSync(Buffer.concat(await body.as('br'))).toString()).toBe(text);
    expect(brotliDecompressSync(Buffer.concat(quick)).toString()).toBe(text);
    expect(Buffer.concat(await body.as('identity')).toString()).toBe(text);
    expect(await body.as('gzip')).toBe(await body.as('gzip'));
  });

  it('is compressed well for the first one, too, when it was prepared', async () => {
    const text = Array.from({ length: 3000 }, (_, index) => `<li>Vara ${(index * 7919) % 3001}</li>`).join('');
    const [quick, prepared] = [compressedBody(partsOf(text)), compressedBody(partsOf(text))];
    await prepared.prepare();
    expect(lengthOf(await prepared.as('br'))).toBeLessThan(lengthOf(await quick.as('br')));
  });

  it('knows its etag in a list', () => {
    expect(matchesEtag('W/"a", W/"b"', 'W/"b"')).toBe(true);
    expect(matchesEtag(undefined, 'W/"b"')).toBe(false);
  });
});

describe('sameSitePath', () => {
  it('never leads to another host, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (value) => {
          const path = sameSitePath(value, '/se');
          expect(new URL(path, 'https://shop.test').origin).toBe('https://shop.test');
        },
      ),
    );
    expect(sameSitePath('/se/search/mus?a=1#b', '/se')).toBe('/se/search/mus?a=1#b');
  });
});

describe('visitorOf', () => {
  it('a cart cookie is no session, and the session cookie’s name depends on https', () => {
    expect(visitorOf({ cookie: 'cart=1' }, true).sessionCookie).toBeNull();
    expect(visitorOf({ cookie: 'session=1' }, true).sessionCookie).toBeNull();
    expect(visitorOf({ cookie: 'a=b; __Host-session=1' }, true).sessionCookie).toBe('a=b; __Host-session=1');
    expect(visitorOf({ cookie: 'session=1' }, false).sessionCookie).toBe('session=1');
  });

  it('[O2.13-12] knows a crawler by its user agent', () => {
    expect(visitorOf({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, true).isCrawler).toBe(true);
    expect(visitorOf({ 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/132.0' }, true).isCrawler).toBe(false);
  });
});

describe('createRequestFetch', () => {
  it('asks identical GETs once, others always, and differs by cookie', async () => {
    const fetch = vi.fn(async () => Response.json({ ok: true }));
    const asked = createRequestFetch(fetch, new AbortController().signal);
    const answers = await Promise.all([asked('http://a/x'), asked('http://a/x')]);
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ ok: true }, { ok: true }]);
    expect(fetch).toHaveBeenCalledTimes(1);
    await asked('http://a/x', { headers: { Cookie: 'session=1' } });
    await asked('http://a/x', { method: 'POST' });
    await asked('http://a/x', { method: 'POST' });
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('one fragment giving up does not take the answer from the others', async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked = createRequestFetch(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      new AbortController().signal,
    );
    const impatient = new AbortController();
    const first = asked('http://a/x', { signal: impatient.signal });
    const second = asked('http://a/x');
    impatient.abort(new Error('sent'));
    await expect(first).rejects.toThrow('sent');
    answer(Response.json(1));
    expect(await (await second).json()).toBe(1);
  });
});

describe('styleHashes', () => {
  it('names each style once, as the browser reads it', () => {
    const html = '<i style="--a:&quot;x&quot;"></i><b style="--a:&quot;x&quot;"></b><u style="color:red">';
    expect(styleAttributes(html)).toEqual(['--a:"x"', 'color:red']);
    const hashes = styleHashes([...styleAttributes(html), 'color:red']);
    expect(hashes).toHaveLength(2);
    expect(hashes[1]).toMatch(/^'sha256-[\w+/]+=*'$/);
  });
});

describe('readConfig', () => {
  it('takes https for secure cookies, and reads hosts with and without a scheme', () => {
    const config = readConfig({ PUBLIC_ORIGIN: 'https://www.pixelhamn.example/x', CDN_HOST: 'cdn.pixelhamn.example' });
    expect(config).toMatchObject({
      publicOrigin: 'https://www.pixelhamn.example',
      secureCookies: true,
      cdnOrigin: 'https://cdn.pixelhamn.example',
    });
  });

  it('names every wrong variable', () => {
    expect(() => readConfig({ SHOP_PORT: 'x', API_ORIGIN: 'y' })).toThrow(/SHOP_PORT[\s\S]*API_ORIGIN/);
  });
});
