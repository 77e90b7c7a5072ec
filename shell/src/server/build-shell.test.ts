import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { cspHash } from './http/security-headers.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestShell, USER, type FakeSlot, type TestShell, type TestShellOptions } from './testing/test-shell.ts';

let shell: TestShell | null = null;
const start = async (options: TestShellOptions = {}) => {
  shell = await startTestShell(options);
  return shell;
};
afterEach(async () => {
  await shell?.close();
  shell = null;
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

const get = (url: string, headers: Record<string, string> = {}) => {
  if (!shell) throw new Error('start first');
  return shell.app.inject({ url, headers: { 'user-agent': BROWSER, ...headers } });
};

const memberApi: TestShellOptions['api'] = ({ url, headers }) =>
  url === '/api/me'
    ? { body: { data: { user: headers.cookie?.includes('__Host-session=good') ? USER : null, starredStores: [] } } }
    : null;

describe('a session cookie that the api renews', () => {
  it('[F20] reaches the browser with the page that asked first that day, and no cache', async () => {
    const renewed = '__Host-session=good; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax';
    await start({
      api: (request) => {
        const answer = memberApi(request);
        return answer && { ...answer, headers: { 'set-cookie': [renewed] } };
      },
    });
    for (const cookie of ['__Host-session=good', '__Host-session=visitor']) {
      const { headers } = await get('/se', { cookie });
      expect([headers['set-cookie']].flat()).toContain(renewed);
      expect(headers['cache-control']).toContain('private');
    }
    const { headers } = await get('/se');
    expect(String(headers['set-cookie'])).not.toContain('__Host-session');
  });
});

describe('a page', () => {
  it('[1-78][2.3-01] stands in one document: header, USP strip, left column, breadcrumbs, page, footer', async () => {
    await start({
      slots: {
        'list-page': () => ({
          html: '<h1>Lista</h1>',
          head: { title: 'Möss', breadcrumbs: [{ title: 'Möss', path: '/se/category/7-Moss' }] },
        }),
      },
    });
    const { statusCode, body: document } = await get('/se/category/7-Moss');
    expect(statusCode).toBe(200);
    const body = document.slice(document.indexOf('<body>'));
    const places = ['Sidhuvud', 'Fri frakt', 'Meny', 'Filter', 'Huvudkategorier', '<h1>Lista', 'Sidfot'];
    const positions = places.map((text) => body.indexOf(text));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions[0]).toBeGreaterThan(0);
  });

  it('[2.3-02][2.3-03] checkout goes without USP strip and footer', async () => {
    await start();
    const { body } = await get('/se/checkout');
    expect(body).toContain('<h1>Kassa');
    expect(body).not.toContain('Fri frakt');
    expect(body).not.toContain('Sidfot');
  });

  it('fills child slots into their parent', async () => {
    await start();
    const { body } = await get('/se');
    expect(body).toContain('<div data-slot="cart-widget"><a href="/se/checkout">Varukorg</a></div>');
  });

  it('[1-04][1-06][1-28][2.2-10][2.2-11] has title, description, canonical and the sv-SE alternate', async () => {
    await start();
    const { body } = await get('/se/product/5-mus?a=1');
    expect(body).toContain('<title>Mus | Pixelhamn</title>');
    expect(body).toMatch(/<meta name="description" content="[^"]*Medlemmar får fri frakt/);
    expect(body).toContain('<link rel="canonical" href="https://shop.test/se/product/5-mus">');
    expect(body).toContain('<link rel="alternate" hreflang="sv-SE" href="https://shop.test/se/product/5-mus">');
    expect(body).toContain('<html lang="sv"');
  });

  it('[1-03] the start page has the default title', async () => {
    await start();
    expect((await get('/se')).body).toContain('<title>För gamers och teknikentusiaster | Pixelhamn</title>');
  });

  it('draws nothing before the body begins', async () => {
    await start();
    const { body } = await get('/se');
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(body) ?? [];
    expect(body).toMatch(new RegExp(`<body><div id="shell"><div[^>]*><a id="${id}"`));
  });

  it('preloads the forms of a picture each for its own windows', async () => {
    const phone = { href: '/images/a', srcSet: '/images/a?w=480 480w', sizes: '100vw', media: '(width < 768px)' };
    const wide = { href: '/images/a', srcSet: '/images/a?w=966 966w', sizes: '966px', media: '(width >= 768px)' };
    await start({
      slots: { 'start-page': () => ({ html: '', head: { title: '', preloadImage: [phone, wide] } }) },
    });
    const links = [...(await get('/se')).body.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([tag]) => tag);
    expect(links).toEqual([
      expect.stringMatching(/imagesrcset="\/images\/a\?w=480 480w" imagesizes="100vw" media="\(width &lt; 768px\)"/),
      expect.stringMatching(/imagesrcset="\/images\/a\?w=966 966w" imagesizes="966px" media="\(width &gt;= 768px\)"/),
    ]);
  });

  it('holds the styles of exactly its own remotes, and preloads the largest picture first', async () => {
    await start({
      slots: {
        'start-page': () => ({
          html: '',
          head: { title: '', preloadImage: { href: '/images/a', srcSet: '/images/a 1x' } },
        }),
      },
    });
    const { body } = await get('/se');
    expect(body).toContain('<style data-href="shell.css">a{color:red}</style>');
    // A sheet that cannot stand in the document stays a file.
    const styles = [...body.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1]);
    expect(styles).toEqual([
      '/assets/mf-header/1/mf-header.css',
      '/assets/mf-content/1/mf-content.css',
      '/assets/mf-discovery/1/mf-discovery.css',
      '/assets/mf-cart-checkout/1/mf-cart-checkout.css',
    ]);
    expect(body).toContain(
      '<link rel="preload" as="image" href="/images/a" imagesrcset="/images/a 1x" fetchpriority="high">',
    );
    expect(body.indexOf('as="image"')).toBeLessThan(body.indexOf('<style'));
    // Scripts are named, not asked for: the early script does that once the page has been painted.
    expect(body).not.toContain('as="script"');
    const scripts = JSON.parse(/id="shop-scripts">(.*?)<\/script>/.exec(body)?.[1] ?? '') as unknown[][];
    expect(scripts.slice(0, 3)).toEqual([
      ['/assets/shell/1/react.js', '', 5, 1],
      ['/assets/shell/1/shell.js', '', 5, 1],
      ['/assets/shell/1/bootstrap.js', '', 5, 0],
    ]);
  });

  it('fetches the files of a child slot only for a page that holds it', async () => {
    await start({
      slots: {
        header: ({ page }) => ({
          html: page.route.name === 'index' ? '<div data-slot="cart-widget"><!--slot:cart-widget--></div>' : '',
        }),
      },
    });
    const cartFiles = async (url: string) => {
      const head = (await get(url)).body.split('id="shop-state"')[0] ?? '';
      return [...head.matchAll(/"(\/assets\/mf-cart-checkout\/[^"]+)"/g)].map((match) => match[1]);
    };
    const base = '/assets/mf-cart-checkout/1';
    expect(await cartFiles('/se')).toEqual([
      `${base}/mf-cart-checkout.css`,
      `${base}/remote.js`,
      `${base}/cart-widget.js`,
    ]);
    expect(await cartFiles('/se/product/5-mus')).toEqual([]);
  });

  it('shows the style guide of a development build; a production build has no such page', async () => {
    await start();
    expect((await get('/styleguide')).statusCode).toBe(404);
  });

  it('carries data and state so that no product name can end the script', async () => {
    await start({
      slots: { 'product-page': () => ({ html: 'x', data: { name: '</script><script>alert(1)</script>\u2028' } }) },
    });
    const { body } = await get('/se/product/5');
    const block = /data-slot-data="product-page">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual({ name: '</script><script>alert(1)</script>\u2028' });
    const state: unknown = JSON.parse(/id="shop-state">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(state).toMatchObject({ status: 200, isShared: true, page: { route: { name: 'product' }, user: null } });
  });

  it('asks the api once for what several fragments need', async () => {
    let asked = 0;
    const ask = async (io: { fetch: typeof fetch }, base: string) => (await io.fetch(`${base}store/se`)).json();
    await start({
      api: ({ url }) => {
        if (url === '/api/store/se') asked += 1;
        return { body: { ok: 1 } };
      },
      slots: {
        header: async ({ apiBase }, io) => ({ html: JSON.stringify(await ask(io, apiBase)) }),
        footer: async ({ apiBase }, io) => ({ html: JSON.stringify(await ask(io, apiBase)) }),
      },
    });
    expect((await get('/se')).body.match(/\{"ok":1\}/g)).toHaveLength(2);
    expect(asked).toBe(1);
  });
});

