import { usePlatform } from '@shop/platform';
import { useEffect } from 'react';
import { forgetMember } from './session-actions.ts';

/** [4-15] Written by the shell whenever it learns who is logged in; a hint, never proof [O4-08]. */
export const IS_LOGGED_IN_KEY = 'isLoggedIn';

/**
 * Follows logins and logouts of other tabs: at once by their events, and on return to this one by the hint [4-20],
 * [4-21].
 */
export const useSessionSync = (): void => {
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
    return () => {
      stopLogin();
      stopLogout();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [platform]);
};
