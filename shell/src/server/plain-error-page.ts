import { SHOP } from '@shop/shared/contracts/config';
import { href } from '@shop/shared/routing';

/** The page of last resort, when not even the layout can be drawn: no files, no scripts, one link onward. */
export const plainErrorPage = (status: number): string =>
  [
    '<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Något gick fel | ${SHOP.brand}</title>`,
    `<main><h1>Något gick fel</h1><p>Vi kan inte visa sidan just nu (${status}). Försök igen om en stund.</p>`,
    `<p><a href="${href('index')}">Till startsidan</a></p></main></html>`,
  ].join('\n');
