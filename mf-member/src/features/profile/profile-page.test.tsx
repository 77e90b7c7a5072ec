/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { ProfileSettings } from '@shop/contracts/api/profile';
import { apiFailure, type FakeApi, renderWithPlatform, type TestPlatform } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { testUser } from '../../testing/fixtures.ts';
import { NO_SECOND_FACTOR, testProfileSettings, testSession, testStore } from '../../testing/profile-fixtures.ts';
import type { ProfileData } from './load-profile.ts';
import { ProfilePage } from './profile-page.tsx';

interface Visit {
  readonly settings?: Partial<ProfileSettings>;
  readonly data?: Partial<ProfileData>;
  readonly api?: FakeApi;
  readonly starredStores?: number[];
  readonly platform?: TestPlatform;
}

/** The page of a member, with an api that stores what is saved. */
const show = ({ settings = {}, data = {}, api = {}, starredStores = [], platform }: Visit = {}) => {
  let stored = testProfileSettings(settings);
  const user = testUser({ settings: { ...stored } });
  return renderWithPlatform(
    <ProfilePage
      data={{ settings: stored, stores: [], sessions: [], addresses: [], secondFactor: NO_SECOND_FACTOR, ...data }}
    />,
    {
      slot: 'member-page',
      page: { user, settings: user.settings, starredStores },
      api: {
        'GET profile-settings': () => ({ data: { settings: stored } }),
        'POST profile-settings': ({ body }) => {
          stored = { ...stored, ...(body as Partial<ProfileSettings>) };
        },
        ...api,
      },
      ...(platform && { platform }),
    },
  );
};

const form = (name: string) => within(screen.getByRole('form', { name }));
const save = (name: string) => userEvent.click(form(name).getByRole('button', { name: 'Spara' }));
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};
const sent = (platform: TestPlatform, call: string) => platform.calls.filter((each) => each.call === call);

beforeAll(async () => {
  await import('./password-dialog.tsx');
  await import('./second-factor-dialog.tsx');
});
afterEach(() => sessionStorage.clear());