describe('compression between the shell and the api', () => {
  it('is never asked for by the shell itself: pages, what every page needs, sitemap and forms', async () => {
    const asked: [path: string, encoding: string | undefined][] = [];
    await start({
      api: ({ url, headers }) => {
        asked.push([url, headers['accept-encoding']]);
        return { body: { data: { sitemaps: [] } } };
      },
      slots: {
        header: async ({ apiBase }, io) => {
          await io.fetch(`${apiBase}store/se`);
          await io.fetch(new Request(`${apiBase}section/tree/sv`, { headers: { 'accept-encoding': 'br' } }));
          return { html: '' };
        },
      },
    });
    await get('/se', { 'accept-encoding': 'br', cookie: '__Host-session=abc' });
    await get('/sitemap.xml', { 'accept-encoding': 'br' });
    await shell?.app.inject({
      method: 'POST',
      url: '/se/varukorg',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: 'productId=5&quantity=1&unitPrice=1299&returnTo=/se',
    });
    const reads = [
      '/api/me',
      '/api/store/se',
      '/api/section/tree/sv',
      '/api/localization/pack',
      '/api/sitemap',
      '/api/cart',
    ];
    expect(asked.map(([path]) => path)).toEqual(expect.arrayContaining(reads));
    expect(asked.filter(([, encoding]) => encoding !== 'identity')).toEqual([]);
  });

  it('is between browser and api alone for what the shell passes through', async () => {
    const compressed = brotliCompressSync('{"data":1}');
    let asked: string | undefined;
    await start({
      api: ({ headers }) => {
        asked = String(headers['accept-encoding']);
        return {
          headers: { 'content-encoding': 'br', vary: 'Region, Accept-Encoding' },
          body: compressed,
        };
      },
    });
    const answer = await get('/api/store/se', { 'accept-encoding': 'gzip, br' });
    expect(asked).toBe('gzip, br');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Region, Accept-Encoding' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('{"data":1}');
  });
});

