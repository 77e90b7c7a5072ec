/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, type FakeApi, renderSlot } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import slot from './slot.tsx';

const LINK = '/se/reset-password?username=nova&token=hemlig';
const GOOD = 'en-lang-mening-om-katter';

const visit = (query: Record<string, string>, api: FakeApi = {}) =>
  renderSlot(slot, {
    slot: 'reset-password-page',
    route: { name: 'reset-password', path: '/se/reset-password', params: { region: 'se' }, query },
    api,
  });

const fill = async (first: string, second = first) => {
  await userEvent.type(screen.getByLabelText('Nytt lösenord'), first);
  if (second !== '') await userEvent.type(screen.getByLabelText('Upprepa nytt lösenord'), second);
  await userEvent.click(screen.getByRole('button', { name: 'Spara lösenord' }));
};

describe('the page behind the mailed link', () => {
  beforeEach(() => history.replaceState(null, '', LINK));

  it('[1-70][F17][O2.17-26] sets the password, and takes the token out of the address bar at once', async () => {
    const set: unknown[] = [];
    await visit(
      { username: 'nova', token: 'hemlig' },
      {
        'PUT password-reset/:token': ({ params, body }) => {
          set.push([params.token, body]);
          return undefined;
        },
      },
    );
    await waitFor(() => expect(location.href).not.toContain('hemlig'));
    expect(location.pathname + location.search).toBe('/se/reset-password');
    await fill(GOOD);
    expect(await screen.findByText('Ditt lösenord är ändrat. Logga in med det nya.')).toBeDefined();
    expect(set).toEqual([['hemlig', { password: GOOD }]]);
    expect(screen.getByRole('button', { name: 'Logga in' })).toBeDefined();
  });

  it('[5-51] says what is wrong with the two fields, without a request', async () => {
    await visit({ username: 'nova', token: 'hemlig' });
    await fill('kort', 'annat');
    expect(screen.getByLabelText('Nytt lösenord').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Upprepa nytt lösenord').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Nytt lösenord'));
  });

  it('[O5-14] shows why the api refuses a password, at its field', async () => {
    const refused = 'Lösenordet är för vanligt, välj ett annat';
    await visit(
      { username: 'nova', token: 'hemlig' },
      {
        'PUT password-reset/:token': () => {
          throw apiFailure(422, 'VALIDATION', 'Kontrollera uppgifterna.', { password: refused });
        },
      },
    );
    await fill(GOOD);
    expect(await screen.findByText(refused)).toBeDefined();
  });

  it('[O7-22] a link that is used or old says so, and a new one can be had', async () => {
    await visit(
      { username: 'nova', token: 'hemlig' },
      {
        'PUT password-reset/:token': () => {
          throw apiFailure(410, 'GONE');
        },
      },
    );
    await fill(GOOD);
    expect(await screen.findByText(/Länken gäller inte längre/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Användarnamn eller e-post').value).toBe('nova');
  });
});

describe('the page after a form without JavaScript', () => {
  beforeEach(() => history.replaceState(null, '', LINK));

  it.each([
    ['lank', /Länken gäller inte längre/, 'Skicka länk'],
    ['losenord', /Lösenorden måste vara lika/, 'Spara lösenord'],
    ['forsok-igen', /Försök igen om en stund!/, 'Spara lösenord'],
  ])('[O2.17-26] says with %s what was wrong, beside the form to use', async (fel, text, button) => {
    await visit({ username: 'nova', token: 'hemlig', fel });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('button', { name: button })).toBeDefined();
  });
});

describe('the page without a token', () => {
  it('[2.1-65][O2.1-16] has a link mailed to whom the shopper names, and goes on to mail-sent', async () => {
    const requested: unknown[] = [];
    const { platform } = await visit(
      { username: 'nova' },
      {
        'POST password-reset': ({ body }) => {
          requested.push(body);
          return undefined;
        },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Skicka länk' }));
    await waitFor(() => expect(requested).toEqual([{ username: 'nova' }]));
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toContain('/se/mail-sent'));
  });

  it('requires a name before the request', async () => {
    await visit({});
    await userEvent.click(screen.getByRole('button', { name: 'Skicka länk' }));
    expect(screen.getByText('Fyll i ditt användarnamn eller din e-postadress')).toBeDefined();
  });
});