describe('the profile', () => {
  it('[1-49][O2.17-07] stands in sections with anchors of their own, and a table of them', () => {
    show();
    const contents = within(screen.getByRole('navigation', { name: 'På sidan' })).getAllByRole('link');
    expect(contents.length).toBeGreaterThan(9);
    for (const link of contents) {
      const anchor = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(within(anchor ?? document.body).getByRole('region', { name: link.textContent ?? '' })).toBeDefined();
    }
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Profilinställningar',
    ]);
  });

  it('[7.3-14] is filled in, sends only what was changed, and says what it saved', async () => {
    const { platform } = show();
    const contact = form('Kontakt och adress');
    expect(contact.getByLabelText<HTMLInputElement>('Postnummer').value).toBe('411 14');
    await retype(contact.getByLabelText(/^Gatuadress/), 'Kajen 2');
    expect(contact.getByRole('status').textContent).toBe('Du har ändringar som inte är sparade.');
    await save('Kontakt och adress');
    expect(sent(platform, 'POST profile-settings')).toMatchObject([{ body: { street: 'Kajen 2' } }]);
    expect(contact.getByRole('status').textContent).toBe('Sparat: Gatuadress.');
    await save('Kontakt och adress');
    expect(contact.getByRole('status').textContent).toBe('Du har inte ändrat något.');
    expect(sent(platform, 'POST profile-settings')).toHaveLength(1);
  });

  it('[O5-18] fills the town in from the zip code, unless the member has typed one', async () => {
    const { platform } = show({
      api: {
        'GET delivery-dates/:zipCode': ({ params }) => ({
          data: { today: {}, tomorrow: {}, later: {}, city: params.zipCode === '22222' ? 'Lund' : null },
        }),
      },
    });
    const contact = form('Kontakt och adress');
    const city = contact.getByLabelText<HTMLInputElement>(/^Ort/);
    const zip = contact.getByLabelText('Postnummer');
    await retype(zip, '222 22');
    await waitFor(() => expect(city.value).toBe('Lund'));
    await retype(zip, '99999');
    await waitFor(() => expect(zip.getAttribute('aria-invalid')).toBe('true'));
    expect(contact.getByText(/Postnumret finns inte/)).toBeDefined();
    await retype(city, 'Malmö');
    await retype(zip, '222 22');
    await waitFor(() => expect(sent(platform, 'GET delivery-dates/:zipCode')).toHaveLength(3));
    expect(city.value).toBe('Malmö');
  });

  it('[O5-12][8-17] says what is wrong beside the field, focuses it, and keeps what was typed when saving fails', async () => {
    const { platform } = show({
      api: { 'POST profile-settings': () => Promise.reject(apiFailure(503, 'UNAVAILABLE', 'Butiken vilar.')) },
    });
    const contact = form('Kontakt och adress');
    const last = contact.getByLabelText<HTMLInputElement>('Efternamn');
    await retype(last, 'Ek2');
    await save('Kontakt och adress');
    expect(document.activeElement).toBe(last);
    expect(contact.getByText('Ogiltigt efternamn')).toBeDefined();
    expect(sent(platform, 'POST profile-settings')).toEqual([]);
    await retype(last, 'Ek');
    await save('Kontakt och adress');
    expect(contact.getByRole('alert').textContent).toContain('Butiken vilar.');
    expect(last.value).toBe('Ek');
  });

  it('shows the text of the server beside its field', async () => {
    show({
      api: {
        'POST profile-settings': () =>
          Promise.reject(apiFailure(422, 'VALIDATION', 'Fel.', { phoneNumber: 'Numret är spärrat.' })),
      },
    });
    const contact = form('Kontakt och adress');
    await retype(contact.getByLabelText(/^Mobilnummer/), '0709999999');
    await save('Kontakt och adress');
    expect(contact.getByText('Numret är spärrat.')).toBeDefined();
    expect(contact.getByLabelText(/^Mobilnummer/)).toBe(document.activeElement);
    expect(contact.getByRole('alert').textContent).toBe('');
  });

  it('keeps what was typed over a reload, and lets go of it', async () => {
    const first = show();
    await retype(form('Kontakt och adress').getByLabelText(/^Gatuadress/), 'Kajen 3');
    first.unmount();
    show();
    const contact = form('Kontakt och adress');
    expect(contact.getByLabelText<HTMLInputElement>(/^Gatuadress/).value).toBe('Kajen 3');
    expect(contact.getByRole('status').textContent).toBe('Du har ändringar som inte är sparade.');
    await userEvent.click(contact.getByRole('button', { name: 'Ångra ändringarna' }));
    expect(contact.getByLabelText<HTMLInputElement>(/^Gatuadress/).value).toBe('Hamngatan 1');
    expect(sessionStorage.length).toBe(0);
  });

  it('shows another member nothing of it, and no password is ever stored', async () => {
    const first = show();
    await retype(form('Kontakt och adress').getByLabelText(/^Gatuadress/), 'Kajen 3');
    await userEvent.type(form('Byt lösenord').getByLabelText('Nuvarande lösenord'), 'hemligheten');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hemligheten');
    act(() => first.platform.store.set(first.platform.atoms.user, testUser({ id: 99 })));
    first.unmount();
    const other = testUser({ id: 99 });
    renderWithPlatform(
      <ProfilePage
        data={{ settings: testProfileSettings(), stores: [], sessions: [], addresses: [], secondFactor: null }}
      />,
      {
        slot: 'member-page',
        page: { user: other, settings: other.settings },
      },
    );
    expect(form('Kontakt och adress').getByLabelText<HTMLInputElement>(/^Gatuadress/).value).toBe('Hamngatan 1');
  });

  it('does not lose what is typed while a form is on its way', async () => {
    let finish: (value?: unknown) => void = () => undefined;
    show({ api: { 'POST profile-settings': () => new Promise((resolve) => (finish = resolve)) } });
    const contact = form('Kontakt och adress');
    const street = contact.getByLabelText<HTMLInputElement>(/^Gatuadress/);
    await retype(street, 'Kajen 4');
    await save('Kontakt och adress');
    expect(contact.getByText('Sparar…')).toBeDefined();
    expect(contact.getByRole('button', { name: /^Spara/ }).getAttribute('aria-busy')).toBe('true');
    await userEvent.type(street, 'b');
    await act(async () => finish());
    expect(street.value).toBe('Kajen 4b');
    expect(contact.getByRole('button', { name: 'Ångra ändringarna' })).toBeDefined();
  });
});

