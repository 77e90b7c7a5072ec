/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Wishlist } from '@shop/contracts/api/wishlist';
import { apiFailure, type FakeApi, renderWithPlatform, type RenderOptions, testProduct } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testUser, testWishlist, testWishlistRows } from '../../testing/fixtures.ts';
import { ReadOnlyList } from './read-only-list.tsx';
import { WishlistPage } from './wishlist-page.tsx';

/** Dialogs are loaded on demand. */
const PATIENT = { timeout: 4000 };

const DELETE = 'DELETE wishlist/:wid/product/:productId';
const PUT_BACK = 'POST wishlist/:wid/product';
const MOVE = 'POST wishlist/:wid/product/:productId/move';
const CHANGE = 'PUT wishlist/:wid';
const OTHER = testWishlist({ id: 4, name: 'Nästa dator', isDefault: false, productIds: [7] });

interface Show extends RenderOptions {
  list?: Partial<Wishlist>;
  hasOthers?: boolean;
}
const show = ({ list = {}, hasOthers = true, ...options }: Show = {}) =>
  renderWithPlatform(<WishlistPage list={testWishlistRows(list)} others={hasOthers ? [OTHER] : []} />, {
    page: { user: testUser() },
    ...options,
  });
const answer: FakeApi = { [PUT_BACK]: () => ({ data: { wishlist: testWishlist() } }), [DELETE]: () => undefined };

