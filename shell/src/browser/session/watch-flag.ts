import type { Platform } from '@shop/contracts/platform';
import { AB_KEY, endedFlagCookie, isAbFlag, lastingFlagCookie, pickFlag } from '../../page/ab-flag.ts';

const cookieFlag = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${AB_KEY}=`))
    ?.slice(AB_KEY.length + 1);

/**
 * Preserves the A/B variant that the server has rendered. A page without one (a crawler’s, or from a shared cache)
 * takes the stored one, or else a random one; the server renders it from the next page on, so that nothing changes
 * while the shopper looks.
 */
export function watchFlag({ store, atoms }: Pick<Platform, 'store' | 'atoms'>, random: () => number): void {
  const candidates = [cookieFlag(), store.get(atoms.flag), localStorage.getItem(AB_KEY)];
  const flag = candidates.find(isAbFlag) ?? pickFlag(random());
  let wasStored = localStorage.getItem(AB_KEY) !== null;
  const isSecure = location.protocol === 'https:';
  // Without consent the choice lasts as long as the document, and nothing is stored [O1-09].
  const write = () => {
    const consent = store.get(atoms.consent);
    if (consent?.personalisation) {
      document.cookie = lastingFlagCookie(flag, isSecure);
      localStorage.setItem(AB_KEY, flag);
    } else if (consent && wasStored) {
      document.cookie = endedFlagCookie(isSecure);
      localStorage.removeItem(AB_KEY);
    }
    wasStored = consent?.personalisation ?? wasStored;
  };
  store.sub(atoms.consent, write);
  write();
}
