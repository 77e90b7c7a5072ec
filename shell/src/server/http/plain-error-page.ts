import { SHOP } from '@shop/contracts/config';
import { href } from '@shop/contracts/routing';

interface Text {
  title: string;
  text: string;
}

const TEXTS: Readonly<Record<number, Text>> = {
  400: { title: 'Adressen går inte att läsa', text: 'Kontrollera att adressen är rätt skriven.' },
  404: { title: 'Sidan kunde inte hittas', text: 'Sidan finns inte, eller har flyttat.' },
  429: {
    title: 'Vänta en liten stund',
    text: 'Det kommer ovanligt många frågor från din anslutning just nu. Försök igen om en stund.',
  },
};

/** Error page of last resort, when not even the layout renders: no files, no scripts, one link. */
export const plainErrorPage = (status: number): string => {
  const { title, text } = TEXTS[status] ?? {
    title: 'Något gick fel',
    text: `Vi kan inte visa sidan just nu (${status}). Försök igen om en stund.`,
  };
  return [
    '<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} | ${SHOP.brand}</title>`,
    `<main><h1>${title}</h1><p>${text}</p>`,
    `<p><a href="${href('index')}">Till startsidan</a></p></main></html>`,
  ].join('\n');
};