describe('a member’s wishlist', () => {
  it('[2.9-18] [O2.17-05] puts a product, or all that can be had, into the cart in the wished quantity', async () => {
    const rows = [...testWishlistRows().rows, { product: testProduct({ id: 9 }), quantity: 1, addedAt: 1 }];
    const { platform } = show({ list: { rows } });
    const added = () => platform.emitted.filter(({ name }) => name === 'cart.add').map(({ payload }) => payload);
    const [first] = screen.getAllByRole('button', { name: /^Lägg i varukorgen/ });
    if (first) await userEvent.click(first);
    expect(added()).toMatchObject([{ productId: 7, quantity: 2, unitPrice: 699, unitVat: 139.8 }]);
    expect(screen.getByText('En produkt går inte att köpa just nu.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Lägg alla i varukorgen' }));
    expect(added().slice(1)).toMatchObject([
      { productId: 7, quantity: 2 },
      { productId: 9, quantity: 1 },
    ]);
    expect(screen.getByRole('link', { name: 'Visa produkten: Slutsåld mus' })).toBeDefined();
  });

  it('[O2.17-05] takes a product off, with the way to undo, and brings it back when that fails', async () => {
    let isDown = true;
    const api: FakeApi = {
      ...answer,
      [DELETE]: () => {
        if (isDown) throw apiFailure(503, 'UNAVAILABLE', 'Butiken vilar.');
        return undefined;
      },
    };
    const { platform } = show({ api });
    const remove = () => screen.getByRole('button', { name: 'Ta bort: Slutsåld mus' });
    await userEvent.click(remove());
    await waitFor(() => expect(platform.toasted).toMatchObject([{ message: 'Butiken vilar.', kind: 'error' }]));
    isDown = false;
    await userEvent.click(remove());
    expect(screen.queryByRole('link', { name: 'Slutsåld mus' })).toBeNull();
    expect(platform.calls.at(-1)?.params).toEqual({ wid: 3, productId: 8 });
    const undo = screen.getByRole('button', { name: 'Ångra: Slutsåld mus' });
    expect(document.activeElement).toBe(undo);
    await userEvent.keyboard('{Enter}');
    expect(remove()).toBeDefined();
    expect(platform.calls.at(-1)).toMatchObject({
      call: PUT_BACK,
      params: { wid: 3 },
      body: { productId: 8, quantity: 1 },
    });
  });

  it('[O2.17-05] counts a product as taken off that is not there, as after a lost response', async () => {
    const { platform } = show({ api: { ...answer, [DELETE]: () => Promise.reject(apiFailure(404, 'NOT_FOUND')) } });
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort: Slutsåld mus' }));
    await waitFor(() => expect(platform.calls).toHaveLength(1));
    expect(await screen.findByText('Slutsåld mus är borttagen.')).toBeDefined();
    expect(platform.toasted).toEqual([]);
  });

  it('[O2.17-05] shows the list as it is when what would be moved is not there any more', async () => {
    const { platform } = show({ api: { [MOVE]: () => Promise.reject(apiFailure(404, 'NOT_FOUND')) } });
    await userEvent.click(screen.getByRole('button', { name: 'Flytta: Slutsåld mus' }));
    const dialog = await screen.findByRole('dialog', { name: 'Flytta till en annan lista' }, PATIENT);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Flytta' }));
    await waitFor(() =>
      expect(platform.navigated).toMatchObject([
        { to: '/se/member/wishlists/3', options: { replace: true, keepScroll: true } },
      ]),
    );
    expect(platform.toasted).toMatchObject([{ kind: 'info' }]);
  });

  it('says so when nothing came of an undo', async () => {
    const fails = () => Promise.reject(apiFailure(409, 'CONFLICT', 'Listan är full.'));
    const { platform } = show({ api: { ...answer, [PUT_BACK]: fails } });
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort: Slutsåld mus' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ångra: Slutsåld mus' }));
    await waitFor(() => expect(platform.toasted).toMatchObject([{ message: 'Listan är full.', kind: 'error' }]));
    expect(screen.getByText('Slutsåld mus är borttagen.')).toBeDefined();
  });

  it('[O2.17-05] moves a product to another list; where it was merged there is nothing to undo', async () => {
    const { platform } = show({ api: { [MOVE]: () => ({ data: { wishlist: OTHER } }) } });
    const move = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: `Flytta: ${name}` }));
      const dialog = await screen.findByRole('dialog', { name: 'Flytta till en annan lista' }, PATIENT);
      expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Nästa dator' }).checked).toBe(true);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Flytta' }));
    };
    await move('Slutsåld mus');
    expect(await screen.findByText('Slutsåld mus ligger nu i ”Nästa dator”.')).toBeDefined();
    expect(platform.calls.at(-1)).toMatchObject({ params: { wid: 3, productId: 8 }, body: { wishlistId: 4 } });
    await userEvent.click(screen.getByRole('button', { name: 'Ångra: Slutsåld mus' }));
    expect(platform.calls.at(-1)).toMatchObject({ params: { wid: 4, productId: 8 }, body: { wishlistId: 3 } });
    const merged = testProduct().name;
    await move(merged);
    expect(await screen.findByText(`${merged} ligger nu i ”Nästa dator”.`)).toBeDefined();
    expect(screen.queryByRole('button', { name: `Ångra: ${merged}` })).toBeNull();
  });

  it('[O2.17-05] is shared by a link of its own, and taken back', async () => {
    const shareId = 'c0ffee00-0000-4000-8000-000000000001';
    const { platform } = show({
      api: {
        [CHANGE]: ({ body }) => {
          const { isPublic } = body as { isPublic: boolean };
          return { data: { wishlist: testWishlist({ isPublic, shareId: isPublic ? shareId : null }) } };
        },
      },
    });
    expect(screen.getByText('Privat: bara du ser listan')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Dela' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dela ”Julklappar”' }, PATIENT);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dela listan' }));
    const link = await within(dialog).findByLabelText<HTMLInputElement>('Länk till listan');
    expect(new URL(link.value).pathname).toBe(`/se/onskelista/${shareId}`);
    expect(platform.emitted.map(({ name }) => name)).toEqual(['user.refresh']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sluta dela' }));
    await waitFor(() => expect(within(dialog).queryByLabelText('Länk till listan')).toBeNull());
    expect(platform.calls.at(-1)?.body).toEqual({ name: 'Julklappar', isPublic: false });
  });

  it('[O2.17-05] gets another name; a refused one is said beside the field, and nothing typed is lost', async () => {
    const TAKEN = 'Du har redan en önskelista med det namnet.';
    const { platform } = show({
      api: {
        [CHANGE]: ({ body }) => {
          const { name } = body as { name: string };
          if (name === 'Upptagen') throw apiFailure(409, 'CONFLICT', TAKEN);
          return { data: { wishlist: testWishlist({ name }) } };
        },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Byt namn' }));
    const dialog = await screen.findByRole('dialog', { name: 'Byt namn på listan' }, PATIENT);
    const field = within(dialog).getByLabelText<HTMLInputElement>('Listans namn');
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    expect(within(dialog).getByText('Skriv vad listan ska heta.')).toBeDefined();
    await userEvent.type(field, 'Upptagen{Enter}');
    expect(await within(dialog).findByText(TAKEN)).toBeDefined();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Upptagen', 'true']);
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, ' Jul 2026 {Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jul 2026'));
    expect(platform.calls.at(-1)?.body).toEqual({ name: 'Jul 2026', isPublic: false });
    expect(platform.navigated).toMatchObject([{ to: '/se/member/wishlists/3', options: { replace: true } }]);
  });

  it('[O2.17-05] is removed only when the member is sure', async () => {
    const { platform } = show({ confirms: [false, true], api: { 'DELETE wishlist/:wid': () => undefined } });
    const remove = () => userEvent.click(screen.getByRole('button', { name: 'Ta bort listan' }));
    await remove();
    expect(platform.calls).toEqual([]);
    expect(platform.opened[0]?.options).toMatchObject({ text: '”Julklappar” med 2 produkter tas bort för gott.' });
    await remove();
    await waitFor(() => expect(platform.navigated).toMatchObject([{ to: '/se/member/wishlists' }]));
    expect(platform.calls[0]).toMatchObject({ call: 'DELETE wishlist/:wid', params: { wid: 3 } });
  });

  it('[O2.17-05] is read only for others, and an empty one leads on', () => {
    renderWithPlatform(<ReadOnlyList list={testWishlistRows({ isOwn: false })} />);
    expect(screen.queryByRole('button', { name: /^(Ta bort|Flytta|Dela|Byt namn)/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Lägg alla i varukorgen' })).toBeDefined();
    show({ list: { rows: [] } });
    expect(screen.getByText('Listan är tom')).toBeDefined();
  });
});