describe('what goes wrong', () => {
  it('a fragment that throws costs its own place and leaves a useful fallback', async () => {
    await start({
      slots: {
        header: () => {
          throw new Error('trasig');
        },
      },
    });
    const { statusCode, body } = await get('/se');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Start');
    expect(body).toMatch(/data-slot="header" data-slot-failed="">.*action="\/se\/search"/s);
    expect(body).not.toContain('trasig');
  });

  it('a child slot that fails leaves its fallback in its parent', async () => {
    await start({
      slots: {
        'cart-widget': () => {
          throw new Error('trasig');
        },
      },
    });
    const { body } = await get('/se');
    expect(body).toMatch(/data-slot="cart-widget"><a [^>]*href="\/se\/checkout"[^>]*>Till kassan/);
    expect(body).not.toContain('data-slot-data="cart-widget"');
  });

  it('a fragment that never answers is given up at its deadline', async () => {
    const { app } = await start({
      config: { deadlines: { page: 3000, other: 20 } },
      slots: { footer: () => new Promise(() => {}) },
    });
    const { statusCode, body } = await app.inject('/se');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Start');
    expect(body).toContain('data-slot="footer" data-slot-failed=""');
  });

  it('a late page answers 503 with a styled page, and is not kept', async () => {
    let isSlow = true;
    await start({
      config: { deadlines: { page: 20, other: 20 } },
      slots: { 'start-page': () => (isSlow ? new Promise(() => {}) : { html: '<h1>Start</h1>' }) },
    });
    const answer = await get('/se');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.headers['cache-control']).toContain('private');
    expect(answer.body).toContain('Något gick fel');
    expect(answer.body).toContain('Sidhuvud');
    isSlow = false;
    expect((await get('/se')).statusCode).toBe(200);
  });

  it('a page that throws answers 500 without telling the shopper why', async () => {
    await start({ slots: { 'start-page': () => ({ error: { message: 'hemlig', stack: 'hemlig' } }) } });
    const { statusCode, body } = await get('/se');
    expect(statusCode).toBe(500);
    expect(body).toContain('Försök igen');
    expect(body).not.toContain('hemlig');
  });

  it.each(['mf-header', 'mf-discovery', 'mf-cart-checkout', 'mf-member', 'mf-content'] as const)(
    'without %s the start page still answers with what the others draw',
    async (name) => {
      await start({ away: [name] });
      const { statusCode, body } = await get('/se');
      expect(statusCode).toBe(name === 'mf-discovery' ? 503 : 200);
      expect(body).toContain(name === 'mf-header' ? 'action="/se/search"' : 'Sidhuvud');
      expect(body).toContain(name === 'mf-content' ? 'Köpvillkor' : 'Sidfot');
    },
  );

  it('a remote whose server bundle cannot be loaded is the same as one that is away', async () => {
    await start({ broken: ['mf-discovery'] });
    expect((await get('/se')).statusCode).toBe(503);
  });

  it('[2.2-01][O2.2-08][O2.2-15][O8-12] answers 404 with the styled page: no such address, no such entity, no such page in the release', async () => {
    await start({ slots: { 'product-page': () => ({ status: 404 }) } });
    for (const url of ['/se/finns/inte', '/se/product/5', '/se/store/3']) {
      const { statusCode, body } = await get(url);
      expect(statusCode, url).toBe(404);
      expect(body).toContain('<title>Sidan kunde inte hittas | Pixelhamn</title>');
      expect(body).toMatch(/<h1[^>]*>Sidan kunde inte hittas/);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).toContain('action="/se/search"');
      expect(body).toContain('Sidhuvud');
    }
  });

  it('[8-32] a crawler beyond the last page gets 404, other visitors the list', async () => {
    await start({
      slots: { 'list-page': ({ page }) => (page.isCrawler ? { status: 404 } : { html: '<h1>Lista</h1>' }) },
    });
    const crawler = await get('/se/category/7?page=99', { 'user-agent': 'Googlebot/2.1' });
    expect(crawler.statusCode).toBe(404);
    expect(crawler.body).toMatch(/<h1[^>]*>Sidan kunde inte hittas/);
    expect((await get('/se/category/7?page=99')).statusCode).toBe(200);
  });

  it('[2.1-83][O2.1-13] the error page’s own address answers 404', async () => {
    await start();
    expect((await get('/se/error/404/?p=%2Fx')).statusCode).toBe(404);
  });
});

