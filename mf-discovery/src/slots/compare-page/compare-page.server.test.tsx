import { apiFailure, renderSlotOnServer } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { fullProduct } from '../../testing/products.ts';
import slot from './slot.tsx';

const NAMES: Record<string, string> = { '7': 'Ton 80', '8': 'Ton 60', '9': 'Ton 40', '10': 'Ton 20', '11': 'Ton 10' };

const render = (ids: string | undefined, query: Record<string, string> = {}) =>
  renderSlotOnServer(slot, {
    slot: 'compare-page',
    route: {
      name: 'mf-discovery:compare',
      path: '/se/jamfor',
      params: { region: 'se', ...(ids !== undefined && { ids }) },
      query,
    },
    api: {
      'GET product/:id': ({ params }) => {
        const id = String(params.id);
        if (id === '500') throw apiFailure(503, 'UNAVAILABLE');
        const mainTitle = NAMES[id];
        if (mainTitle === undefined) throw apiFailure(404, 'NOT_FOUND');
        const product = fullProduct({ id: Number(id), name: mainTitle, mainTitle, description: 'Beskrivningen.' });
        return { data: { product, stores: [] } };
      },
    },
  });

describe('a comparison on the server', () => {
  it('is whole without JavaScript: title, prices, forms to buy, links to take out and to narrow', async () => {
    const { html, head, error } = await render('7-8-9');
    expect(error).toBeNull();
    expect(head).toMatchObject({
      title: 'Jämför Ton 80, Ton 60 och Ton 40',
      canonicalPath: '/se/jamfor/7-8-9',
      noindex: true,
    });
    expect(html.match(/scope="col"/g)).toHaveLength(4);
    expect(html.match(/action="\/se\/varukorg"/g)).toHaveLength(3);
    expect(html).toContain('href="/se/jamfor/8-9"');
    expect(html).toContain('href="/se/jamfor/7-8-9?skillnader=1"');
    expect(html).not.toContain('Beskrivningen.');
  });

  it('narrows by its query, and leads back', async () => {
    const { html } = await render('7-8', { skillnader: '1' });
    expect(html).toContain('Visa alla uppgifter');
    expect(html).not.toContain('>Layout<');
    expect(html).toContain('href="/se/jamfor/8?skillnader=1"');
  });

  it('leaves out what does not exist, and says so', async () => {
    const { html, head } = await render('7-404-8');
    // The shell would redirect to another URL, on which nothing is missing any more.
    expect(head?.canonicalPath).toBeUndefined();
    expect(html).toContain('En av produkterna finns inte längre');
  });

  it('shows four of more, and says so', async () => {
    const { html, head } = await render('7-8-9-10-11');
    expect(head?.canonicalPath).toBeUndefined();
    expect(html).toContain('bara de fyra första visas');
  });

  it.each([
    [undefined, 'Inget att jämföra än'],
    ['404-405', 'Produkterna finns inte längre'],
  ])('says how to compare where there is nothing to (%s)', async (ids, heading) => {
    const { html, head, error } = await render(ids);
    expect(html).toContain(`>${heading}</h1>`);
    expect(html).toContain('Tryck på ”Jämför”');
    expect([head?.title, head?.noindex, error]).toEqual(['Jämför produkter', true, null]);
  });

  it('[O2.2-15] responds 404 for an address that no link has', async () => {
    expect((await render('7-x')).status).toBe(404);
  });

  it('is an error when a product cannot be fetched, not a comparison without it', async () => {
    expect((await render('7-500')).error).not.toBeNull();
  });
});
