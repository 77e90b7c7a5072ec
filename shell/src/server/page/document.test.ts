import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

describe('a document', () => {
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

  it('blocks rendering until the body begins', async () => {
    await start();
    const { body } = await get('/se');
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(body) ?? [];
    expect(body).toMatch(new RegExp(`<body><div id="shell"><div[^>]*><a id="${id}"`));
  });

  it('[O2.2-06] tells slots and browser the host of the classic site, if there is one', async () => {
    const rendered: unknown[] = [];
    const slots = {
      'product-page': ({ page }: { page: { classicHost?: string } }) => (
        rendered.push(page.classicHost),
        { html: 'x' }
      ),
    };
    const stateOf = async () => /id="shop-state">(.*?)<\/script>/.exec((await get('/se/product/5')).body)?.[1] ?? '';
    await start({ slots: slots as never, config: { classicHost: 'klassisk.example' } });
    expect(JSON.parse(await stateOf())).toMatchObject({ page: { classicHost: 'klassisk.example' } });
    await start({ slots: slots as never });
    expect(await stateOf()).not.toContain('classicHost');
    expect(rendered).toEqual(['klassisk.example', undefined]);
  });

  it('carries data and state safe from product names that could end the script', async () => {
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
});
