import type { Platform } from '@shop/shared/contracts/platform';
import { THEME_COLOURS, THEME_KEY } from '../../page/theme.ts';

/** [3-15], [O3-22] Dark, light, or as the device has it, by the setting as it is chosen; remembered in this browser. */
export function watchTheme(
  { store, atoms }: Pick<Platform, 'store' | 'atoms'>,
  { documentElement, head }: Document,
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  const apply = () => {
    // Until it is known who is here, the one that the last visit has left stays.
    if (store.get(atoms.user) === undefined) return;
    const { isDark } = store.get(atoms.settings);
    const theme = isDark === null ? null : isDark ? 'dark' : 'light';
    if (theme === null) {
      delete documentElement.dataset.theme;
      storage.removeItem(THEME_KEY);
    } else {
      documentElement.dataset.theme = theme;
      storage.setItem(THEME_KEY, theme);
    }
    for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = THEME_COLOURS[theme ?? (meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light')];
  };
  store.sub(atoms.user, apply);
  store.sub(atoms.settings, apply);
  apply();
}
