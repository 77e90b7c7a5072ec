/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, type FakeApi, renderWithPlatform } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testWishlist } from '../../testing/fixtures.ts';
import { SharedListsPage } from './shared-lists-page.tsx';
import { WishlistsPage } from './wishlists-page.tsx';

const FIELD = 'Namn på en ny lista';
const MAKE = 'POST wishlist';

describe('the member’s wishlists', () => {
  it('[1-44] [6-12] are listed with how much is on them, who sees them, and a glance at their products', () => {
    const previewUrls = ['/images/product/7?trim', '/images/product/8?trim'];
    const { container } = renderWithPlatform(
      <WishlistsPage
        lists={[
          testWishlist({ previewUrls }),
          testWishlist({ id: 4, name: 'Delad', isPublic: true, isDefault: false }),
        ]}
      />,
    );
    const first = screen.getByRole('link', { name: /Julklappar/ });
    expect(first.getAttribute('href')).toBe('/se/member/wishlists/3');
    expect(first.textContent).toContain('2 produkter');
    expect(first.textContent).toContain('Hjärtat sparar här');
    expect(container.querySelectorAll('a img')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /^Delad/ }).textContent).toContain('Delad2 produkterDelad');
  });

  it('[O2.17-05] are made on the page, and a refused name stays in its field', async () => {
    const TAKEN = 'Du har redan en önskelista med det namnet.';
    const api: FakeApi = {
      [MAKE]: ({ body }) => {
        const { name } = body as { name: string };
        if (name === 'Upptagen') throw apiFailure(409, 'CONFLICT', TAKEN);
        return { data: { wishlist: testWishlist({ id: 9, name, productIds: [] }) } };
      },
    };
    const { platform } = renderWithPlatform(<WishlistsPage lists={[]} />, { api });
    expect(screen.getByText('Du har inga önskelistor än')).toBeDefined();
    const field = screen.getByLabelText<HTMLInputElement>(FIELD);
    await userEvent.click(screen.getByRole('button', { name: 'Skapa lista' }));
    expect(screen.getByText('Skriv vad listan ska heta.')).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(platform.calls).toEqual([]);
    await userEvent.type(field, 'Upptagen{Enter}');
    expect(await screen.findByText(TAKEN)).toBeDefined();
    expect(field.value).toBe('Upptagen');
    // It may have been made by a try whose response was lost: then the list is shown.
    expect(platform.navigated).toMatchObject([{ to: '/se/member/wishlists', options: { replace: true } }]);
    await userEvent.clear(field);
    await userEvent.type(field, ' Nästa dator {Enter}');
    expect((await screen.findByRole('link', { name: /Nästa dator/ })).getAttribute('href')).toBe(
      '/se/member/wishlists/9',
    );
    expect(screen.getByText('Listan ”Nästa dator” är skapad.')).toBeDefined();
    expect(field.value).toBe('');
  });

  it('tell a name that was refused without JavaScript', () => {
    renderWithPlatform(<WishlistsPage lists={[]} />, { route: { query: { fel: 'listnamn-upptaget' } } });
    expect(screen.getByText('Du har redan en önskelista med det namnet.')).toBeDefined();
  });

  it('[O6-07] of another member are those that they share', () => {
    const lists = [testWishlist({ id: 5, name: 'Delad', isPublic: true })];
    renderWithPlatform(<SharedListsPage owner={{ id: 2, username: 'admiral' }} lists={lists} />);
    const link = screen.getByRole('link', { name: /Delad/ });
    expect(link.getAttribute('href')).toBe('/se/member/2/wishlists/5');
    expect(link.textContent).not.toContain('Hjärtat');
    renderWithPlatform(<SharedListsPage owner={{ id: 2, username: 'admiral' }} lists={[]} />);
    expect(screen.getByText('admiral delar ingen önskelista just nu.')).toBeDefined();
  });
});
