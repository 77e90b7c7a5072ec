/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderWithPlatform } from '@shop/testing';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { testUser } from '../../testing/fixtures.ts';
import { memberVersion } from './member-version.ts';
import { IS_LOGGED_IN_KEY, useSessionSync } from './use-session-sync.ts';

const Part = () => {
  useSessionSync();
  return null;
};
const visit = (user: ReturnType<typeof testUser> | null = testUser(), overrides: { isNewVisitor?: boolean } = {}) => {
  const { platform } = renderWithPlatform(<Part />, { page: { user, starredStores: [3] }, overrides });
  const said = () => platform.emitted.map(({ name }) => name);
  return { platform, said, user: () => platform.store.get(platform.atoms.user) };
};
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => localStorage.clear());

describe('useSessionSync', () => {
  it('[4-20] refreshes the user when the tab becomes visible and the hint says logged in', () => {
    localStorage.setItem(IS_LOGGED_IN_KEY, 'true');
    const { said, user } = visit();
    comeBack();
    expect(said()).toEqual(['user.refresh']);
    expect(user()).not.toBeNull();
  });

  it.each([
    ['true', ['user.refresh']],
    ['false', []],
  ])('on a new visitor’s first page, which it joins late, goes by the hint (%s) at once', (hint, expected) => {
    localStorage.setItem(IS_LOGGED_IN_KEY, hint);
    expect(visit(null, { isNewVisitor: true }).said()).toEqual(expected);
  });

  it('[4-21] logs out and clears the starred stores when it does not', () => {
    localStorage.setItem(IS_LOGGED_IN_KEY, 'false');
    const { platform, said, user } = visit();
    comeBack();
    expect(user()).toBeNull();
    expect(platform.store.get(platform.atoms.starredStores)).toEqual([]);
    expect(said()).toEqual([]);
  });

  it('follows a logout and another member’s login in another tab', () => {
    const { platform, said, user } = visit();
    act(() => platform.bus.emit('login.done', { userId: 99 }));
    expect(said()).toEqual(['login.done', 'user.refresh']);
    act(() => platform.bus.emit('logout.done', {}));
    expect(user()).toBeNull();
  });

  it('sends no request after this tab’s own login', () => {
    const { platform, said } = visit();
    act(() => platform.bus.emit('login.done', { userId: testUser().id }));
    expect(said()).toEqual(['login.done']);
  });

  it('[7.3-21] tells the other tabs of a member who has changed, and of nothing else', () => {
    const { platform, said } = visit();
    const set = (user: ReturnType<typeof testUser>) => act(() => platform.store.set(platform.atoms.user, user));
    set(testUser());
    set(testUser({ id: 99 }));
    expect(said()).toEqual([]);
    set(testUser({ id: 99, experiencePoints: 9000 }));
    expect(platform.emitted).toMatchObject([{ name: 'member.changed', payload: { userId: 99 } }]);
  });

  it('[7.3-21] fetches a member whom another tab knows better, once, and does not answer', () => {
    const { platform, said } = visit();
    const later = testUser({ experiencePoints: 9000 });
    const change = { userId: later.id, version: memberVersion(later) };
    act(() => platform.bus.emit('member.changed', { ...change, userId: 99 }));
    expect(said()).toEqual(['member.changed']);
    act(() => platform.bus.emit('member.changed', change));
    expect(said()).toEqual(['member.changed', 'member.changed', 'user.refresh']);
    act(() => platform.store.set(platform.atoms.user, later));
    act(() => platform.bus.emit('member.changed', change));
    expect(said().filter((name) => name === 'user.refresh')).toHaveLength(1);
    expect(said().at(-1)).toBe('member.changed');
  });
});
