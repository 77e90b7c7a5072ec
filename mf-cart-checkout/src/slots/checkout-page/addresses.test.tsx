/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { SavedAddress } from '@shop/contracts/api/address';
import type { Checkout } from '@shop/contracts/api/checkout';
import { apiFailure, renderSlot, testMember, type FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Change } from '../../features/checkout/draft-saver.ts';
import { NO_NOTES } from '../../features/checkout/extras.ts';
import { ANNA, ANONYMOUS, testCheckout } from '../../testing/checkout-fixtures.ts';
import { cartResponse, testCart } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const COMPANY = { ...ANONYMOUS, kind: 'company' } as const;
const FOUND = { name: 'Kajplats Sju AB', street: 'Postgatan 28', zipCode: '41106', city: 'Göteborg' };
const NUMBER = '559900-0014';

const open = async (change: Partial<Checkout>, handlers: FakeApi = {}, isMember = false) => {
  const shop = { checkout: testCheckout(change) };
  const api: FakeApi = {
    'GET checkout': () => ({ data: { checkout: shop.checkout } }),
    'PUT checkout': ({ body }) => {
      const { customer, notes = {} } = body as Change;
      const { checkout } = shop;
      shop.checkout = {
        ...checkout,
        customer: { ...checkout.customer, ...customer },
        notes: { ...NO_NOTES, ...checkout.notes, ...notes },
      };
      return { data: { checkout: shop.checkout } };
    },
    'GET cart': () => cartResponse(testCart([])),
    'GET delivery-dates/:zipCode': () => ({ data: { today: {}, tomorrow: {}, later: {}, city: 'Göteborg' } }),
    ...handlers,
  };
  const rendered = await renderSlot(slot, {
    slot: 'checkout-page',
    route: { name: 'checkout', path: '/se/checkout', fullPath: '/se/checkout' },
    api,
    ...(isMember && { page: { user: testMember() } }),
  });
  return { ...rendered, shop };
};

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const street = () => field(/^Gatuadress/);
const values = (...labels: readonly (string | RegExp)[]) => labels.map((label) => field(label).value);
const PLACE = [/^Gatuadress/, /^Postnummer/, /^Ort/] as const;
const callsOf = (platform: { calls: { call: string; body?: unknown }[] }, call: string) =>
  platform.calls.filter((made) => made.call === call).map(({ body }) => body);

beforeEach(() => {
  sessionStorage.clear();
});

describe('the organisation number in checkout', () => {
  const found: FakeApi = { 'POST company-lookup': () => ({ data: { outcome: 'found', company: FOUND } }) };

  it('[O5-20] fills in name and address, says so, keeps them, and takes them back', async () => {
    const { platform, shop } = await open({ customer: COMPANY }, found);
    await userEvent.type(field('Organisationsnummer'), NUMBER);
    expect(await screen.findByText('Vi fyllde i uppgifterna för Kajplats Sju AB.')).toBeDefined();
    expect(screen.getByText(/^Vi fyllde i/).closest('[aria-live]')).not.toBeNull();
    await waitFor(() =>
      expect(values('Företagsnamn', ...PLACE)).toEqual(['Kajplats Sju AB', 'Postgatan 28', '41106', 'Göteborg']),
    );
    expect(callsOf(platform, 'POST company-lookup')).toEqual([{ corpNumber: '5599000014' }]);
    await waitFor(() => expect(shop.checkout.customer).toMatchObject({ companyName: FOUND.name, city: 'Göteborg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ångra ifyllningen' }));
    expect(values('Företagsnamn', ...PLACE)).toEqual(['', '', '', '']);
    expect(document.activeElement).toBe(field('Organisationsnummer'));
    await waitFor(() => expect(shop.checkout.customer).toMatchObject({ companyName: '', street: '' }));
  });

  it('never replaces what has been typed, and fills the invoice address where there is one', async () => {
    const invoiceAddress = { street: '', zipCode: '', city: '' };
    const customer = { ...COMPANY, companyName: 'Vårt namn AB', street: 'Lagergatan 3', invoiceAddress };
    const { shop } = await open({ customer }, found);
    await userEvent.type(field('Organisationsnummer'), NUMBER);
    await screen.findByText(/^Vi fyllde i/);
    expect(values('Företagsnamn', /^Gatuadress/)).toEqual(['Vårt namn AB', 'Lagergatan 3']);
    await waitFor(() =>
      expect(values('Fakturaadress', 'Fakturans postnummer', 'Fakturans ort')).toEqual([
        'Postgatan 28',
        '41106',
        'Göteborg',
      ]),
    );
    const { name: _, ...place } = FOUND;
    await waitFor(() => expect(shop.checkout.customer.invoiceAddress).toEqual(place));
  });

  it.each([
    ['unknown', /^Vi hittar inget företag/, () => ({ data: { outcome: 'unknown', company: null } })],
    ['away', /^Uppgifterna kan inte hämtas just nu/, () => ({ data: { outcome: 'away', company: null } })],
    ['refused', /^Uppgifterna kan inte hämtas just nu/, () => Promise.reject(apiFailure(429, 'RATE_LIMITED'))],
  ] as const)('leaves the fields to the buyer when the look-up is %s', async (_case, text, respond) => {
    await open({ customer: COMPANY }, { 'POST company-lookup': respond });
    await userEvent.type(field('Organisationsnummer'), NUMBER);
    expect(await screen.findByText(text)).toBeDefined();
    await userEvent.type(field('Företagsnamn'), 'Egen AB');
    expect(values('Företagsnamn', ...PLACE)).toEqual(['Egen AB', '', '', '']);
  });

  it('looks up neither a sole trader nor a number with wrong digits', async () => {
    const { platform } = await open({ customer: COMPANY }, found);
    for (const number of ['811228-9874', '559900-0015']) {
      await userEvent.clear(field('Organisationsnummer'));
      await userEvent.type(field('Organisationsnummer'), number);
    }
    await userEvent.clear(field('Organisationsnummer'));
    await userEvent.type(field('Organisationsnummer'), NUMBER);
    await screen.findByText(/^Vi fyllde i/);
    expect(callsOf(platform, 'POST company-lookup')).toEqual([{ corpNumber: '5599000014' }]);
  });
});