describe('the settings', () => {
  it('[1-11][6-14][6-22][7.3-13] are shown as they are saved, change, and the shop follows at once', async () => {
    const { platform } = show({ settings: { product_list_mode: 3, show_prices_excluding_vat: true } });
    const shop = form('Så visas butiken');
    expect(shop.getByLabelText<HTMLSelectElement>('Produktlistor').value).toBe('3');
    const vat = shop.getByRole<HTMLInputElement>('checkbox', { name: 'Visa priser exklusive moms' });
    expect(vat.checked).toBe(true);
    await userEvent.click(vat);
    await userEvent.click(shop.getByRole('checkbox', { name: 'Seriöst läge' }));
    await userEvent.selectOptions(shop.getByLabelText('Utseende'), 'Mörkt');
    await save('Så visas butiken');
    expect(sent(platform, 'POST profile-settings')).toMatchObject([
      { body: { isDark: true, show_prices_excluding_vat: false, serious_business_mode: true } },
    ]);
    await waitFor(() =>
      expect(platform.store.get(platform.atoms.settings)).toMatchObject({
        isDark: true,
        show_prices_excluding_vat: false,
        serious_business_mode: true,
      }),
    );
    expect(shop.getByRole('status').textContent).toBe('Sparat: Utseende, Visa priser exklusive moms, Seriöst läge.');
  });

  it('[1-11] follow the footer, where the same can be chosen', () => {
    const { platform } = show();
    const vat = form('Så visas butiken').getByRole<HTMLInputElement>('checkbox', { name: /exklusive moms/ });
    expect(vat.checked).toBe(false);
    act(() =>
      platform.store.set(platform.atoms.settings, (before) => ({ ...before, show_prices_excluding_vat: true })),
    );
    expect(vat.checked).toBe(true);
  });

  it('[6-15][5-28] say that the newsletter waits for the confirmed address', async () => {
    show({ settings: { isEmailConfirmed: false }, api: { 'POST profile-settings': () => undefined } });
    const mails = form('Mejl och aviseringar');
    const newsletter = mails.getByRole<HTMLInputElement>('checkbox', { name: 'Nyhetsbrevet' });
    await userEvent.click(newsletter);
    await save('Mejl och aviseringar');
    expect(mails.getByRole('status').textContent).toContain('börjar när du har öppnat länken');
    expect(newsletter.checked).toBe(false);
  });

  it('[3-28][6-15] save notifications, reminders and the newsletter', async () => {
    const { platform } = show();
    const mails = form('Mejl och aviseringar');
    await userEvent.selectOptions(mails.getByLabelText('Aviseringar i butiken'), 'Inga');
    await userEvent.click(mails.getByRole('checkbox', { name: /Påminn mig/ }));
    await userEvent.click(mails.getByRole('checkbox', { name: 'Nyhetsbrevet' }));
    await save('Mejl och aviseringar');
    expect(sent(platform, 'POST profile-settings')).toMatchObject([
      { body: { shouldReceiveNewsletters: true, abandonedCartMails: false, notification_settings_level: 0 } },
    ]);
  });

  it('[O6-08][O2.17-13] let the member choose who sees them, friends at first', async () => {
    const { platform } = show();
    const seen = form('Vad andra ser').getByLabelText<HTMLSelectElement>('Vem får se min medlemssida?');
    expect(seen.value).toBe('friends');
    await userEvent.selectOptions(seen, 'Ingen');
    await save('Vad andra ser');
    expect(sent(platform, 'POST profile-settings')).toMatchObject([{ body: { profileVisibility: 'nobody' } }]);
  });

  it('[7.3-18][7.3-01][O7-04] show the tour again by the action setSetting, which goes back when it fails', async () => {
    let isAway = true;
    const { platform } = show({
      settings: { show_member_tutorial: false },
      api: {
        'PUT setting/:key': () => {
          if (isAway) throw apiFailure(503, 'UNAVAILABLE');
          return { data: { status: 'ok', value: true } };
        },
      },
    });
    const tutorial = () => platform.store.get(platform.atoms.settings).show_member_tutorial;
    await userEvent.click(screen.getByRole('button', { name: 'Visa rundturen igen' }));
    expect(platform.toasted).toEqual([{ message: 'Misslyckades med sparning!', kind: 'error' }]);
    expect(tutorial()).toBe(false);
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Visa rundturen igen' }));
    expect(sent(platform, 'PUT setting/:key')[1]).toMatchObject({
      params: { key: 'show_member_tutorial' },
      body: { value: true },
    });
    expect(tutorial()).toBe(true);
    expect(screen.getByText('Rundturen visas nästa gång du loggar in.')).toBeDefined();
  });
});

