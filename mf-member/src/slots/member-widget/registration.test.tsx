/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { REGISTER_PREFILL_KEY } from '@shop/domain/storage-keys';
import { apiFailure, type FakeApi, renderSlot } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetOrderLink } from '../../features/register/order-link.ts';
import { feedResponse, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const CONSENT = { necessary: true, marketing: true, personalisation: false };
const PASSWORD = 'tre gröna hästar i rad';
const ORDER = { email: 'kim@exempel.example', orderId: 'PX-TEST-1', secret: 'hemligt' };
const LINK = `/se?${new URLSearchParams({ ...ORDER, kampanj: '1' }).toString()}`;

const visit = (api: FakeApi = {}) =>
  renderSlot(slot, {
    slot: 'member-widget',
    page: { consent: CONSENT },
    api: { 'GET user/feed': () => feedResponse([]), ...api },
  });
type Shown = Awaited<ReturnType<typeof visit>>;

const openRegister = async ({ platform }: Shown) => {
  act(() => platform.bus.emit('login.open', { mode: 'register' }));
  return screen.findByRole('form', { name: 'Bli medlem' });
};
const field = (form: HTMLElement, label: string) =>
  within(form).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const fill = async (form: HTMLElement, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(form, label));
    await userEvent.click(field(form, label));
    await userEvent.paste(value);
  }
};
const GOOD = {
  'E-postadress': 'kim@exempel.example',
  Användarnamn: 'kimkim',
  Lösenord: PASSWORD,
  'Upprepa lösenordet': PASSWORD,
  Förnamn: 'Kim',
  Efternamn: 'Ek',
  Postnummer: '411 14',
};
const send = (form: HTMLElement) => userEvent.click(within(form).getByRole('button', { name: 'Bli medlem' }));
const registrations = ({ platform }: Shown) => platform.calls.filter(({ call }) => call === 'POST register');
const member = testUser({ username: 'kimkim', firstName: 'Kim', email: ORDER.email });

