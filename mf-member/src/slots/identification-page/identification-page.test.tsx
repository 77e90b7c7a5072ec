/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, type FakeApi, renderSlot } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { meResponse, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const REFERENCE = '0b9a2c3e-7d1f-4c55-8e21-6f3a9d20b7c4';
const CONFIRMED = '5b1a2c3e-7d1f-4c55-8e21-6f3a9d20b7c5';
const SIGNING = {
  purpose: 'instalments',
  id: 'checkout',
  text: 'Jag legitimerar mig hos Pixelhamn för att se och teckna delbetalning.',
  status: 'pending',
  hintCode: null,
};
const asked = (change: object = {}): FakeApi => ({
  'GET bankid/signing/:reference': () => ({ data: { signing: { ...SIGNING, ...change } } }),
});

interface Visit {
  readonly user?: ReturnType<typeof testUser> | null;
  readonly id?: string;
}

const visit = (api: FakeApi = asked(), { user = testUser(), id = REFERENCE }: Visit = {}) =>
  renderSlot(slot, {
    slot: 'identification-page',
    route: { name: 'identification', path: `/se/identifiera/${id}`, params: { region: 'se', id } },
    page: { user },
    api: { 'GET me': () => meResponse(user), ...api },
  });

const said = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

describe('the identification page', () => {
  it('[2.17-10][O2.17-23][1-72] says for which shop, what and why, and opens the dialog', async () => {
    const { platform, container } = await visit();
    for (const text of ['Pixelhamn', SIGNING.text, 'Lagen kräver']) expect(container.textContent).toContain(text);
    await userEvent.click(screen.getByRole('button', { name: 'Legitimera dig med BankID' }));
    expect(platform.emitted).toEqual([{ name: 'eid.sign', payload: { purpose: 'instalments', id: 'checkout' } }]);
  });

  it.each([
    ['cancelled', 'Du avbröt'],
    ['expired', 'Tiden för signering har gått ut! Vänligen försök igen.'],
    ['failed', 'gick inte'],
  ] as const)('[O2.17-23] says that it was %s, and starts it again', async (outcome, words) => {
    const { platform } = await visit();
    await userEvent.click(screen.getByRole('button', { name: /^Legitimera dig/ }));
    await act(async () => platform.bus.emit('eid.done', { purpose: 'identify', id: 'other', outcome: 'confirmed' }));
    expect(said()).not.toContain('legitimerat dig');
    await act(async () => platform.bus.emit('eid.done', { purpose: 'instalments', id: 'checkout', outcome }));
    expect(said()).toContain(words);
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(platform.emitted.filter(({ name }) => name === 'eid.sign')).toHaveLength(2);
  });

  it('[O2.17-23] says that it is confirmed, and leads on', async () => {
    const { platform } = await visit();
    await act(async () =>
      platform.bus.emit('eid.done', {
        purpose: 'instalments',
        id: 'checkout',
        outcome: 'confirmed',
        reference: CONFIRMED,
      }),
    );
    expect(said()).toContain('Du har legitimerat dig');
    // From here on the page is that of the signing that was confirmed, also after a reload.
    expect(platform.navigated).toMatchObject([{ to: `/se/identifiera/${CONFIRMED}`, options: { replace: true } }]);
    expect(screen.getByRole('link', { name: 'Se dina delbetalningar' }).getAttribute('href')).toBe('/se/delbetalning');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['complete', { status: 'complete' }, 'Klart!', 0],
    ['timed out', { status: '' }, 'Tiden för signering har gått ut!', 1],
    ['of a stranger', { status: 'failed', errorCode: 'personMismatch' }, 'tillhör någon annan', 1],
  ])('[O2.17-23] shows the state of a signing that is %s already', async (_what, change, words, buttons) => {
    await visit(asked(change));
    expect(said()).toContain(words);
    expect(screen.queryAllByRole('button', { name: 'Försök igen' })).toHaveLength(buttons);
  });

  it('[6-42][O2.17-23] asks a visitor to log in first, at the same URL', async () => {
    const { data } = await visit(asked(), { user: null });
    expect(data).toMatchObject({ kind: 'login', isExpired: false });
    expect(screen.getByText('Du måste vara inloggad för att använda BankID.')).toBeDefined();
    expect(screen.getByLabelText('Lösenord')).toBeDefined();
  });

  it('[6-43] takes a 401 for a login that has ended', async () => {
    const { platform } = await visit({
      'GET bankid/signing/:reference': () => Promise.reject(apiFailure(401, 'UNAUTHORIZED')),
    });
    expect(screen.getByText('Du har blivit utloggad. Logga in igen för att fortsätta.')).toBeDefined();
    expect(platform.store.get(platform.atoms.user)).toBeNull();
  });

  it.each([
    ['no signing of this member', REFERENCE],
    ['no reference at all', 'a1'],
  ])('responds 404 for %s', async (_what, id) => {
    const api = { 'GET bankid/signing/:reference': () => Promise.reject(apiFailure(404, 'NOT_FOUND')) };
    await expect(visit(api, { id })).rejects.toMatchObject({ name: 'NotFoundSignal' });
  });
});
