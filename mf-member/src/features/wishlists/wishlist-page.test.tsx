/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, renderWithPlatform, testProduct } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testWishlist, testWishlistRows } from '../../testing/fixtures.ts';
import { WishlistPage } from './wishlist-page.tsx';
import { WishlistsPage } from './wishlists-page.tsx';

const DELETE = 'DELETE wishlist/:wid/product/:productId';

describe('[2.9-18] a member’s wishlist', () => {
  it('puts a product, or all that can be had, into the cart in the wished quantity', async () => {
    const rows = [...testWishlistRows().rows, { product: testProduct({ id: 9 }), quantity: 1, addedAt: 1 }];
    const { platform } = renderWithPlatform(<WishlistPage list={testWishlistRows({ rows })} />);
    const added = () => platform.emitted.filter(({ name }) => name === 'cart.add').map(({ payload }) => payload);
    const [first] = screen.getAllByRole('button', { name: /^Lägg i varukorgen/ });
    if (first) await userEvent.click(first);
    expect(added()).toMatchObject([{ productId: 7, quantity: 2, unitPrice: 699, unitVat: 139.8 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Lägg alla i varukorgen' }));
    expect(added().slice(1)).toMatchObject([
      { productId: 7, quantity: 2 },
      { productId: 9, quantity: 1 },
    ]);
    expect(screen.getByRole('link', { name: 'Visa produkten: Slutsåld mus' })).toBeDefined();
  });

  it('takes a product off, and brings it back when that fails', async () => {
    let isDown = true;
    const { platform } = renderWithPlatform(<WishlistPage list={testWishlistRows()} />, {
      api: {
        [DELETE]: () => {
          if (isDown) throw apiFailure(503, 'UNAVAILABLE', 'Butiken vilar.');
          return undefined;
        },
      },
    });
    const remove = () => screen.getByRole('button', { name: 'Ta bort: Slutsåld mus' });
    await userEvent.click(remove());
    await waitFor(() => expect(platform.toasted).toMatchObject([{ message: 'Butiken vilar.', kind: 'error' }]));
    expect(remove()).toBeDefined();
    isDown = false;
    await userEvent.click(remove());
    await waitFor(() => expect(platform.calls.filter(({ call }) => call === DELETE)).toHaveLength(2));
    expect(screen.queryByText('Slutsåld mus')).toBeNull();
    expect(platform.calls.at(-1)?.params).toEqual({ wid: 3, productId: 8 });
  });

  it('of somebody else is read only, and an empty one leads on', () => {
    renderWithPlatform(<WishlistPage list={testWishlistRows({ isOwn: false })} />);
    expect(screen.queryByRole('button', { name: /^Ta bort/ })).toBeNull();
    renderWithPlatform(<WishlistPage list={testWishlistRows({ rows: [] })} />);
    expect(screen.getByText('Listan är tom')).toBeDefined();
  });

  it('is found in the list of lists', () => {
    renderWithPlatform(
      <WishlistsPage lists={[testWishlist(), testWishlist({ id: 4, name: 'Delad', isPublic: true })]} />,
    );
    expect(screen.getByRole('link', { name: /Julklappar/ }).getAttribute('href')).toBe('/se/member/wishlists/3');
    renderWithPlatform(<WishlistsPage lists={[]} />);
    expect(screen.getByText('Du har inga önskelistor än')).toBeDefined();
  });
});
