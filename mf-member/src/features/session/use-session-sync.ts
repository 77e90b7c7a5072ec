import { isFirstPageOfNewVisitor, usePlatform } from '@shop/platform';
import { useEffect } from 'react';
import { memberVersion } from './member-version.ts';
import { forgetMember } from './session-actions.ts';

/** [4-15] Written by the shell whenever it learns who is logged in; a hint, never proof [O4-08]. */
export const IS_LOGGED_IN_KEY = 'isLoggedIn';

/**
 * Follows logins and logouts of other tabs: at once by their events, and on return to this one by the hint [4-20],
 * [4-21].
 */
const useLoginsElsewhere = (): void => {
  const platform = usePlatform();
  useEffect(() => {
    const { bus, store, atoms } = platform;
    const current = () => store.get(atoms.user);
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      if (localStorage.getItem(IS_LOGGED_IN_KEY) === 'true') bus.emit('user.refresh', {});
      else if (current()) forgetMember(platform);
    };
    // This tab's own login and logout set the user before they notify.
    const stopLogin = bus.on('login.done', ({ userId }) => current()?.id !== userId && bus.emit('user.refresh', {}));
    const stopLogout = bus.on('logout.done', () => current() && forgetMember(platform));
    document.addEventListener('visibilitychange', onVisible);
    // This slot has waited for the first sign of use, in which time another tab may have logged in.
    if (isFirstPageOfNewVisitor(platform)) onVisible();
    return () => {
      stopLogin();
      stopLogout();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [platform]);
};

/**
 * Notifies the other tabs of a member who has changed here, by XP, a setting or the avatar, and follows theirs
 * [7.3-21]: a tab that knows the same already neither fetches nor answers, so that the tabs come to rest.
 */
const useChangesElsewhere = (): void => {
  const platform = usePlatform();
  useEffect(() => {
    const { bus, store, atoms } = platform;
    const read = () => {
      const user = store.get(atoms.user);
      return user ? { userId: user.id, version: memberVersion(user) } : null;
    };
    let known = read();
    /** The latest version that another tab has announced: it needs no news of it. */
    let announced: string | null = null;
    const onUser = () => {
      const before = known;
      known = read();
      if (known === null || before?.userId !== known.userId || before.version === known.version) return;
      if (known.version === announced) return;
      announced = known.version;
      bus.emit('member.changed', known);
    };
    const onChanged = ({ userId, version }: { userId: number; version: string }) => {
      if (known?.userId !== userId || known.version === version) return;
      announced = version;
      bus.emit('user.refresh', {});
    };
    const stopUser = store.sub(atoms.user, onUser);
    const stopChanged = bus.on('member.changed', onChanged);
    return () => {
      stopUser();
      stopChanged();
    };
  }, [platform]);
};

/** Holds this tab's member together with the other tabs'. */
export const useSessionSync = (): void => {
  useLoginsElsewhere();
  useChangesElsewhere();
};
