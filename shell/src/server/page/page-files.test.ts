import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

describe('the files of a page', () => {
  it('preloads each version of an image for its own window widths', async () => {
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

  it('contains the styles of exactly its own remotes, and preloads the largest image first', async () => {
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
    // A sheet that cannot be inlined stays a file.
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
    // Scripts are only listed: the early script requests them after the first paint.
    expect(body).not.toContain('as="script"');
    const scripts = JSON.parse(/id="shop-scripts">(.*?)<\/script>/.exec(body)?.[1] ?? '') as unknown[][];
    expect(scripts.slice(0, 3)).toEqual([
      ['/assets/shell/1/react.js', '', 5, 1],
      ['/assets/shell/1/shell.js', '', 5, 1],
      ['/assets/shell/1/bootstrap.js', '', 5, 0],
    ]);
  });

  it('lists the files of a child slot only for a page that contains it', async () => {
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
});
