import type { PageHead } from '@shop/contracts/head';
import { matchUrl } from '@shop/contracts/routing';
import { describe, expect, it } from '@jest/globals';
import { breadcrumbTrail, documentHead } from './document-head.ts';

const origin = 'https://shop.test';

const routeOf = (url: string) => {
  const { route } = matchUrl(url);
  if (!route) throw new Error('no route');
  return route;
};
const headOf = (url: string, head: PageHead | null, { status = 200, isCrawler = false } = {}) =>
  documentHead({ route: routeOf(url), head, status, origin, isCrawler });

const crumbs = [
  { title: 'Möss', path: '/se/category/7-Moss' },
  { title: 'Mus', path: '/se/product/5-mus' },
];

describe('documentHead', () => {
  it('[1-03][1-04][1-28][O1-03] falls back to the default title and the description with the free-shipping sum', () => {
    expect(headOf('/se', null)).toMatchObject({
      title: 'För gamers och teknikentusiaster | Pixelhamn',
      description:
        'Handla datorer, gaming, hemelektronik och leksaker hos Pixelhamn. Medlemmar får fri frakt vid köp över 500 kr.',
    });
  });

  it('[2.2-10][O2.2-07] canonical is absolute, the primary path, without query', () => {
    const { canonical } = headOf('/se/p/5?f=a&page=2', { title: 'Mus', canonicalPath: '/se/product/5-mus' });
    expect(canonical).toBe('https://shop.test/se/product/5-mus');
  });

  it('[O2.2-07] a crawler’s canonical URL contains a page number above 1', () => {
    expect(headOf('/se/c/7?page=2&f=a', null, { isCrawler: true }).canonical).toBe('https://shop.test/se/c/7?page=2');
    expect(headOf('/se/c/7?page=1', null, { isCrawler: true }).canonical).toBe('https://shop.test/se/c/7');
  });

  it.each([
    ['/se/search/mus', 200, 'noindex'],
    ['/se/member/orders', 200, 'noindex'],
    ['/se/product/5', 404, 'noindex'],
    ['/se/product/5', 200, null],
  ])('[O2.2-07][O2.1-13] robots of %s with %i: %s', (url, status, robots) =>
    expect(headOf(url, null, { status }).robots).toBe(robots),
  );

  it('[2.1-54] names the search target in structured data', () => {
    expect(JSON.stringify(headOf('/se', null).jsonLd)).toContain(
      'https://shop.test/se/search?searchString={search_term}',
    );
  });

  it('says who the shop is, on the start page alone', () => {
    expect(headOf('/se', null).jsonLd.map((item) => item['@type'])).toEqual(['Organization', 'WebSite']);
    expect(headOf('/se', null).jsonLd[0]).toMatchObject({
      name: 'Pixelhamn',
      logo: 'https://shop.test/icon-512.png',
      address: { '@type': 'PostalAddress', addressCountry: 'SE' },
    });
    expect(headOf('/se/campaigns', null).jsonLd).toEqual([]);
  });

  it('[O2.3-05] breadcrumbs are structured data too', () => {
    const [list] = headOf('/se/product/5', { title: 'Mus', breadcrumbs: crumbs }).jsonLd;
    expect(list).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Huvudkategorier', item: 'https://shop.test/se' },
        { position: 2, name: 'Möss' },
        { position: 3, name: 'Mus', item: 'https://shop.test/se/product/5-mus' },
      ],
    });
  });
});

describe('breadcrumbTrail', () => {
  it('[2.2-48] begins at Huvudkategorier and ends at the page itself', () => {
    const trail = breadcrumbTrail(routeOf('/se/product/5'), { breadcrumbs: crumbs });
    expect(trail.map(({ title, isCurrent }) => [title, isCurrent])).toEqual([
      ['Huvudkategorier', false],
      ['Möss', false],
      ['Mus', true],
    ]);
  });

  it('[O2.3-05] is empty on index, checkout and error', () => {
    for (const url of ['/se', '/se/checkout', '/se/error/404']) {
      expect(breadcrumbTrail(routeOf(url), { breadcrumbs: crumbs })).toEqual([]);
    }
  });
});