/** The event of text that is put in by hand in one go. */
const inputOf = (element: HTMLInputElement, text: string): Event => {
  // As a browser does, past React's own record of the value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  return new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' });
};

describe('the street in checkout', () => {
  const STREETS = [
    { street: 'Kungsgatan', zipCode: '41119', city: 'Göteborg' },
    { street: 'Kungsgatan', zipCode: '11143', city: 'Stockholm' },
  ];
  const suggesting: FakeApi = { 'POST street-suggestion': () => ({ data: { streets: STREETS } }) };

  it('never takes the focus back from the field that the buyer has gone on to', async () => {
    await open({ customer: ANONYMOUS }, suggesting);
    // Before the list's code is there: one paste, and on to the next field.
    act(() => street().focus());
    fireEvent(street(), inputOf(street(), 'Kungsg'));
    act(() => field(/^Postnummer/).focus());
    await waitFor(() => expect(street().getAttribute('role')).toBe('combobox'));
    expect(document.activeElement).toBe(field(/^Postnummer/));
  });

  it('suggests what is typed, by keyboard alone, and fills in street, zip code and town', async () => {
    const { platform, shop } = await open({ customer: ANONYMOUS }, suggesting);
    await userEvent.type(street(), 'Kungsg');
    const list = await screen.findByRole('listbox', { name: 'Adressförslag' });
    expect(street().getAttribute('role')).toBe('combobox');
    expect(street().getAttribute('aria-expanded')).toBe('true');
    expect(street().getAttribute('aria-controls')).toBe(list.id);
    expect(screen.getByText('2 adressförslag')).toBeDefined();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(street().getAttribute('aria-activedescendant')).toBe(second?.id);
    await userEvent.keyboard('{Enter}');
    expect(values(...PLACE)).toEqual(['Kungsgatan', '11143', 'Stockholm']);
    expect(document.activeElement).toBe(street());
    expect(street().getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText('Ifyllt: Kungsgatan, 111 43 Stockholm')).toBeDefined();
    await waitFor(() => expect(shop.checkout.customer).toMatchObject({ zipCode: '11143', city: 'Stockholm' }));
    expect(callsOf(platform, 'POST order')).toEqual([]);
  });

  it('goes on as a text field: Escape closes, leaving chooses nothing, and autocomplete stays', async () => {
    await open({ customer: ANONYMOUS }, suggesting);
    await userEvent.type(street(), 'Kungsg');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await userEvent.type(street(), 'a');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(values(...PLACE)).toEqual(['Kungsga', '', '']);
    expect(street().getAttribute('autocomplete')).toBe('street-address');
    expect(street().getAttribute('aria-labelledby')).toBeNull();
  });

  it('is silent for what the browser fills in, and while there is nothing to suggest', async () => {
    const { platform } = await open(
      { customer: ANONYMOUS },
      { 'POST street-suggestion': () => Promise.reject(apiFailure(503, 'UNAVAILABLE')) },
    );
    await userEvent.click(street());
    fireEvent.change(street(), { target: { value: 'Storgatan 1' } });
    await userEvent.type(street(), ' B');
    await waitFor(() => expect(callsOf(platform, 'POST street-suggestion')).toHaveLength(1));
    expect(callsOf(platform, 'POST street-suggestion')).toEqual([{ text: 'Storgatan 1 B', zipCode: '' }]);
    expect(screen.queryByRole('option')).toBeNull();
    expect(street().value).toBe('Storgatan 1 B');
  });
});

