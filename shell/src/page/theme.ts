/** Values of `--color-page`, for `<meta name="theme-color">`. */
export const THEME_COLOURS = { light: '#f6f6f6', dark: '#10141a' } as const;

/** A chosen colour scheme; without a choice the device decides. */
export type Theme = keyof typeof THEME_COLOURS;

/** Cookie that mirrors the setting, so that the server renders the document in the chosen theme [O3-22]. */
export const THEME_COOKIE = 'theme';

const YEAR_SECONDS = 31_536_000;

export const isTheme = (value: string | undefined): value is Theme => value === 'light' || value === 'dark';

/** The setting as a theme; null follows the device. */
export const themeOf = (isDark: boolean | null): Theme | null => (isDark === null ? null : isDark ? 'dark' : 'light');

/** Cookie that stores the theme for a year; null deletes it. */
export function themeCookie(theme: Theme | null, isSecure: boolean): string {
  const life = theme === null ? 0 : YEAR_SECONDS;
  return `${THEME_COOKIE}=${theme ?? ''}; Path=/; SameSite=Lax; Max-Age=${life}${isSecure ? '; Secure' : ''}`;
}
