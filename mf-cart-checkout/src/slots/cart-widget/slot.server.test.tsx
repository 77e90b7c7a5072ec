import { renderSlotOnServer } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import slot from './slot.tsx';

describe('the cart widget on the server', () => {
  it('is a link to checkout with room for the count', async () => {
    const { html, error } = await renderSlotOnServer(slot, { slot: 'cart-widget' });
    expect(error).toBeNull();
    expect(html).toContain('href="/se/checkout"');
    expect(html).toContain('data-cart-count');
    expect(html).not.toContain('aria-haspopup');
  });
});