describe('addresses', () => {
  it.each([
    ['[O2.1-01]', '/product/5', '/se/product/5', 301],
    ['[2.2-19][O2.2-05]', '/se/category/3144?f=1', '/se/campaign/6813?f=1', 301],
    ['[O2.1-20]', '/se/product/5-fel?a=1', '/se/product/5-mus?a=1', 301],
    ['[O2.1-20]', '/se/p/5', '/se/product/5-mus', 301],
    ['[2.1-52]', '/se/search?searchString=mus', '/se/search/mus', 301],
    ['[2.1-08]', '/se/member', '/se/member/orders', 302],
  ])('%s %s leads to %s', async (_ids, url, location, status) => {
    await start();
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });

  it('follows what a page’s load redirects to', async () => {
    await start({ slots: { 'start-page': () => ({ redirect: { to: '/se/campaign/1', permanent: false } }) } });
    const answer = await get('/se');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/se/campaign/1']);
  });

  it('[2.1-84][2.1-85][2.17-11][6-41][O2.1-14] passes /admin to the application behind it; what it refuses is the shop’s 404', async () => {
    await start({
      api: ({ url, headers }) =>
        url.startsWith('/admin') && headers.cookie === 'role=employee'
          ? { headers: { 'Content-Type': 'text/html' }, body: 'Admin' }
          : { status: 404 },
    });
    expect((await get('/admin/', { cookie: 'role=employee' })).body).toContain('Admin');
    const refused = await get('/admin/');
    expect([refused.statusCode, refused.body.includes('Sidan kunde inte hittas')]).toEqual([404, true]);
  });
});

