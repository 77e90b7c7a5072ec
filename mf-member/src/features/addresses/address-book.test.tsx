/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { AddressFields, SavedAddress } from '@shop/contracts/api/address';
import { apiFailure, type FakeApi, renderWithPlatform } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testUser } from '../../testing/fixtures.ts';
import { AddressBook } from './address-book.tsx';

const PERSON = { firstName: 'Kim', lastName: 'Ek', mobile: '0701234567' };
const HOME: SavedAddress = {
  ...PERSON,
  id: 'home',
  name: 'Hemma',
  street: 'Storgatan 1',
  zipCode: '41114',
  city: 'Göteborg',
  doorCode: '1204',
  courier: 'Tredje våningen.',
  isDefault: true,
};
const CABIN: SavedAddress = {
  ...HOME,
  id: 'cabin',
  name: '',
  street: 'Fjällvägen 9',
  doorCode: '',
  courier: '',
  isDefault: false,
};

/** An api that stores what is saved. */
const show = (first: readonly SavedAddress[], api: FakeApi = {}) => {
  let stored = [...first];
  const response = () => ({ data: { addresses: stored } });
  const one = ({ isDefault }: AddressFields) =>
    isDefault ? stored.map((each) => ({ ...each, isDefault: false })) : stored;
  return renderWithPlatform(<AddressBook first={first} person={PERSON} />, {
    slot: 'member-page',
    page: { user: testUser() },
    api: {
      'POST user/address': ({ body }) => {
        stored = [...one(body as AddressFields), { ...(body as AddressFields), id: 'made' }];
        return { data: { id: 'made', ...response().data } };
      },
      'PUT user/address/:id': ({ params, body }) => {
        const changed = body as AddressFields;
        stored = one(changed).map((each) => (each.id === params.id ? { ...changed, id: each.id } : each));
        return response();
      },
      'DELETE user/address/:id': ({ params }) => {
        stored = stored.filter(({ id }) => id !== params.id);
        return response();
      },
      'GET delivery-dates/:zipCode': () => ({ data: { today: {}, tomorrow: {}, later: {}, city: 'Lund' } }),
      'POST street-suggestion': () => ({
        data: { streets: [{ street: 'Klostergatan 13', zipCode: '22222', city: 'Lund' }] },
      }),
      ...api,
    },
  });
};

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const names = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent.trim());

beforeAll(async () => void (await import('@shop/ui/street-field/street-suggestions.tsx')));
afterEach(() => sessionStorage.clear());

describe('the saved addresses of a member', () => {
  it('[O3-23] are added with zip code and town by themselves, and the focus comes back', async () => {
    const { platform } = show([]);
    await press('Lägg till en adress');
    expect(document.activeElement).toBe(field(/^Vad du kallar/));
    expect([field(/^Förnamn/).value, field(/^Mobilnummer/).value]).toEqual(['Kim', '0701234567']);
    await press('Spara adressen');
    expect(screen.getByText('Fyll i din gatuadress')).toBeDefined();
    expect(document.activeElement).toBe(field(/^Gatuadress/));
    await userEvent.type(field(/^Gatuadress/), 'Kloster');
    await userEvent.click(await screen.findByRole('option', { name: 'Klostergatan 13 222 22 Lund' }));
    expect([/^Gatuadress/, /^Postnummer/, /^Ort/].map((label) => field(label).value)).toEqual([
      'Klostergatan 13',
      '22222',
      'Lund',
    ]);
    await userEvent.type(field(/^Vad du kallar/), 'Jobbet');
    await press('Spara adressen');
    await waitFor(() => expect(names()).toEqual(['Jobbet']));
    expect(platform.toasted).toMatchObject([{ message: 'Adressen är sparad.' }]);
    expect(document.activeElement).toBe(button('Lägg till en adress'));
    expect(sessionStorage.getItem('profile-drafts')).toBeNull();
  });

  it('[O3-23] are changed, made the default one, and removed when the member is sure', async () => {
    show([HOME, CABIN]);
    expect(names()).toEqual(['Hemma Förvald i kassan', 'Fjällvägen 9']);
    expect(screen.getByText('Portkod 1204 · Tredje våningen.')).toBeDefined();
    await press('Ändra Fjällvägen 9');
    await userEvent.type(field(/^Vad du kallar/), 'Stugan');
    await press('Spara adressen');
    await waitFor(() => expect(document.activeElement).toBe(button('Ändra Stugan')));
    await press('Börja med Stugan i kassan');
    await waitFor(() => expect(names()).toEqual(['Hemma', 'Stugan Förvald i kassan']));
    await press('Ta bort Hemma');
    await waitFor(() => expect(names()).toEqual(['Stugan Förvald i kassan']));
    expect(document.activeElement).toBe(button('Lägg till en adress'));
  });

  it('keep what was typed when the server refuses it, when the form is closed by a reload, and say why', async () => {
    const refuse = () =>
      Promise.reject(apiFailure(422, 'VALIDATION', 'Något är fel.', { zipCode: 'Ogiltigt postnummer' }));
    const { unmount } = show([], { 'POST user/address': refuse });
    await press('Lägg till en adress');
    await userEvent.type(field(/^Gatuadress/), 'Kajen 2');
    await userEvent.type(field(/^Postnummer/), '22222');
    await waitFor(() => expect(field(/^Ort/).value).toBe('Lund'));
    await press('Spara adressen');
    expect(await screen.findByText('Ogiltigt postnummer')).toBeDefined();
    expect(document.activeElement).toBe(field(/^Postnummer/));
    unmount();
    show([]);
    await press('Lägg till en adress');
    expect(field(/^Gatuadress/).value).toBe('Kajen 2');
    await press('Avbryt');
    await press('Lägg till en adress');
    expect(field(/^Gatuadress/).value).toBe('');
  });

  it('are ten at most, which is said instead of a button', () => {
    show(Array.from({ length: 10 }, (_, index) => ({ ...CABIN, id: `a${index}` })));
    expect(screen.queryByRole('button', { name: 'Lägg till en adress' })).toBeNull();
    expect(screen.getByText(/^Du har sparat 10 adresser/)).toBeDefined();
  });

  it('are those of the server when one is gone already, as after a lost response', async () => {
    const { platform } = show([HOME, CABIN], {
      'DELETE user/address/:id': () => Promise.reject(apiFailure(404, 'NOT_FOUND')),
      'GET user/address': () => ({ data: { addresses: [CABIN] } }),
    });
    await press('Ta bort Hemma');
    await waitFor(() => expect(names()).toEqual(['Fjällvägen 9']));
    expect(platform.toasted).toMatchObject([{ message: 'Adressen är borttagen.' }]);
  });

  it('stay when one cannot be removed, with the reason', async () => {
    const { platform } = show([HOME], {
      'DELETE user/address/:id': () => Promise.reject(apiFailure(503, 'UNAVAILABLE', 'Försök igen.')),
    });
    await press('Ta bort Hemma');
    await waitFor(() => expect(platform.toasted).toMatchObject([{ message: 'Försök igen.', kind: 'error' }]));
    expect(within(screen.getByRole('list')).getByText('Hemma')).toBeDefined();
  });
});
