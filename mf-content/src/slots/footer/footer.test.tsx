/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { apiFailure, renderSlot, testMember, testPage, type TestPlatformOptions } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import slot from './slot.tsx';
import { waitFor } from '@shop/testing/wait-for';

const start = (options: TestPlatformOptions = {}) => renderSlot(slot, { slot: 'footer', ...options });
const SUBSCRIBE = 'POST newsletter/subscribe/email/:email';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Din e-postadress' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Skriv upp mig!' }));

describe('the footer', () => {
  it('[2.15-02] [2.15-03] [O2.15-01] links to the information and about pages', async () => {
    await start();
    const names = (list: string) =>
      within(screen.getByRole('navigation', { name: list }))
        .getAllByRole('link')
        .map((link) => /info\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]);
    expect(names('Information')).toEqual(['1', '7', '8', '9', undefined, '15', '16', '17', '28', '6']);
    expect(names('Om Pixelhamn')).toEqual(['20', '21', '5', undefined, '34', '35', '25', '26', '23']);
  });

  it('[2.1-87] [2.1-89] [2.1-90] [2.1-91] [2.1-92] [2.1-93] [2.1-94] [2.1-95] [2.1-96] [2.1-97] [2.1-98] [2.1-99] [2.1-100] [2.1-103] calls each page by what its number means', async () => {
    await start();
    const links = ['Information', 'Om Pixelhamn'].flatMap((list) =>
      within(screen.getByRole('navigation', { name: list })).getAllByRole('link'),
    );
    const named = links.map((link) => [/info\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1], link.textContent]);
    expect(Object.fromEntries(named.filter(([id]) => id !== undefined))).toMatchObject({
      1: 'Kundservice',
      6: 'Medlemsförmåner',
      7: 'Kontakta oss',
      8: 'Köpvillkor',
      9: 'Leveransvillkor',
      15: 'Ångerrätt och öppet köp',
      16: 'Garantivillkor',
      17: 'Reklamation',
      20: 'Om Pixelhamn',
      21: 'Jobba hos oss',
      23: 'Sociala medier',
      25: 'Personuppgifter',
      26: 'Integritetspolicy',
      35: 'Miljöpolicy',
    });
  });

  it('[O2.17-17] leads to the withdrawal of a purchase, by its name in the law', async () => {
    await start();
    expect(screen.getByRole('link', { name: 'Ångra köpet' }).getAttribute('href')).toBe('/se/angra-kopet');
  });

  it('[2.15-04] opens the cookie settings', async () => {
    const { platform } = await start();
    await userEvent.click(screen.getByRole('button', { name: 'Cookie-inställningar' }));
    expect(platform.emitted).toContainEqual({ name: 'cookie-settings.open', payload: {} });
  });

  it('[2.15-05] [2.15-06] [2.15-09] [2.15-10] [O2.15-03] has contact, social links, carriers and payments', async () => {
    const { container } = await start();
    expect(screen.getAllByRole('link', { name: 'Kontakta oss' })[0]?.getAttribute('href')).toBe(
      '/se/info/7-Kontakta-oss',
    );
    const social = within(screen.getByRole('list', { name: 'Sociala medier' })).getAllByRole('link');
    expect(new Set(social.map((link) => link.getAttribute('href')))).toEqual(new Set(['/se/info/23-Sociala-medier']));
    const images = [...container.querySelectorAll('img')];
    const badges = images.map((image) => image.getAttribute('src') ?? '');
    // Neutral, and named in words: the marks of carriers and banks are not the shop's to show.
    expect(images.filter(({ alt }) => alt === '')).toEqual([]);
    expect(images.map(({ alt }) => alt)).toEqual(expect.arrayContaining(['Hämta i butik', 'Faktura']));
    expect(badges.some((src) => src.includes('/carrier/')) && badges.some((src) => src.includes('/payment/'))).toBe(
      true,
    );
  });

  it('[2.15-11] names the year and the company', async () => {
    await start({ now: Date.UTC(2027, 11, 31, 23, 30) });
    expect(screen.getByText('© 2028 Pixelhamn Handel AB')).toBeTruthy();
    expect(screen.getByText('Org.nr 559999-1238')).toBeTruthy();
  });

  it('[9-136] names the currency of all prices, and whether VAT is in them', async () => {
    const { platform } = await start();
    expect(screen.getByText('Alla priser är i svenska kronor inklusive moms.')).toBeTruthy();
    const { store, atoms } = platform;
    act(() => store.set(atoms.settings, (before) => ({ ...before, show_prices_excluding_vat: true })));
    expect(screen.getByText('Alla priser är i svenska kronor exklusive moms.')).toBeTruthy();
  });

  it('[2.15-01] [O2.15-02] keeps a visitor’s choice of VAT in the settings without asking the server', async () => {
    const { platform } = await start();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prisvisning' }), 'Visa priser exklusive moms');
    expect(platform.store.get(platform.atoms.settings).show_prices_excluding_vat).toBe(true);
    expect(platform.calls).toEqual([]);
  });

  it('[2.15-01] [6-14] [O2.15-02] saves a member’s choice of VAT, and takes it back when that fails', async () => {
    const { platform } = await start({
      page: testPage({ user: testMember() }),
      api: {
        'PUT setting/:key': () => {
          throw apiFailure(500, 'INTERNAL');
        },
      },
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prisvisning' }), 'excl');
    await waitFor(() => expect(platform.toasted).toEqual([{ message: 'Misslyckades med sparning!', kind: 'error' }]));
    expect(platform.calls[0]).toMatchObject({ params: { key: 'show_prices_excluding_vat' }, body: { value: true } });
    expect(platform.store.get(platform.atoms.settings).show_prices_excluding_vat).toBe(false);
  });
});

