import type { Platform } from '@shop/contracts/platform';
import { THEME_COLOURS, THEME_COOKIE, themeCookie, themeOf } from '../../page/theme.ts';

const isCached = (document: Document): boolean =>
  document.cookie.split('; ').some((part) => part.startsWith(`${THEME_COOKIE}=`));

/**
 * Applies the theme of the settings: dark, light, or the device's [3-15]; stored in a cookie, so that the server
 * renders the next document in it [O3-22].
 */
export function watchTheme({ store, atoms }: Pick<Platform, 'store' | 'atoms'>, document: Document): void {
  const { documentElement, head } = document;
  const apply = () => {
    // Until the user is loaded the theme of the last visit stays.
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
