import { apiFailure, renderSlotOnServer } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { ctoModel, ctoQuote } from '../../testing/configurator.ts';
import manifest from './manifest.ts';
import slot from './slot.tsx';

const render = (id: string, query: Record<string, string> = {}) =>
  renderSlotOnServer(slot, {
    slot: 'configure-to-order-page',
    route: { name: 'configure-to-order', path: `/se/polarsten-cto/${id}`, params: { region: 'se', id }, query },
    api: {
      'GET configure-to-order/:id': ({ params }) => {
        if (params.id !== '2') throw apiFailure(404, 'NOT_FOUND');
        return { data: { model: ctoModel() } };
      },
      'GET configure-to-order/:id/quote': ({ query }) => ({ data: { quote: ctoQuote([Number(query['options[]'])]) } }),
    },
  });

describe('the configurator on the server', () => {
  it('[2.17-08][O2.17-21][O2.2-08] is complete without JavaScript: the choices, the way to fit, the form to buy, the title', async () => {
    const { html, head, error } = await render('2', { val1: '2021', val2: '2072' });
    expect(error).toBeNull();
    expect(html.match(/type="radio"/g)).toHaveLength(4);
    expect(html).toContain('Räkna om');
    expect(html).toContain('action="/se/lagg-bygget-i-varukorgen"');
    expect(html).toContain('value="2-2021.2072"');
    expect(head?.title).toBe('Bygg din dator - Vinga');
    const clash = await render('2', { val1: '2022' });
    expect(clash.html).toContain('href="/se/polarsten-cto/2?bygge=2022.2072"');
    expect(clash.html).not.toContain('lagg-bygget-i-varukorgen');
  });

  it('[1-19][2.17-08][O2.17-21] lists the base models with a picture of each', async () => {
    const { html, head } = await renderSlotOnServer(slot, {
      slot: 'configure-to-order-page',
      route: { name: 'configure-to-order', path: '/se/polarsten-cto' },
      api: { 'GET configure-to-order': () => ({ data: { models: [ctoModel()] } }) },
    });
    expect(html).toContain('/images/product/7');
    expect(html).toContain('href="/se/polarsten-cto/2"');
    expect(head?.title).toBe('Bygg din dator');
  });

  it.each(['9', 'x', '2x'])('[O2.2-15] responds 404 for model %s', async (id) => {
    expect((await render(id)).status).toBe(404);
  });

  it('[O2.17-21] reads every field of its form', () => {
    const slots = ctoModel().slots.map((_, index) => `val${index + 1}`);
    expect(manifest.queryKeys).toEqual(expect.arrayContaining(['bygge', ...slots]));
  });
});
