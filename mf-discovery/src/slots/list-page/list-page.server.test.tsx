import { apiFailure, renderSlotOnServer } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { PER_PAGE, productList } from '../../testing/products.ts';
import slot from './slot.tsx';

const options = {
  slot: 'list-page',
  route: { name: 'search', path: '/se/search/mus', params: { region: 'se', searchString: 'mus' } },
} as const;

describe('the list page on the server', () => {
  it('[O2.2-08] is complete: products, forms, title and structured data', async () => {
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
});