describe('the company', () => {
  it('[O6-16] is shown with its number and its approval', () => {
    show({ settings: { companyName: 'Kajen AB', corpNumber: '5560160680' } });
    const company = within(screen.getByRole('region', { name: 'Företag' }));
    expect(company.getByText('556016-0680')).toBeDefined();
    expect(company.getByText('Väntar på granskning')).toBeDefined();
    expect(company.getByRole('form', { name: 'Referens på fakturan' })).toBeDefined();
  });

  it('[O6-16] can be connected, and is approved first', async () => {
    const { platform } = show();
    await userEvent.click(screen.getByText('Anslut ett företag'));
    const company = form('Företagets uppgifter');
    await userEvent.type(company.getByLabelText('Företagsnamn'), 'Kajen AB');
    await userEvent.type(company.getByLabelText('Organisationsnummer'), '556016-0680');
    await userEvent.click(company.getByRole('button', { name: 'Skicka till granskning' }));
    expect(sent(platform, 'POST profile-settings')).toMatchObject([
      { body: { companyName: 'Kajen AB', corpNumber: '5560160680' } },
    ]);
    expect(company.getByRole('status').textContent).toContain('Vi mejlar dig när företaget är godkänt.');
    expect(screen.getByText('Väntar på granskning')).toBeDefined();
  });
});

describe('the starred stores', () => {
  const STORES = [testStore(1, 'City'), testStore(2, 'Hamnen'), testStore(3, 'Norr'), testStore(4, 'Syd')];
  const section = () => within(screen.getByRole('region', { name: 'Mina butiker' }));
  const add = async (name: string) => {
    await userEvent.selectOptions(section().getByLabelText('Välj en butik'), name);
    await userEvent.click(section().getByRole('button', { name: 'Stjärnmärk' }));
  };
  const chosen = () =>
    section()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('[1-50][6-13][7.3-07] are those of the member, and each press saves', async () => {
    const pseudo = testStore(9999, 'Butiker', { location: null });
    const { platform } = show({
      data: { stores: [...STORES, pseudo] },
      starredStores: [2],
      api: { 'POST starred-store': () => undefined, 'DELETE starred-store/:storeId': () => undefined },
    });
    expect(section().getByText(/^Välj upp till tre butiker/)).toBeDefined();
    expect(chosen()).toEqual([expect.stringContaining('Hamnen')]);
    const offered = within(section().getByLabelText('Välj en butik')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Ingen vald',
      'City, Stockholm',
      'Norr, Stockholm',
      'Syd, Stockholm',
    ]);
    await add('City, Stockholm');
    expect(section().getByText('Du har valt 2 av 3 butiker.')).toBeDefined();
    await userEvent.click(section().getByRole('button', { name: 'Ta bort stjärnan för Hamnen' }));
    await waitFor(() => expect(document.activeElement).toBe(section().getByLabelText('Välj en butik')));
    expect(platform.store.get(platform.atoms.starredStores)).toEqual([1]);
    expect(sent(platform, 'POST starred-store')).toMatchObject([{ body: { storeId: 1 } }]);
    expect(sent(platform, 'DELETE starred-store/:storeId')).toMatchObject([{ params: { storeId: 2 } }]);
  });

  it('[5-09][8-07][8-08][O5-29] are at most three: the api decides, and the fourth star is taken back', async () => {
    const text = 'Du kan max ha tre stjärnmarkerade butiker!';
    const { platform } = show({
      data: { stores: STORES },
      starredStores: [1, 2, 3],
      api: { 'POST starred-store': () => Promise.reject(apiFailure(507, 'STARRED_STORES_FULL', text)) },
    });
    expect(section().getByText(/Ta bort en för att välja en annan/)).toBeDefined();
    await add('Syd, Stockholm');
    expect(platform.toasted).toEqual([{ message: text, kind: 'error' }]);
    expect(platform.store.get(platform.atoms.starredStores)).toEqual([1, 2, 3]);
    expect(chosen()).toHaveLength(3);
    expect(section().getByLabelText<HTMLSelectElement>('Välj en butik').value).toBe('4');
  });

  it('cost only their own section when they cannot be fetched, and come when they can', async () => {
    show({ data: { stores: null }, api: { 'GET store/se': () => ({ data: { stores: STORES } }) } });
    expect(section().getByText('Det gick inte att hämta butikerna.')).toBeDefined();
    await userEvent.click(section().getByRole('button', { name: 'Försök igen' }));
    expect(section().getByRole('option', { name: 'Hamnen, Stockholm' })).toBeDefined();
  });
});

