import { SHOP } from '../config.ts';

/** [1-03] Title of a page without one of its own. */
export const DEFAULT_TITLE = 'För gamers och teknikentusiaster';
/** [2.2-48] First breadcrumb of every page that has breadcrumbs. */
export const BREADCRUMB_ROOT = 'Huvudkategorier';
/** Title of the 404 page. */
export const NOT_FOUND_TITLE = 'Sidan kunde inte hittas';

/** [1-04] Text of the browser's tab: the page's own title or the default, then the brand. */
export const documentTitle = (title: string | null | undefined): string =>
  `${title?.trim() || DEFAULT_TITLE} | ${SHOP.brand}`;

type Text = string | null | undefined;
interface Named {
  name: string;
  metaTitle?: Text;
}

const joined = (name: string, rest: Text) => (rest ? `${name} - ${rest}` : name);
const metaTitleOr = (metaTitle: Text, otherwise: string) => metaTitle?.trim() || otherwise;
const nameTitle = ({ name, metaTitle }: Named) => metaTitleOr(metaTitle, name);

/**
 * Titles of the pages without brand, for `head.title` of a page slot: one rule per page [2.2-35..47], [O2.2-08..11].
 * A page that is simply called by its name (info, store) needs none.
 */
export const PAGE_TITLES = {
  index: () => DEFAULT_TITLE,
  section: nameTitle,
  campaign: nameTitle,
  toplist: nameTitle,
  manufacturer: nameTitle,
  category: ({ name, metaTitle, parentName, sectionName }: Named & { parentName?: Text; sectionName?: Text }) =>
    metaTitleOr(metaTitle, joined(name, parentName || sectionName)),
  campaigns: ({ name }: { name?: Text }) =>
    name
      ? `${name} - Missa inte våra nuvarande kampanjpriser`
      : 'Alla kampanjer - Hitta produkter till otroliga kampanjpriser',
  'manufacturer-page': ({ manufacturer, section }: { manufacturer: string; section: string }) =>
    `${manufacturer} ${section}`,
  member: ({ username, label }: { username: string; label: string }) => `${username} - ${label}`,
  product: ({ name, metaTitle, categoryTree }: Named & { categoryTree: readonly string[] }) =>
    metaTitleOr(metaTitle, joined(name, categoryTree[1] ?? categoryTree[0])),
  article: ({ heading, metaTitle }: { heading: string; metaTitle: Text }) => metaTitleOr(metaTitle, heading),
  search: ({ term }: { term: string }) => `Sökresultat för ${term}`,
  checkout: () => 'Kassa',
  order: ({ id }: { id: string | null }) => (id === null ? 'Din beställning' : `Beställning ${id}`),
  withdrawal: () => 'Ångra köpet',
  complaint: () => 'Reklamera',
  'checkout-complete': () => 'Tack för din beställning',
  cart: () => 'Delad varukorg',
  'reset-password': () => 'Återställ lösenord',
  'mail-sent': () => 'Mejl skickat',
  identification: () => 'Legitimera dig',
  instalments: () => 'Delbetalning',
  'configure-to-order': ({ name }: { name: string | null }) =>
    name === null ? 'Bygg din dator' : `Bygg din dator - ${name}`,
} as const;
