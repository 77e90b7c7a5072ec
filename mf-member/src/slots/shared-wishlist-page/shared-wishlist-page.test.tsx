/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Wishlist } from '@shop/contracts/api/wishlist';
import { apiFailure, renderSlot } from '@shop/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { testWishlistRows } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const SHARE = 'c0ffee00-0000-4000-8000-000000000001';

const visit = (list: Partial<Wishlist> | null) =>
  renderSlot(slot, {
    slot: 'shared-wishlist-page',
    route: { params: { region: 'se', share: SHARE } },
    page: { user: null },
    api: {
      'GET wishlist/:wid': ({ params }) => {
        if (list === null || params.wid !== SHARE) throw apiFailure(404, 'NOT_FOUND');
        return { data: { wishlist: testWishlistRows({ isOwn: false, isPublic: true, ...list }) } };
      },
    },
  });

describe('a shared wishlist', () => {
  it('[O2.17-05] [O7-12] is open to a visitor, names its owner, and cannot be changed', async () => {
    await visit({});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Julklappar');
    expect(screen.getByRole('link', { name: 'nova' }).getAttribute('href')).toBe('/se/member/7/wishlists');
    expect(screen.getByRole('button', { name: /^Lägg i varukorgen/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Ta bort|Flytta|Dela)/ })).toBeNull();
  });

  it('[O6-08] does not name an owner who is hidden', async () => {
    const { container } = await visit({ owner: null });
    expect(screen.getByText('En önskelista som någon har delat med dig.')).toBeDefined();
    expect(container.textContent).not.toContain('nova');
  });

  it('leads its owner to where it is changed', async () => {
    await visit({ isOwn: true });
    expect(screen.getByRole('link', { name: 'Ändra listan' }).getAttribute('href')).toBe('/se/member/wishlists/3');
  });

  it('[O7-12] is 404 once it is no longer shared', async () => {
    await expect(visit(null)).rejects.toThrow('Not found');
  });
});
