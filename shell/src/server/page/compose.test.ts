import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

describe('a page', () => {
  it('[1-78][2.3-01] is one document: header, USP strip, left column, breadcrumbs, page, footer', async () => {
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

  it('inserts child slots into their parent', async () => {
    await start();
    const { body } = await get('/se');
    expect(body).toContain('<div data-slot="cart-widget"><a href="/se/checkout">Varukorg</a></div>');
  });
});
