import { apiFailure, renderSlotOnServer } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { PER_PAGE, productList, products } from '../../testing/products.ts';
import slot from './slot.tsx';

const options = {
  slot: 'list-page',
  route: { name: 'search', path: '/se/search/mus', params: { region: 'se', searchString: 'mus' } },
} as const;

describe('the list page on the server', () => {
  it('[6-02][O2.2-08] is complete for a visitor: products, forms, title and structured data', async () => {
    const { html, head, error } = await renderSlotOnServer(slot, {
      ...options,
      api: { 'GET productdiscovery/:type/:value': () => productList() },
    });
    expect(error).toBeNull();
    expect(html.match(/data-cart-form/g)).toHaveLength(PER_PAGE);
    expect(html).toContain('href="/se/search/mus?page=2"');
    expect(head?.title).toBe('Sökresultat för mus');
    expect(head?.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList' });
  });

  it('holds what a search was understood as and what is similar to it, as links', async () => {
    const list = productList({ similar: products(2, 70) });
    const { html, error } = await renderSlotOnServer(slot, {
      ...options,
      route: { name: 'search', path: '/se/search/mus-500', params: { region: 'se', searchString: 'mus-500' } },
      api: {
        'GET productdiscovery/:type/:value': () => ({
          ...list,
          query: {
            ...list.query,
            searchString: 'mus under 500 kr',
            understood: [{ kind: 'price' as const, label: 'Högst 500 kr', without: 'mus' }],
          },
        }),
      },
    });
    expect(error).toBeNull();
    expect(html).toMatch(/<a href="\/se\/search\/mus" aria-label="Ta bort filtret Högst 500 kr"/);
    expect(html).toMatch(/<h2[^>]*>.*Liknande<\/h2>/);
    expect(html).toContain('/se/product/70-');
  });

  const category = (page: string, isCrawler: boolean) => {
    const data = {
      category: {
        id: 3,
        name: 'Tangentbord',
        seoName: null,
        metaTitle: null,
        metaDescription: null,
        description: '',
        icon: 'keyboard',
        level: 1,
        parent: null,
        section: { id: 13, name: 'Gaming' },
        breadcrumbs: [],
        children: [],
      },
    };
    return renderSlotOnServer(slot, {
      slot: 'list-page',
      route: { name: 'category', path: '/se/category/3', params: { region: 'se', id: '3' }, query: { page } },
      page: { isCrawler },
      api: {
        'GET category/:id': () => ({ data }),
        'GET productdiscovery/:type/:value': ({ query }) =>
          productList(Number(query.page) > 3 ? { products: [], page: Number(query.page) } : {}),
      },
    });
  };

  it('[6-01] shows a visitor without an account the products of a category, each with a link to its page', async () => {
    const { html, status } = await category('1', false);
    expect([status, html.match(/href="\/se\/product\/\d+-Produkt-\d+"/g)?.length]).toEqual([null, PER_PAGE]);
  });

  it('[8-32] has no page beyond the last for a crawler, and leads a shopper to the last', async () => {
    expect((await category('3', true)).html).toContain('/se/product/1-Produkt-1');
    expect((await category('9', true)).status).toBe(404);
    expect((await category('9', false)).redirect).toMatchObject({ to: '/se/category/3?page=3' });
  });

  it('[O2.2-15] responds 404 for a list that does not exist', async () => {
    const { status } = await renderSlotOnServer(slot, {
      ...options,
      route: { name: 'toplist', path: '/se/toplist/9', params: { region: 'se', id: '9' } },
      api: {
        'GET top-list/:id': () => {
          throw apiFailure(404, 'NOT_FOUND');
        },
        'GET productdiscovery/:type/:value': () => productList(),
      },
    });
    expect(status).toBe(404);
  });

  describe('below an article', () => {
    const article = { name: 'article', path: '/se/article/8-Text', params: { region: 'se', id: '8' } } as const;
    const below = (list: ReturnType<typeof productList>, query: Record<string, string> = {}) =>
      renderSlotOnServer(slot, {
        slot: 'list-page',
        route: { ...article, query },
        api: { 'GET productdiscovery/:type/:value': () => list },
      });

    it('[1-17] [2.3-12] lists its products under a heading of the second level, with links that stay on it', async () => {
      const { html, error } = await below(productList());
      expect(error).toBeNull();
      expect(html).toMatch(/<h2[^>]*>.*Produkterna i texten<\/h2>/);
      expect(html).not.toContain('<h1');
      expect(html.match(/data-cart-form/g)).toHaveLength(PER_PAGE);
      expect(html).toContain('href="/se/article/8-Text?page=2"');
    });

    it('leaves nothing behind without products, and never redirects the article away', async () => {
      const empty = { ...productList(), products: [], page: 9, pageCount: 1 };
      const { html, redirect } = await below(empty, { page: '9', f: 'nonsense' });
      expect([html, redirect]).toEqual(['', null]);
    });
  });
});