beforeAll(async () => {
  // So that the lazy parts are there at once.
  await import('./login-panel.tsx');
  await import('./logged-in-widget.tsx');
  await import('./member-panel.tsx');
  await import('./buyers-form.ts');
  await import('../../features/register/register-form.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  forgetOrderLink();
  history.replaceState(null, '', '/se');
});

describe('the register form', () => {
  it('[2.10-06][O2.10-01] has its fields, passwords explained before they fail, and nothing ticked', async () => {
    const form = await openRegister(await visit());
    const labels = [...form.querySelectorAll('[data-state] label')].map((label) => label.textContent);
    expect(labels).toEqual([
      'Företagsnamn',
      'Organisationsnummer',
      'E-postadress',
      'Användarnamn',
      'Lösenord',
      'Upprepa lösenordet',
      'Förnamn',
      'Efternamn',
      'Postnummer',
      'Mobilnummer (valfritt)',
      'Personnummer (valfritt)',
    ]);
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('email'));
    expect(within(form).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    const hint = field(form, 'Lösenord').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toContain('Minst 8 tecken');
    expect(within(form).getByRole('link', { name: 'köpvillkor' }).getAttribute('href')).toBe('/se/info/8-Kopvillkor');
    expect(field(form, 'Företagsnamn').closest('[hidden]')).not.toBeNull();
  });

  it('[1-34][1-69][7.3-08] makes the account, logs in, says welcome and shows the member what comes next', async () => {
    const shown = await visit({ 'POST register': () => ({ data: { user: member } }) });
    const form = await openRegister(shown);
    await fill(form, { ...GOOD, Mobilnummer: '+46 70 123 45 67', Personnummer: '19811228-9874' });
    await userEvent.click(within(form).getByRole('checkbox'));
    await send(form);
    expect(await screen.findByRole('dialog', { name: 'Mina sidor' })).toBeDefined();
    expect(registrations(shown)).toMatchObject([
      {
        body: {
          kind: 'private',
          email: 'kim@exempel.example',
          username: 'kimkim',
          password: PASSWORD,
          verifypassword: PASSWORD,
          firstName: 'Kim',
          lastName: 'Ek',
          zipCode: '411 14',
          mobile: '0701234567',
          ssn: '198112289874',
          companyName: '',
          corpNumber: '',
          newsletter: true,
        },
      },
    ]);
    const { platform } = shown;
    expect(platform.store.get(platform.atoms.user)).toEqual(member);
    expect(platform.emitted.map(({ name }) => name)).toEqual(expect.arrayContaining(['login.done', 'user.refresh']));
    expect(platform.toasted).toMatchObject([{ message: 'Välkommen, Kim! Ditt konto är klart.' }]);
  });

  it('[O6-16] takes a company with its number, and says that it is approved first', async () => {
    const shown = await visit({ 'POST register': () => ({ data: { user: member } }) });
    const form = await openRegister(shown);
    await userEvent.click(within(form).getByRole('radio', { name: 'Företag' }));
    expect(field(form, 'Företagsnamn').closest('[hidden]')).toBeNull();
    expect(form.textContent).toContain('Vi granskar företaget innan ni handlar som företag.');
    await fill(form, { ...GOOD, Företagsnamn: 'Ekströms El AB', Organisationsnummer: '559999-1230' });
    await send(form);
    expect(form.textContent).toContain('Ogiltigt organisationsnummer');
    expect(document.activeElement).toBe(field(form, 'Organisationsnummer'));
    await fill(form, { Organisationsnummer: '559999-1238' });
    await send(form);
    await waitFor(() =>
      expect(registrations(shown)).toMatchObject([
        { body: { kind: 'company', companyName: 'Ekströms El AB', corpNumber: '559999-1238' } },
      ]),
    );
  });

  it('says what is wrong at each field before anything is sent, and focuses the first', async () => {
    const shown = await visit();
    const form = await openRegister(shown);
    await send(form);
    expect(form.textContent).toContain('Fyll i din e-postadress');
    await fill(form, { ...GOOD, 'E-postadress': 'kim@hem', Lösenord: 'kort', Personnummer: '811228-9873' });
    // A field that has been left says so at once.
    expect(field(form, 'E-postadress').getAttribute('aria-invalid')).toBe('true');
    await send(form);
    for (const text of [
      'Ogiltig e-postadress',
      'Lösenordet behöver vara minst 8 tecken',
      'Lösenorden matchar inte',
      'Ogiltigt personnummer',
    ]) {
      expect(form.textContent).toContain(text);
    }
    expect(document.activeElement).toBe(field(form, 'E-postadress'));
    expect(registrations(shown)).toEqual([]);
  });

  it.each([
    [409, 'CONFLICT', 'Användarnamnet är upptaget', 'Användarnamn', 'username'],
    [422, 'VALIDATION', 'Lösenordet är för vanligt, välj ett annat', 'Lösenord', 'password'],
  ] as const)(
    '[8-03][7.3-09][O8-10] a rejection with %i stands at its field and under the form, and nothing is lost',
    async (status, code, text, label, name) => {
      const shown = await visit({
        'POST register': () => Promise.reject(apiFailure(status, code, `Så här: ${text}`, { [name]: text })),
      });
      const form = await openRegister(shown);
      await fill(form, GOOD);
      await send(form);
      const alert = within(form).getByRole('alert');
      await waitFor(() => expect(alert.textContent).toContain(`Så här: ${text}`));
      expect(field(form, label).getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field(form, label));
      expect(field(form, 'Lösenord').value).toBe(PASSWORD);
      expect(shown.platform.store.get(shown.platform.atoms.user)).toBeNull();
    },
  );

  it('says when it was tried too often, and when the shop does not respond', async () => {
    let failure = apiFailure(429, 'RATE_LIMITED');
    const shown = await visit({ 'POST register': () => Promise.reject(failure) });
    const form = await openRegister(shown);
    await fill(form, GOOD);
    await send(form);
    expect(await within(form).findByText('Försök igen om en stund!')).toBeDefined();
    failure = apiFailure(503, 'UNAVAILABLE', 'Butiken vilar.');
    await send(form);
    expect(await within(form).findByText('Butiken vilar.')).toBeDefined();
  });
});

describe('the link of an order', () => {
  const checked = (isMember: boolean): FakeApi => ({
    'GET register/check/:orderId/:secret': () => ({ data: { member: isMember } }),
  });

  it('[2.10-07][2.10-12][4-34][7.3-10][O4-15] opens the register tab, filled in, and the order comes along', async () => {
    history.replaceState(null, '', LINK);
    const shown = await visit({ ...checked(false), 'POST register': () => ({ data: { user: member } }) });
    const form = await screen.findByRole('form', { name: 'Bli medlem' });
    expect(location.pathname + location.search).toBe('/se?kampanj=1');
    expect(field(form, 'E-postadress').value).toBe(ORDER.email);
    expect(form.textContent).toContain('Beställning PX-TEST-1 följer med till ditt konto.');
    const { 'E-postadress': _, ...rest } = GOOD;
    await fill(form, rest);
    await send(form);
    await waitFor(() =>
      expect(registrations(shown)).toMatchObject([{ body: { orderId: ORDER.orderId, secret: ORDER.secret } }]),
    );
    expect(JSON.stringify(shown.platform.tracked ?? [])).not.toContain(ORDER.secret);
  });

  it('[4-35][8-06][5-06] opens the login tab for a member, who takes the order along by logging in', async () => {
    history.replaceState(null, '', LINK);
    const shown = await visit({ ...checked(true), 'POST login': () => ({ data: { user: member } }) });
    const dialog = await screen.findByRole('dialog', { name: 'Logga in' });
    expect(dialog.textContent).toContain('Du har redan blivit medlem!');
    await userEvent.type(within(dialog).getByLabelText('Användarnamn eller e-post'), 'kimkim');
    await userEvent.type(within(dialog).getByLabelText('Lösenord'), `${PASSWORD}{Enter}`);
    await waitFor(() =>
      expect(shown.platform.calls.find(({ call }) => call === 'POST login')?.body).toEqual({
        username: 'kimkim',
        password: PASSWORD,
        orderId: ORDER.orderId,
        secret: ORDER.secret,
      }),
    );
  });

  it('[4-36][8-05] opens the register tab when the check fails', async () => {
    history.replaceState(null, '', LINK);
    await visit({ 'GET register/check/:orderId/:secret': () => Promise.reject(apiFailure(404, 'NOT_FOUND')) });
    expect(await screen.findByRole('form', { name: 'Bli medlem' })).toBeDefined();
  });

  it.each([
    ['orderId', 0],
    ['secret', 0],
    ['email', 1],
  ] as const)('[5-07][5-08] without %s opens nothing, and checks %i times', async (missing, times) => {
    const values = new URLSearchParams({ ...ORDER, [missing]: '' });
    history.replaceState(null, '', `/se?${values.toString()}`);
    const shown = await visit(checked(false));
    await act(async () => {
      await import('./buyers-form.ts');
    });
    await waitFor(() =>
      expect(shown.platform.calls.filter(({ call }) => call.startsWith('GET register/check'))).toHaveLength(times),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[2.10-07] reads what checkout has stored for it, once', async () => {
    sessionStorage.setItem(REGISTER_PREFILL_KEY, JSON.stringify(ORDER));
    const form = await openRegister(await visit(checked(false)));
    await waitFor(() => expect(sessionStorage.getItem(REGISTER_PREFILL_KEY)).toBeNull());
    await waitFor(() =>
      expect(field(screen.getByRole('form', { name: 'Bli medlem' }), 'E-postadress').value).toBe(ORDER.email),
    );
    expect(form).toBeDefined();
  });
});

describe('the organisation number of a company that becomes a member', () => {
  const company = { name: 'Kajplats Sju AB', street: 'Postgatan 28', zipCode: '41106', city: 'Göteborg' };

  it('[O5-20] fills in its name and zip code, unless they have been typed, and can be undone', async () => {
    const shown = await visit({ 'POST company-lookup': () => ({ data: { outcome: 'found', company } }) });
    const form = await openRegister(shown);
    await userEvent.click(within(form).getByRole('radio', { name: 'Företag' }));
    await fill(form, { Postnummer: '222 22', Organisationsnummer: '559900-0014' });
    await within(form).findByText('Vi fyllde i uppgifterna för Kajplats Sju AB.');
    expect(field(form, 'Företagsnamn').value).toBe('Kajplats Sju AB');
    expect(field(form, 'Postnummer').value).toBe('222 22');
    await userEvent.click(within(form).getByRole('button', { name: 'Ångra ifyllningen' }));
    expect(field(form, 'Företagsnamn').value).toBe('');
    expect(document.activeElement).toBe(field(form, 'Organisationsnummer'));
  });

  it('costs nothing while the register is away', async () => {
    const shown = await visit({ 'POST company-lookup': () => Promise.reject(apiFailure(503, 'UNAVAILABLE')) });
    const form = await openRegister(shown);
    await userEvent.click(within(form).getByRole('radio', { name: 'Företag' }));
    await fill(form, { Organisationsnummer: '559900-0014' });
    await within(form).findByText(/^Uppgifterna kan inte hämtas just nu/);
    await fill(form, { Företagsnamn: 'Egen AB' });
    expect(field(form, 'Företagsnamn').value).toBe('Egen AB');
  });
});