describe('the choice of colours', () => {
  const theme = () => screen.getByRole('combobox', { name: 'Utseende' });

  it('[O3-22] follows the device until the shopper chooses, and again when they ask for that', async () => {
    const { platform } = await start();
    const isDark = () => platform.store.get(platform.atoms.settings).isDark;
    expect((theme() as HTMLSelectElement).value).toBe('device');
    await userEvent.selectOptions(theme(), 'Mörkt');
    expect(isDark()).toBe(true);
    await userEvent.selectOptions(theme(), 'Ljust');
    expect(isDark()).toBe(false);
    await userEvent.selectOptions(theme(), 'Som på enheten');
    expect(isDark()).toBeNull();
    expect(platform.calls).toEqual([]);
  });

  it('[3-15] is saved for a member', async () => {
    const { platform } = await start({
      page: testPage({ user: testMember() }),
      api: { 'PUT setting/:key': () => ({ data: { status: 'ok', value: true } }) },
    });
    await userEvent.selectOptions(theme(), 'Mörkt');
    await waitFor(() => expect(platform.calls[0]).toMatchObject({ params: { key: 'isDark' }, body: { value: true } }));
  });
});

describe('the newsletter sign-up', () => {
  it('[2.15-08] is hidden for a member who subscribes', async () => {
    await start({ page: testPage({ user: testMember({ settings: { ...VISITOR_SETTINGS, send_newsletter: true } }) }) });
    expect(screen.queryByRole('button', { name: 'Skriv upp mig!' })).toBeNull();
  });

  it('[5-25] [5-26] [5-27] [5-28] requires an e-mail address', async () => {
    const { platform } = await start();
    await send();
    expect(field().type).toBe('email');
    expect(field().placeholder).toBe('Fyll i en mailadress');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Fyll i en mailadress')).toBeTruthy();
    expect(platform.calls).toEqual([]);
  });

  it('[1-32] [2.15-07] [6-06] [7.7-01] [8-22] signs up', async () => {
    const { platform } = await start({ api: { [SUBSCRIBE]: () => undefined } });
    await userEvent.type(field(), 'asa@exempel.se');
    await send();
    expect(await screen.findByText('Din mailadress är nu tillagd!')).toBeTruthy();
    expect(screen.getByText(/Öppna länken i mejlet/)).toBeTruthy();
    expect(platform.calls.map(({ params }) => params)).toEqual([{ email: 'asa@exempel.se' }]);
    expect(field().value).toBe('');
  });

  it.each([
    [403, 'Denna adress prenumererar redan på våra nyhetsbrev!'],
    [402, 'Denna adress är ej giltig!'],
    [500, 'Något gick fel'],
    [429, 'Något gick fel'],
  ])('[8-19] [8-20] [8-21] answers %s with "%s"', async (status, text) => {
    const fail = () => {
      throw apiFailure(status, 'INTERNAL');
    };
    await start({ api: { [SUBSCRIBE]: fail } });
    await userEvent.type(field(), 'asa@exempel.se');
    await send();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field().value).toBe('asa@exempel.se');
  });
});