describe('e-mail address and password', () => {
  it('[O7-22] mails a link to a new address, and says when it changes', async () => {
    const { platform } = show({ api: { 'PUT user/email': () => undefined } });
    const email = form('Byt e-postadress');
    await userEvent.click(email.getByRole('button', { name: 'Byt e-postadress' }));
    expect(email.getByText('Fyll i din nya e-postadress')).toBeDefined();
    expect(email.getByText('Fyll i ditt nuvarande lösenord')).toBeDefined();
    expect(document.activeElement).toBe(email.getByLabelText('Ny e-postadress'));
    await userEvent.type(email.getByLabelText('Ny e-postadress'), 'ny@exempel.example');
    await userEvent.type(email.getByLabelText('Nuvarande lösenord'), 'gamla ordet{Enter}');
    expect(sent(platform, 'PUT user/email')).toMatchObject([
      { body: { email: 'ny@exempel.example', currentPassword: 'gamla ordet' } },
    ]);
    expect(email.getByRole('status').textContent).toContain('Vi har mejlat en länk till ny@exempel.example.');
    expect(email.getByLabelText<HTMLInputElement>('Nuvarande lösenord').value).toBe('');
  });

  it('says beside the field that the address is taken, and keeps it', async () => {
    show({
      api: {
        'PUT user/email': () =>
          Promise.reject(apiFailure(409, 'CONFLICT', 'Upptagen', { email: 'E-postadressen används redan' })),
      },
    });
    const email = form('Byt e-postadress');
    await userEvent.type(email.getByLabelText('Ny e-postadress'), 'ny@exempel.example');
    await userEvent.type(email.getByLabelText('Nuvarande lösenord'), 'gamla ordet{Enter}');
    expect(email.getByText('E-postadressen används redan')).toBeDefined();
    expect(email.getByLabelText<HTMLInputElement>('Ny e-postadress').value).toBe('ny@exempel.example');
  });

  const fill = async (current: string, next: string, repeat = next) => {
    const password = form('Byt lösenord');
    await userEvent.type(password.getByLabelText('Nuvarande lösenord'), current);
    await userEvent.type(password.getByLabelText('Nytt lösenord'), next);
    await userEvent.type(password.getByLabelText('Upprepa nytt lösenord'), `${repeat}{Enter}`);
    return password;
  };

  it('[O5-14][5-51] changes the password by its rules, with the login that is too old renewed by the same password', async () => {
    let logins = 0;
    const { platform } = show({
      data: { sessions: [testSession('a', { isCurrent: true }), testSession('b', { device: 'Safari på iPhone' })] },
      api: {
        'PUT user/password': () => {
          if (logins === 0) throw apiFailure(401, 'REAUTHENTICATION_NEEDED');
        },
        'POST login': () => {
          logins += 1;
          return { data: { user: testUser() } };
        },
        'GET user/session': () => ({ data: { sessions: [testSession('c', { isCurrent: true })] } }),
      },
    });
    const password = await fill('gamla ordet', 'kort', 'annat');
    expect(password.getByText('Lösenordet behöver vara minst 8 tecken')).toBeDefined();
    expect(password.getByText('Lösenorden matchar inte')).toBeDefined();
    await userEvent.clear(password.getByLabelText('Nuvarande lösenord'));
    await userEvent.clear(password.getByLabelText('Nytt lösenord'));
    await userEvent.clear(password.getByLabelText('Upprepa nytt lösenord'));
    await fill('gamla ordet', 'sju sorters kakor');
    await waitFor(() => expect(password.getByRole('status').textContent).toContain('Lösenordet är bytt.'));
    expect(sent(platform, 'POST login')).toMatchObject([{ body: { username: 'nova', password: 'gamla ordet' } }]);
    expect(sent(platform, 'PUT user/password')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByText(/Safari på iPhone/)).toBeNull());
  });

  it('[O8-09] says that the present password is wrong, beside it', async () => {
    show({
      api: {
        'PUT user/password': () => Promise.reject(apiFailure(401, 'REAUTHENTICATION_NEEDED')),
        'POST login': () => Promise.reject(apiFailure(403, 'LOGIN_FAILED')),
      },
    });
    const password = await fill('fel ord', 'sju sorters kakor');
    await waitFor(() => expect(password.getByText('Det nuvarande lösenordet är fel')).toBeDefined());
    expect(document.activeElement).toBe(password.getByLabelText('Nuvarande lösenord'));
    expect(password.getByLabelText<HTMLInputElement>('Nytt lösenord').value).toBe('sju sorters kakor');
  });
});

