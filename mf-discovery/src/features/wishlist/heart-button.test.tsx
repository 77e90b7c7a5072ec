/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { WishlistSummary } from '@shop/contracts/api/wishlist';
import { apiFailure, type FakeApi, renderWithPlatform, TEST_NOW, testMember } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { HeartButton } from './heart-button.tsx';

const PRODUCT = { id: 7, name: 'Lyktmus' };
const LIST: WishlistSummary = {
  id: 3,
  name: 'Min önskelista',
  isPublic: false,
  shareId: null,
  isDefault: true,
  updatedAt: TEST_NOW / 1000,
  productIds: [9],
};
const ADD = 'POST wishlist/:wid/product';
const REMOVE = 'DELETE wishlist/:wid/product/:productId';

const show = (lists: WishlistSummary[], api: FakeApi = {}, user: ReturnType<typeof testMember> | null = testMember()) =>
  renderWithPlatform(<HeartButton product={PRODUCT} />, {
    page: { user },
    api: { 'GET wishlist': () => ({ data: { wishlists: lists } }), ...api },
  });
const heart = (pressed: boolean) => screen.findByRole('button', { name: 'Önskelista', pressed });

describe('the heart', () => {
  it('[1-44] [O2.17-05] saves a product to the default list, and takes it off again', async () => {
    const wishlist = { ...LIST, productIds: [7, 9] };
    const { platform } = show([LIST], { [ADD]: () => ({ data: { wishlist } }), [REMOVE]: () => undefined });
    await userEvent.click(await heart(false));
    await userEvent.click(await heart(true));
    await heart(false);
    expect(platform.calls.slice(1)).toMatchObject([
      { call: ADD, params: { wid: 'default' }, body: { productId: 7 } },
      { call: REMOVE, params: { wid: 3, productId: 7 } },
    ]);
    expect(platform.toasted.map(({ message }) => message)).toEqual([
      'Sparad i ”Min önskelista”',
      'Borttagen från ”Min önskelista”',
    ]);
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
  });

  it('is empty when the product was off the list already, as after a lost response', async () => {
    const { platform } = show([{ ...LIST, productIds: [7] }], {
      [REMOVE]: () => Promise.reject(apiFailure(404, 'NOT_FOUND')),
    });
    await userEvent.click(await heart(true));
    expect(await heart(false)).toBeDefined();
    expect(platform.toasted).toMatchObject([{ kind: 'ok' }]);
  });

  it('is filled where the product is saved already', async () => {
    show([{ ...LIST, productIds: [7] }]);
    expect(await heart(true)).toBeDefined();
  });

  it('stays as it was when nothing could be saved, and says why', async () => {
    const full = () => Promise.reject(apiFailure(409, 'CONFLICT', 'En önskelista rymmer högst 200 produkter.'));
    const { platform } = show([LIST], { [ADD]: full });
    await userEvent.click(await heart(false));
    await waitFor(() => expect(platform.toasted).toMatchObject([{ kind: 'error' }]));
    expect(await heart(false)).toBeDefined();
  });

  it('asks a visitor to log in, and fetches nothing for them', async () => {
    const { platform } = show([], {}, null);
    await userEvent.click(await heart(false));
    expect(platform.emitted).toMatchObject([
      { name: 'login.open', payload: { message: 'Logga in för att spara Lyktmus i en önskelista.' } },
    ]);
    expect(platform.calls).toEqual([]);
  });
});