describe('a form of the admin hub', () => {
  it('[F20] is passed on with its origin, and the renewed session back; another site’s is refused here', async () => {
    const seen: unknown[] = [];
    await start({
      api: ({ method, url, headers, body }) => {
        if (!url.startsWith('/admin')) return { status: 404 };
        seen.push([method, url, headers['sec-fetch-site'], headers['content-type'], body]);
        return { status: 303, headers: { Location: '/admin/', 'set-cookie': ['__Host-session=good; Max-Age=1'] } };
      },
    });
    const post = (site: string) =>
      shell?.app.inject({
        method: 'POST',
        url: '/admin/factor',
        headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'code=123456&returnTo=%2Fadmin%2F',
      });
    const given = await post('same-origin');
    expect([given?.statusCode, given?.headers.location]).toEqual([303, '/admin/']);
    expect([given?.headers['set-cookie']].flat()).toContain('__Host-session=good; Max-Age=1');
    expect(seen).toEqual([
      ['POST', '/admin/factor', 'same-origin', 'application/x-www-form-urlencoded', 'code=123456&returnTo=%2Fadmin%2F'],
    ]);
    expect((await post('cross-site'))?.statusCode).toBe(403);
    expect(seen).toHaveLength(1);
  });
});

describe('the shared answer', () => {
  const counting = () => {
    const render = vi.fn(() => ({ html: '<h1>Start</h1>' }));
    return { render, slots: { 'start-page': render } };
  };

  it('is rendered once for all visitors, and says so to a CDN', async () => {
    const { render, slots } = counting();
    await start({ slots, config: { variantHeader: 'x-variant' } });
    const cdn = { 'x-variant': 'paymentSwap' };
    const first = await get('/se', { cookie: 'ab-trigger=paymentSwap', ...cdn });
    const second = await get('/se', { cookie: 'ab-trigger=paymentSwap; cart=abc', ...cdn });
    expect(render).toHaveBeenCalledTimes(1);
    expect(second.body).toBe(first.body);
    expect(first.headers.vary).toBe('Accept-Encoding, x-variant');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
    expect(first.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a variant of a test', { cookie: 'ab-trigger=paymentSwap' }, 'paymentSwap'],
    ['a crawler’s page', { 'user-agent': 'Googlebot/2.1' }, 'crawler'],
  ])(
    '[F16] is public for a CDN that stores by what it depends on, and for no other: %s',
    async (_what, headers, key) => {
      const control = async (more: Record<string, string>) =>
        (await get('/se', { ...headers, ...more })).headers['cache-control'];
      await start();
      expect(await control({})).toBe('private, no-cache');
      expect(await control({ 'x-variant': key })).toBe('private, no-cache');
      await shell?.close();
      await start({ config: { variantHeader: 'x-variant' } });
      expect(await control({ 'x-variant': key })).toBe('public, max-age=0, s-maxage=30');
      for (const other of ['', 'none', 'shorterReviews'])
        expect(await control({ 'x-variant': other })).toBe('private, no-cache');
    },
  );

  it('is one rendering however many ask at once', async () => {
    const { render, slots } = counting();
    await start({ slots });
    await Promise.all([get('/se'), get('/se'), get('/se')]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is given stale while a new one is made, and not at all when it is too old', async () => {
    let text = 'ett';
    const { clock } = await start({ slots: { 'start-page': () => ({ html: text }) } });
    expect((await get('/se')).body).toContain('ett');
    text = 'två';
    clock.now += 31_000;
    expect((await get('/se')).body).toContain('ett');
    await vi.waitFor(async () => expect((await get('/se')).body).toContain('två'));
    text = 'tre';
    clock.now += 331_000;
    expect((await get('/se')).body).toContain('tre');
  });

  it('differs by address, flag, crawler and release', async () => {
    const { render, slots } = counting();
    const { registry } = await start({ slots });
    await get('/se');
    await get('/se?kundterminal');
    await get('/se', { cookie: 'ab-trigger=shorterReviews' });
    await get('/se', { 'user-agent': 'Googlebot/2.1' });
    registry.key = 'b';
    await get('/se');
    expect(render).toHaveBeenCalledTimes(5);
    await get('/se', { cookie: 'ab-trigger=hittepå' });
    expect(render).toHaveBeenCalledTimes(5);
  });

  it('is compressed, and not sent again to whom it is known', async () => {
    await start();
    const brotli = await get('/se', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toContain('Accept-Encoding');
    const again = await get('/se', { 'if-none-match': String(brotli.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is not kept when a fragment is missing from it', async () => {
    let isBroken = true;
    await start({
      slots: {
        footer: () => {
          if (isBroken) throw new Error('trasig');
          return { html: '<footer>Sidfot</footer>' };
        },
      },
    });
    expect((await get('/se')).body).not.toContain('Sidfot');
    isBroken = false;
    expect((await get('/se')).body).toContain('Sidfot');
  });
});

describe('a session', () => {
  it('gets its own page: me is asked once, and nothing is kept', async () => {
    let asked = 0;
    await start({
      api: (request) => {
        if (request.url === '/api/me') asked += 1;
        return memberApi(request);
      },
    });
    await get('/se/product/5-mus');
    const answer = await get('/se/product/5-mus', { cookie: '__Host-session=good' });
    expect(answer.body).toContain('<h1>Produkt</h1>Anna');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(asked).toBe(1);
    expect((await get('/se/product/5-mus')).body).not.toContain('Anna');
  });

  it('sees what members see alike as it was drawn for another, and nothing of a visitor or an employee', async () => {
    const isEmployee = (cookie = '') => cookie.includes('chef');
    let draws = 0;
    const { clock } = await start({
      slots: {
        footer: ({ page }) => {
          draws += 1;
          const reads: [string[], string][] = [[['user'], page.user ? '{…}' : 'null']];
          return { html: `Sidfot ${draws}`, reuse: { reads, until: Number.POSITIVE_INFINITY } };
        },
      },
      api: ({ url, headers: { cookie } }) =>
        url === '/api/me'
          ? { body: { data: { user: { ...USER, isEmployee: isEmployee(cookie) }, starredStores: [] } } }
          : null,
    });
    const footerFor = async (who: string | null) => {
      const { body } = await get('/se/product/5-mus', who === null ? {} : { cookie: `__Host-session=${who}` });
      return Number(/Sidfot (\d+)/.exec(body)?.[1]);
    };
    expect([await footerFor(null), await footerFor('anna'), await footerFor('bo'), await footerFor('chef')]).toEqual([
      1, 2, 2, 3,
    ]);
    // What was kept has ended for all of them: one draws it for those who come meanwhile.
    clock.now += 10_000;
    expect(await Promise.all(['anna', 'bo', 'cia'].map(footerFor))).toEqual([4, 4, 4]);
  });

  it('waits a moment for what another page is drawing, not for ever', async () => {
    let draws = 0;
    let release = () => {};
    const { clock } = await start({
      slots: {
        footer: () => {
          draws += 1;
          const drawn = { html: `Sidfot ${draws}`, reuse: { reads: [], until: Number.POSITIVE_INFINITY } };
          if (draws !== 2) return drawn;
          return new Promise((resolve) => (release = () => resolve(drawn)));
        },
      },
    });
    await get('/se/product/5-mus');
    clock.now += 10_000;
    // Both are asked for at once; the first one's footer hangs.
    const [slow, other] = ['/se/product/6-mus', '/se/product/7-mus'].map(async (path) => (await get(path)).body);
    expect(await other).toContain('Sidfot 3');
    release();
    expect(await slow).toContain('Sidfot 2');
  });

  it('that has run out gets the shared page, but no CDN may keep that answer', async () => {
    await start({ api: memberApi });
    const answer = await get('/se/product/5-mus', { cookie: '__Host-session=old' });
    expect(answer.body).toContain('"isShared":true');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('[F12] a cart cookie goes with what fragments of a personal page fetch, who themselves never see it', async () => {
    const seen: (string | null)[] = [];
    const sent: (string | undefined)[] = [];
    const note: FakeSlot = async ({ cookie, apiBase }, io) => {
      seen.push(cookie);
      await io.fetch(`${apiBase}checkout`, { headers: cookie === null ? {} : { Cookie: cookie } });
      return { html: 'x' };
    };
    await start({
      slots: { 'checkout-page': note, 'start-page': note },
      api: ({ url, headers }) => {
        if (url === '/api/checkout') sent.push(headers.cookie);
        return null;
      },
    });
    const checkout = await get('/se/checkout', { cookie: 'cart=abc' });
    await get('/se', { cookie: 'cart=abc' });
    expect(seen).toEqual(['withheld', null]);
    expect(sent).toEqual(['cart=abc', undefined]);
    expect(checkout.headers['cache-control']).toBe('private, no-store');
  });
});

describe('security', () => {
  it('sends a policy without unsafe-inline or unsafe-eval, naming inline script and style attributes by hash', async () => {
    await start({ slots: { 'start-page': () => ({ html: '<i style="--c:&quot;a&quot;">x</i>' }) } });
    const { headers } = await get('/se');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
    expect(policy).toContain(`style-src 'self' ${cspHash('a{color:red}')};`);
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-[^ ]+';/);
    expect(policy).toContain("frame-src 'self' http://localhost:3002;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('does not show metrics through a proxy', async () => {
    await start();
    expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).statusCode).toBe(404);
    await get('/se');
    expect((await get('/metrics')).body).toContain('shell_page_seconds');
  });

  it('counts how long fragments took that were drawn, also those that took no whole millisecond', async () => {
    await start();
    await get('/se');
    expect((await get('/metrics')).body).toContain('shell_fragment_seconds_count{slot="start-page"} 1');
  });
});

describe('the api behind the shop', () => {
  it('is passed through with the request’s id', async () => {
    await start({ api: ({ url, headers }) => ({ body: { url, id: headers['x-request-id'] } }) });
    const answer = await get('/api/cart?checkCart=1');
    expect(answer.json()).toEqual({ url: '/api/cart?checkCart=1', id: answer.headers['x-request-id'] });
    expect((await get('/images/product/1?trim&w=231')).json()).toMatchObject({ url: '/images/product/1?trim&w=231' });
  });

  it('is asked again for what it lost with a connection, once, and never to write twice', async () => {
    const asked: string[] = [];
    await start({
      api: ({ method, url }) => {
        asked.push(`${method} ${url}`);
        return { body: {}, breaks: url !== '/api/lost-once' || asked.length === 1 };
      },
    });
    expect((await get('/api/lost-once')).statusCode).toBe(200);
    expect((await get('/api/lost')).statusCode).toBe(503);
    expect((await shell?.app.inject({ method: 'POST', url: '/api/order', payload: {} }))?.statusCode).toBe(503);
    expect(asked).toEqual([
      'GET /api/lost-once',
      'GET /api/lost-once',
      'GET /api/lost',
      'GET /api/lost',
      'POST /api/order',
    ]);
  });

  it('is not asked again when it has too much to do', async () => {
    let asked = 0;
    await start({
      api: () => {
        asked += 1;
        return { status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'Retry-After': '1' } };
      },
    });
    expect((await get('/api/cart')).headers['retry-after']).toBe('1');
    expect(asked).toBe(1);
  });

  it('[F7] is told when the browser that waits for a picture has left', async () => {
    const begun = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    await start({
      api: () => {
        begun.resolve();
        return { onLeft: left.resolve };
      },
    });
    const address = await shell?.app.listen({ host: '127.0.0.1', port: 0 });
    const browser = new AbortController();
    const picture = fetch(`${address}/images/product/1?trim&w=231`, { signal: browser.signal });
    await begun.promise;
    browser.abort();
    await expect(picture).rejects.toThrow('aborted');
    await left.promise;
  });

  it('[F7] is asked for every picture at once, since only the api knows whose turn it is', async () => {
    const requested: string[] = [];
    await start({
      api: ({ url }) => {
        requested.push(url);
        return { onLeft: () => undefined };
      },
    });
    const address = await shell?.app.listen({ host: '127.0.0.1', port: 0 });
    const browser = new AbortController();
    const pictures = Array.from({ length: 300 }, (_, id) =>
      fetch(`${address}/images/product/${id}?trim&w=231`, { signal: browser.signal }).catch(() => null),
    );
    await vi.waitFor(() => expect(requested).toHaveLength(300), { timeout: 10_000 });
    browser.abort();
    await Promise.all(pictures);
  });

  it('[F7] hands on that it has too many pictures to render, and when to try again', async () => {
    const headers = { 'Retry-After': '5', 'Cache-Control': 'no-store' };
    await start({ api: () => ({ status: 503, body: { code: 'UNAVAILABLE' }, headers }) });
    for (const url of [
      '/images/product/1?trim&w=231',
      '/img/a.png',
      '/files/a.pdf',
      '/api/avatar/7',
      '/api/dynimg/a/b',
    ]) {
      const response = await get(url);
      expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ]);
    }
  });

  it('answers 503 in Swedish when it is away', async () => {
    await start({ config: { apiOrigin: 'http://127.0.0.1:9' } });
    const answer = await get('/api/cart');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await get('/readyz')).statusCode).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
  });
});

describe('forms without JavaScript', () => {
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    if (!shell) throw new Error('start first');
    return shell.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  };
  const KOP = { productId: '5', quantity: '2', unitPrice: '1299', returnTo: '/se/product/5-mus' };

  it('"Köp" becomes a cart event, the cart’s cookie is passed on, and the shopper is back where they were', async () => {
    let sent: unknown;
    await start({
      api: ({ method, url, body, headers }) => {
        if (method === 'POST' && url === '/api/cart') sent = { ...JSON.parse(body), cookie: headers.cookie };
        return { headers: { 'Set-Cookie': ['cart=new; HttpOnly'] }, body: {} };
      },
    });
    const answer = await post('/se/varukorg', KOP, { cookie: 'cart=old' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/se/product/5-mus']);
    expect(answer.headers['set-cookie']).toBe('cart=new; HttpOnly');
    expect(sent).toEqual({
      events: [{ method: 'relative', productId: 5, quantity: 2, unitPrice: 1299, pass: null, extraData: {} }],
      cookie: 'cart=old',
    });
  });

  it.each(['//ond.example/x', 'https://ond.example', '/\\ond.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (returnTo) => {
      await start({ api: () => ({ body: {} }) });
      expect((await post('/se/varukorg', { ...KOP, returnTo })).headers.location).toBe('/se');
    },
  );

  it('refuses another site’s form', async () => {
    const api = vi.fn(() => ({ body: {} }));
    await start({ api });
    expect((await post('/se/varukorg', KOP, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(
      (await post('/se/logga-in', { username: 'a', password: 'b' }, { origin: 'https://ond.example' })).statusCode,
    ).toBe(403);
    expect(api).not.toHaveBeenCalled();
  });

  it('login passes the session on, and says so when it fails', async () => {
    await start({
      api: ({ url, body }) =>
        url === '/api/login' && body.includes('"rätt"')
          ? { headers: { 'Set-Cookie': '__Host-session=1' }, body: {} }
          : { status: 403, body: {} },
    });
    const good = await post('/se/logga-in', { username: 'anna', password: 'rätt', returnTo: '/se/orders' });
    expect([good.statusCode, good.headers.location, good.headers['set-cookie']]).toEqual([
      303,
      '/se/orders',
      '__Host-session=1',
    ]);
    const bad = await post('/se/logga-in', { username: 'anna', password: 'fel', returnTo: '/se/orders' });
    expect([bad.statusCode, bad.headers.location]).toEqual([303, '/se/orders?fel=inloggning']);
  });
});

describe('small files', () => {
  it('robots.txt keeps crawlers out of the api, and the manifest is Swedish', async () => {
    await start();
    expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
    expect((await get('/site.webmanifest')).json()).toMatchObject({
      name: 'Pixelhamn',
      lang: 'sv-SE',
      start_url: '/se',
    });
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
    const { icons } = (await get('/site.webmanifest')).json<{ icons: { src: string; sizes: string }[] }>();
    expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
    for (const { src } of icons) expect((await get(src)).statusCode, src).toBe(200);
    const picture = (await get('/icon-192.png')).rawPayload;
    expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16)]).toEqual(['PNG', 192]);
    expect((await get('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  });

  it('an unknown asset is a plain 404', async () => {
    await start();
    expect((await get('/assets/shell/1/../../../etc/passwd')).statusCode).toBe(404);
    expect((await get('/assets/mf-header/1/finns-inte.js')).statusCode).toBe(404);
  });
});
