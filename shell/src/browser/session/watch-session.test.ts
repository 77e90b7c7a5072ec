/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { createTestPlatform, testMember } from '@shop/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { watchSession } from './watch-session.ts';

beforeEach(() => localStorage.clear());

/** A page that was rendered for its session: the server knows who it is, and sends no settings of a visitor. */
const open = (user: ReturnType<typeof testMember> | null = null) => {
  const platform = createTestPlatform({ page: { user } });
  const failures: unknown[] = [];
  const session = watchSession(platform, (error) => failures.push(error));
  const settings = () => platform.store.get(platform.atoms.settings);
  return { ...platform, session, settings, failures };
};

describe('what a visitor has chosen', () => {
  it('is stored as it is chosen, and taken up by the next page of the same session', async () => {
    const first = open();
    first.store.set(first.atoms.settings, { ...VISITOR_SETTINGS, show_prices_excluding_vat: true });
    const next = open();
    expect(next.settings().show_prices_excluding_vat).toBe(false);
    await next.session.begin(false);
    expect([next.settings().show_prices_excluding_vat, next.failures]).toEqual([true, []]);
  });

  it('is not a member’s, whose settings are those of the account', async () => {
    localStorage.setItem('settings', JSON.stringify({ ...VISITOR_SETTINGS, show_prices_excluding_vat: true }));
    const { session, settings } = open(testMember());
    const before = settings();
    await session.begin(false);
    expect(settings()).toEqual(before);
  });

  it('is left alone without a choice', async () => {
    const { session, settings } = open();
    const before = settings();
    await session.begin(false);
    expect(settings()).toBe(before);
  });
});

describe('the session of a new visitor', () => {
  it('is known to have no user, without a call', async () => {
    const platform = createTestPlatform({ isShared: true, overrides: { isNewVisitor: true } });
    const { store, atoms, calls } = platform;
    expect(store.get(atoms.user)).toBeUndefined();
    await watchSession(platform, () => undefined).begin(true);
    expect([store.get(atoms.user), calls, localStorage.getItem('isLoggedIn')]).toEqual([null, [], 'false']);
  });
});
