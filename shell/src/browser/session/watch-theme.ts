import type { Platform } from '@shop/contracts/platform';
import { THEME_COLOURS, THEME_COOKIE, themeCookie, themeOf } from '../../page/theme.ts';

const isCached = (document: Document): boolean =>
  document.cookie.split('; ').some((part) => part.startsWith(`${THEME_COOKIE}=`));

/**
 * [3-15], [O3-22] Dark, light, or as the device has it, by the setting as it is chosen; remembered in this browser, so
 * that the server draws the next document in it.
 */
export function watchTheme({ store, atoms }: Pick<Platform, 'store' | 'atoms'>, document: Document): void {
  const { documentElement, head } = document;
  const apply = () => {
    // Until it is known who is here, the one that the last visit has left stays.
    if (store.get(atoms.user) === undefined) return;
    const theme = themeOf(store.get(atoms.settings).isDark);
    if (theme === null) delete documentElement.dataset.theme;
    else documentElement.dataset.theme = theme;
    if (theme !== null || isCached(document))
      document.cookie = themeCookie(theme, document.location.protocol === 'https:');
    for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = THEME_COLOURS[theme ?? (meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light')];
  };
  store.sub(atoms.user, apply);
  store.sub(atoms.settings, apply);
  apply();
}
