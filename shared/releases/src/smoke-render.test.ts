import { describe, expect, it } from '@jest/globals';
import type { RenderResult } from '@shop/contracts/rendering';
import { smokeRender, type Render } from './smoke-render.ts';

const RESULT: RenderResult = { html: '<p/>', data: null, head: null, status: null, redirect: null, error: null };
const broken = (message: string): RenderResult => ({ ...RESULT, error: { message, stack: '' } });
const response =
  (status: number): typeof fetch =>
  () =>
    Promise.resolve(new Response('{}', { status }));
const renderView = (render: Render, fetch = response(200), apiBase: string | null = 'http://api.test/api/') =>
  smokeRender(render, ['header', 'product-page'], { apiBase, now: 0, fetch });

/** Fetches from the api and throws its responses. */
const fetching: Render = async ({ apiBase, slot }, io) => {
  await io.fetch(`${apiBase}${slot}`);
  return broken('trasig');
};

describe('smokeRender', () => {
  it('renders each slot on a page that shows it', async () => {
    const seen: string[] = [];
    const problems = await renderView(async ({ slot, page }) => {
      seen.push(`${slot} on ${page.route.name}`);
      return RESULT;
    });
    expect(problems).toEqual([]);
    expect(seen).toEqual(['header on index', 'product-page on product']);
  });

  it('names what throws or rejects', async () => {
    const problems = await renderView(({ slot }) =>
      slot === 'header' ? Promise.resolve(broken('ingen meny')) : Promise.reject(new Error('ingen produkt')),
    );
    expect(problems).toEqual([expect.stringContaining('ingen meny'), expect.stringContaining('ingen produkt')]);
  });

  it('fails a release that throws although the api has responded, and no release for errors of the api', async () => {
    expect(await renderView(fetching)).toHaveLength(2);
    expect(await renderView(fetching, response(503))).toEqual([]);
    expect(await renderView(fetching, response(200), null)).toEqual([]);
  });
});
