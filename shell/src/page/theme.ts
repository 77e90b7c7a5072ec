/** --color-page, for what the browser itself draws round the page. */
export const THEME_COLOURS = { light: '#f6f6f6', dark: '#10141a' } as const;

/** The colours that somebody has chosen; without a choice the device decides. */
export type Theme = keyof typeof THEME_COLOURS;

/** [O3-22] Mirror of the setting in local storage, so that the document comes in the chosen colours. */
export const THEME_COOKIE = 'theme';

const YEAR_SECONDS = 31_536_000;

export const isTheme = (value: string | undefined): value is Theme => value === 'light' || value === 'dark';

/** The setting as a theme; null follows the device. */
export const themeOf = (isDark: boolean | null): Theme | null => (isDark === null ? null : isDark ? 'dark' : 'light');

/** Remembers the theme for a year; null forgets it. */
export function themeCookie(theme: Theme | null, isSecure: boolean): string {
  const life = theme === null ? 0 : YEAR_SECONDS;
  return `${THEME_COOKIE}=${theme ?? ''}; Path=/; SameSite=Lax; Max-Age=${life}${isSecure ? '; Secure' : ''}`;
}