describe('saved addresses in checkout', () => {
  const saved = (change: Partial<SavedAddress>): SavedAddress => ({
    id: '0b9a2c3e-7d1f-4c55-8e21-6f3a9d20b7c4',
    name: 'Stugan',
    firstName: 'Anna',
    lastName: 'Ek',
    street: 'Fjällvägen 9',
    zipCode: '83131',
    city: 'Östersund',
    mobile: '',
    doorCode: '1204',
    courier: 'Bakom vedboden.',
    isDefault: false,
    ...change,
  });
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('[O3-23] puts a chosen one into the form, and what was typed is there again with "Ny adress"', async () => {
    const { shop } = await open({ addresses: [saved({})] }, {}, true);
    expect(radio('Ny adress').checked).toBe(true);
    await userEvent.clear(street());
    await userEvent.type(street(), 'Nygatan 3');
    await userEvent.click(radio('Stugan'));
    expect(values(...PLACE)).toEqual(['Fjällvägen 9', '83131', 'Östersund']);
    expect(radio('Stugan').checked).toBe(true);
    await waitFor(() => expect(shop.checkout.notes).toMatchObject({ doorCode: '1204', courier: 'Bakom vedboden.' }));
    expect(shop.checkout.customer).toMatchObject({ street: 'Fjällvägen 9', mobile: ANNA.mobile });
    await userEvent.click(radio('Ny adress'));
    expect(values(...PLACE)).toEqual(['Nygatan 3', '41114', 'Göteborg']);
    await waitFor(() => expect(shop.checkout.notes).toMatchObject({ doorCode: '', courier: '' }));
  });

  it('begins an empty address when the form began with a saved one', async () => {
    const { customer } = { customer: { ...ANNA, street: 'Fjällvägen 9', zipCode: '831 31', city: 'Östersund' } };
    await open({ customer, addresses: [saved({ isDefault: true })] }, {}, true);
    expect(radio('Stugan').checked).toBe(true);
    await userEvent.click(radio('Ny adress'));
    expect(values(...PLACE, /^Förnamn/)).toEqual(['', '', '', 'Anna']);
  });

  it('[O3-23] saves a new one when it is whole, once, and chooses it', async () => {
    const addresses: SavedAddress[] = [];
    const { platform, shop } = await open(
      { customer: { ...ANNA, street: '' } },
      {
        'POST user/address': ({ body }) => {
          addresses.push(saved({ ...(body as SavedAddress), id: 'a1' }));
          shop.checkout = { ...shop.checkout, addresses };
          return { data: { id: 'a1', addresses } };
        },
      },
      true,
    );
    expect(screen.queryByRole('button', { name: 'Spara adressen' })).toBeNull();
    await userEvent.type(street(), 'Nygatan 3');
    await userEvent.click(screen.getByRole('button', { name: 'Spara adressen' }));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Nygatan 3' })).checked).toBe(true);
    expect(callsOf(platform, 'POST user/address')).toEqual([
      {
        name: '',
        firstName: 'Anna',
        lastName: 'Ek',
        street: 'Nygatan 3',
        zipCode: '41114',
        city: 'Göteborg',
        mobile: '0701234567',
        doorCode: '',
        courier: '',
        isDefault: false,
      },
    ]);
    await waitFor(() => expect(document.activeElement).toBe(radio('Nygatan 3')));
    expect(screen.queryByRole('button', { name: 'Spara adressen' })).toBeNull();
  });

  it('keeps a saved one when what was typed before is stored late', async () => {
    const { promise, resolve: store } = Promise.withResolvers<void>();
    const before = testCheckout({ customer: { ...ANNA, street: 'Nygatan 3' } });
    const { street: typed, zipCode, city, mobile } = before.customer;
    const address = saved({ name: '', street: typed, zipCode, city, mobile, doorCode: '', courier: '' });
    const after: Checkout = { ...before, addresses: [address] };
    let now = before;
    const { platform } = await open(
      { customer: { ...ANNA, street: '' } },
      {
        'GET checkout': () => ({ data: { checkout: now } }),
        'PUT checkout': async () => {
          await promise;
          return { data: { checkout: before } };
        },
        'POST user/address': () => {
          now = after;
          return { data: { id: 'a1', addresses: after.addresses } };
        },
      },
      true,
    );
    await userEvent.type(street(), 'Nygatan 3');
    await waitFor(() => expect(callsOf(platform, 'PUT checkout')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Spara adressen' }));
    expect(await screen.findByRole('radio', { name: 'Nygatan 3' })).toBeDefined();
    const reads = callsOf(platform, 'GET checkout').length;
    store();
    await waitFor(() => expect(callsOf(platform, 'GET checkout')).toHaveLength(reads + 1));
    expect(await screen.findByRole('radio', { name: 'Nygatan 3' })).toBeDefined();
  });

  it('says why one could not be saved, and keeps what was typed', async () => {
    const { platform } = await open(
      {},
      { 'POST user/address': () => Promise.reject(apiFailure(409, 'CONFLICT')) },
      true,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Spara adressen' }));
    await waitFor(() => expect(platform.toasted).toHaveLength(1));
    expect(values(...PLACE)).toEqual(['Storgatan 1', '41114', 'Göteborg']);
    expect(screen.getByRole('button', { name: 'Spara adressen' })).toBeDefined();
  });

  it('[O4-09] is nothing for a guest', async () => {
    await open({});
    expect(screen.queryByRole('button', { name: 'Spara adressen' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Ny adress' })).toBeNull();
  });
});
