/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Checkout } from '@shop/contracts/api/checkout';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { renderSlot, type FakeApi } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { ANNA, testCheckout } from '../../testing/checkout-fixtures.ts';
import { cartResponse, testCart, testRow } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const open = (change: Partial<Checkout>, isWithoutVat = false) => {
  const checkout = testCheckout(change);
  const api: FakeApi = {
    'GET checkout': () => ({ data: { checkout } }),
    'PUT checkout': () => ({ data: { checkout } }),
    'GET cart': () => cartResponse(testCart([])),
  };
  return renderSlot(slot, {
    slot: 'checkout-page',
    route: { name: 'checkout', path: '/se/checkout', fullPath: '/se/checkout' },
    api,
    page: { settings: { ...VISITOR_SETTINGS, show_prices_excluding_vat: isWithoutVat } },
  });
};
const summary = () => screen.getByRole('complementary', { name: 'Summering' });
const COMPANY = { ...ANNA, kind: 'company', companyName: 'Hamnbolaget AB', corpNumber: '556016-0680' } as const;

describe('checkout of a company', () => {
  it('[1-11] shows every price without VAT and says so once, up to the sum to pay, which has it', async () => {
    const { container } = await open({ customer: COMPANY }, true);
    expect(screen.getAllByText('Priserna visas exkl. moms.')).toHaveLength(1);
    const row = within(screen.getByRole('region', { name: 'Varukorg' })).getByRole('listitem');
    expect(row.textContent).toMatch(/80\skr/);
    expect(summary().textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Varor80 krFrakt39 krTotalt exkl. moms119 krMoms30 krTotalt inkl. moms149 kr',
    );
    expect(screen.getByRole('radio', { name: 'Ombud' }).closest('div')?.textContent).toMatch(/39\skr/);
    await userEvent.click(screen.getByRole('radio', { name: 'Faktura' }));
    expect(screen.getByRole('radio', { name: 'Faktura' }).closest('div')?.textContent).toMatch(/\+23\skr/);
    expect(container.textContent).toMatch(/Handla för 400\skr till inkl\. moms så får du fri frakt/);
  });

  it('[O2.17-16] promises it nothing that the law gives to consumers', async () => {
    await open({ customer: COMPANY });
    expect(within(summary()).getByRole('link', { name: 'köpvillkor' })).toBeDefined();
    expect(summary().textContent).not.toMatch(/ångerrätt/);
    await userEvent.click(screen.getByRole('radio', { name: 'Privat' }));
    expect(summary().textContent).toMatch(/14 dagars ångerrätt/);
  });
});

describe('the invoice address of a company', () => {
  const put = (platform: { calls: { call: string; body?: unknown }[] }) =>
    platform.calls.filter(({ call }) => call === 'PUT checkout').at(-1)?.body;

  it('[O2.17-16] is asked for when it is another one, is whole or left out, and is kept on the server', async () => {
    const { platform } = await open({ customer: COMPANY });
    expect(screen.queryByLabelText('Fakturaadress')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fakturaadressen är en annan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Beställ och betala' }));
    const street = screen.getByLabelText<HTMLInputElement>('Fakturaadress');
    await waitFor(() => expect(document.activeElement).toBe(street));
    expect(screen.getAllByText('Fyll i fakturans gatuadress eller box').length).toBeGreaterThan(0);
    expect(platform.calls.some(({ call }) => call === 'POST order')).toBe(false);
    await userEvent.type(street, 'Box 12');
    await userEvent.type(screen.getByLabelText('Fakturans postnummer'), '41104');
    await userEvent.type(screen.getByLabelText('Fakturans ort'), 'Göteborg');
    await waitFor(() =>
      expect(put(platform)).toMatchObject({
        customer: { invoiceAddress: { street: 'Box 12', zipCode: '41104', city: 'Göteborg' } },
      }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fakturaadressen är en annan' }));
    await waitFor(() => expect(put(platform)).toMatchObject({ customer: { invoiceAddress: null } }));
  });

  it('is no question for a private person', async () => {
    await open({});
    expect(screen.queryByRole('checkbox', { name: 'Fakturaadressen är en annan' })).toBeNull();
  });
});

describe('checkout of digital goods alone', () => {
  const method = { id: 4, name: 'Digital leverans', price: 0, regularPrice: 0, description: '', dateLabel: 'direkt' };
  const DIGITAL = {
    cart: testCart([testRow(1, { product: { isDigital: true, isShippable: false } })]),
    shippingMethods: [{ ...method, kind: 'digital' as const, stores: [] }],
    shippingMethodId: 4,
  };

  it('asks a private person for no address, and promises no free freight', async () => {
    const { container } = await open({ ...DIGITAL, customer: { ...ANNA, street: '', zipCode: '', city: '' } });
    for (const label of ['Gatuadress', 'Postnummer', 'Ort']) expect(screen.queryByLabelText(label)).toBeNull();
    expect(container.textContent).not.toMatch(/fri frakt|Fyll i ditt postnummer/);
    expect(screen.getByText(/koderna hämtar du på beställningens sida/)).toBeDefined();
    expect(summary().textContent).toMatch(/ångerrätten när du hämtar koden/);
  });

  it('asks a company for the address that its invoice must name', async () => {
    await open({ ...DIGITAL, customer: COMPANY });
    expect(screen.getByLabelText(/^Gatuadress/)).toBeDefined();
    expect(summary().textContent).not.toMatch(/ångerrätt/);
  });
});
