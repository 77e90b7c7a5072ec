import { renderSlotOnServer } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { TEST_TREE } from '../../testing/section-fixture.ts';
import slot from './slot.tsx';

const render = async (isCrawler: boolean) => {
  const api = { 'GET section/tree/:languageOrKey': () => ({ data: TEST_TREE }) };
  const { html, error } = await renderSlotOnServer(slot, { slot: 'header', api, page: { isCrawler } });
  expect(error).toBeNull();
  return html;
};

describe('the header from the server', () => {
  it('has search, hamburger and the sections as plain links, before any script', async () => {
    const html = await render(false);
    expect(html).toContain('action="/se/search"');
    expect(html).toContain('aria-label="Meny"');
    expect(html).toContain('href="/se/section/13-Gaming"');
    expect(html).not.toContain('aria-expanded="true"');
  });

  it('[2.4-09] hides search, cart and menu from the crawler’s pass, and keeps a plain search and the sections', async () => {
    const html = await render(true);
    expect(html).not.toContain('aria-label="Meny"');
    expect(html).toMatch(/<noscript><form role="search"/);
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).toMatch(/class="[^"]*unseen[^"]*" data-slot="cart-widget"/);
    expect(html).toContain('href="/se/section/13-Gaming"');
  });
});
