import type { Platform } from '@shop/contracts/platform';
import { AB_KEY, flagCookie, isAbFlag, pickFlag } from '../../page/ab-flag.ts';

const cookieFlag = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${AB_KEY}=`))
    ?.slice(AB_KEY.length + 1);

/**
 * Keeps the flag: the server has chosen it and rendered by it. A page that came without one (a crawler’s, one out of a
 * shared cache) falls back to the mirror in storage, else draws; the server renders by that from the next page on, so
 * nothing changes under the shopper’s eyes.
 */
export function watchFlag({ store, atoms }: Pick<Platform, 'store' | 'atoms'>, random: () => number): void {
  const candidates = [cookieFlag(), store.get(atoms.flag), localStorage.getItem(AB_KEY)];
  const flag = candidates.find(isAbFlag) ?? pickFlag(random());
  const write = () => {
    const consent = store.get(atoms.consent);
    document.cookie = flagCookie(flag, consent, location.protocol === 'https:');
    // [O1-09] Without consent the choice ends with the session.
    if (consent?.personalisation) localStorage.setItem(AB_KEY, flag);
    else if (consent) localStorage.removeItem(AB_KEY);
  };
  store.sub(atoms.consent, write);
  write();
}
