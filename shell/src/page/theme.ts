/** Where the chosen colours are remembered, for before the page knows its settings [O3-22]. */
export const THEME_KEY = 'theme';
/** --color-page, for what the browser itself draws round the page. */
export const THEME_COLOURS = { light: '#f6f6f6', dark: '#10141a' } as const;