describe('devices, data and removal', () => {
  const SESSIONS = [
    testSession('a', { isCurrent: true }),
    testSession('b', { device: 'Safari på iPhone' }),
    testSession('c', { device: 'Firefox på Linux' }),
  ];

  it('[O3-06] marks this device, ends one of the others, then all of them', async () => {
    let left = SESSIONS;
    const { platform } = show({
      data: { sessions: SESSIONS },
      api: {
        'DELETE user/session/:id': ({ params }) => void (left = left.filter(({ id }) => id !== params.id)),
        'DELETE user/session': () => void (left = left.slice(0, 1)),
        'GET user/session': () => ({ data: { sessions: left } }),
      },
    });
    const section = within(screen.getByRole('region', { name: 'Inloggade enheter' }));
    const [first] = section.getAllByRole('listitem');
    expect(first?.textContent).toContain('Den här enheten');
    await userEvent.click(section.getByRole('button', { name: /^Logga ut Safari på iPhone/ }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(section.getByRole('button', { name: 'Logga ut alla andra enheter' }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
    expect(section.queryByRole('button', { name: 'Logga ut alla andra enheter' })).toBeNull();
    expect(platform.toasted.map(({ message }) => message)).toEqual([
      'Safari på iPhone är utloggad.',
      'Alla andra enheter är utloggade.',
    ]);
  });

  it('[O7-02] asks for the password when the login is too old, and then does what was asked', async () => {
    let isFresh = false;
    const { platform } = show({
      data: { sessions: SESSIONS },
      api: {
        'DELETE user/session': () => {
          if (!isFresh) throw apiFailure(401, 'REAUTHENTICATION_NEEDED');
        },
        'POST login': ({ body }) => {
          if ((body as { password: string }).password !== 'rätt ord') throw apiFailure(403, 'LOGIN_FAILED');
          isFresh = true;
          return { data: { user: testUser() } };
        },
        'GET user/session': () => ({ data: { sessions: SESSIONS.slice(0, 1) } }),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Logga ut alla andra enheter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bekräfta att det är du' }));
    await userEvent.type(dialog.getByLabelText('Ditt lösenord'), 'fel ord{Enter}');
    expect(await dialog.findByText('Det nuvarande lösenordet är fel')).toBeDefined();
    await userEvent.clear(dialog.getByLabelText('Ditt lösenord'));
    await userEvent.type(dialog.getByLabelText('Ditt lösenord'), 'rätt ord{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(platform.toasted).toMatchObject([{ message: 'Alla andra enheter är utloggade.' }]);
  });

  it('[7.3-06] logs this device out', async () => {
    const { platform } = show({ data: { sessions: SESSIONS }, api: { 'DELETE login': () => undefined } });
    await userEvent.type(form('Kontakt och adress').getByLabelText(/^Gatuadress/), ' b');
    await userEvent.click(screen.getByRole('button', { name: 'Logga ut den här enheten' }));
    await waitFor(() => expect(platform.store.get(platform.atoms.user)).toBeNull());
    expect(platform.emitted.map(({ name }) => name)).toEqual(['logout.done', 'user.refresh']);
    expect(sessionStorage.length).toBe(0);
  });

  it('[O2.17-07] hands over everything that is stored about the member', async () => {
    const urls: Blob[] = [];
    const create = jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      urls.push(blob as Blob);
      return 'blob:test';
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const member = { username: 'nova' };
    show({
      api: {
        'GET user/data-export': () => ({ data: { exportedAt: '2026-03-12T12:00:00Z', member, records: {} } }),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Hämta mina uppgifter' }));
    await waitFor(() => expect(screen.getByText('Filen ligger bland dina hämtade filer.')).toBeDefined());
    expect(click).toHaveBeenCalledTimes(1);
    expect(JSON.parse((await urls[0]?.text()) ?? '')).toMatchObject({ member });
    create.mockRestore();
    click.mockRestore();
  });

  it('[O2.17-07] removes the account after the password, or says why it cannot', async () => {
    let reason: string | null = 'Beställning PH1 pågår.';
    const { platform } = show({
      api: {
        'POST login': () => ({ data: { user: testUser() } }),
        'DELETE user': () => {
          if (reason !== null) throw apiFailure(409, 'CONFLICT', reason);
        },
      },
    });
    expect(screen.getByRole('region', { name: 'Ta bort kontot' }).textContent).toContain('bokföringslagen');
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort kontot…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ta bort ditt konto?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ta bort kontot' }));
    expect(dialog.getByText('Fyll i ditt nuvarande lösenord')).toBeDefined();
    expect(sent(platform, 'DELETE user')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Ditt lösenord'), 'rätt ord{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('Beställning PH1 pågår.');
    reason = null;
    await userEvent.click(dialog.getByRole('button', { name: 'Ta bort kontot' }));
    await waitFor(() => expect(platform.navigated).toMatchObject([{ to: '/se' }]));
    await waitFor(() => expect(platform.store.get(platform.atoms.user)).toBeNull());
  });
});

/** The first code that is drawn takes its time on a busy machine. */
const DIALOG = { timeout: 10_000 };

describe('the second factor', () => {
  const section = () => within(screen.getByRole('region', { name: 'Tvåstegsverifiering' }));

  it('is turned on with the first code of the app, and shows the recovery codes once', async () => {
    const { platform } = show({
      api: {
        'POST user/second-factor': () => ({
          data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Pixelhamn:nova?secret=ABCDEFGH' },
        }),
        'PUT user/second-factor': ({ body }) => {
          if ((body as { code: string }).code !== '123456') {
            throw apiFailure(422, 'VALIDATION', 'Fel.', { code: 'Koden är fel.' });
          }
          return { data: { recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] } };
        },
        'GET user/session': () => ({ data: { sessions: [] } }),
      },
    });
    await userEvent.click(section().getByRole('button', { name: 'Slå på tvåstegsverifiering' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Koppla en app' }, DIALOG));
    expect(dialog.getByRole('img', { name: /^QR-kod/ })).toBeDefined();
    expect(dialog.getByText('ABCD EFGH')).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Kod från appen'), '000000{Enter}');
    expect(await dialog.findByText('Koden är fel.')).toBeDefined();
    await userEvent.clear(dialog.getByLabelText('Kod från appen'));
    await userEvent.type(dialog.getByLabelText('Kod från appen'), '123456{Enter}');
    const codes = within(await screen.findByRole('dialog', { name: 'Dina reservkoder' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['AAAA-BBBB', 'CCCC-DDDD']);
    await userEvent.click(codes.getByRole('button', { name: 'Jag har sparat dem' }));
    expect(screen.queryByText('AAAA-BBBB')).toBeNull();
    expect(section().getByText(/Du har 2 reservkoder kvar/)).toBeDefined();
    expect(sent(platform, 'PUT user/second-factor')).toHaveLength(2);
  });

  it('is turned off, and its codes are made anew', async () => {
    show({
      data: { secondFactor: { isOn: true, recoveryCodesLeft: 1, isStaff: false } },
      api: {
        'POST user/second-factor/recovery-code': () => ({ data: { recoveryCodes: ['EEEE', 'FFFF', 'GGGG'] } }),
        'DELETE user/second-factor': () => undefined,
      },
    });
    expect(section().getByText(/Du har 1 reservkod kvar\. Skapa nya/)).toBeDefined();
    await userEvent.click(section().getByRole('button', { name: 'Skapa nya reservkoder' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Jag har sparat dem' }));
    expect(section().getByText(/Du har 3 reservkoder kvar/)).toBeDefined();
    await userEvent.click(section().getByRole('button', { name: 'Stäng av' }));
    expect(await section().findByRole('button', { name: 'Slå på tvåstegsverifiering' })).toBeDefined();
  });

  it('is the admin tool’s for staff', () => {
    show({ data: { secondFactor: { isOn: true, recoveryCodesLeft: 9, isStaff: true } } });
    expect(section().getByRole('link', { name: 'ställ in den i adminverktyget' }).getAttribute('href')).toBe(
      '/admin/security',
    );
    expect(section().queryByRole('button')).toBeNull();
  });
});
