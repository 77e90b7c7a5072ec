/** A page as far as its title goes. Names come from the entities, the route name from the route table. */
export type TitledPage =
  | {
      readonly kind: 'section' | 'campaign' | 'toplist' | 'manufacturer';
      readonly name: string;
      readonly metaTitle?: string | null | undefined;
    }
  | { readonly kind: 'info' | 'store'; readonly name: string }
  | { readonly kind: 'article'; readonly heading: string; readonly metaTitle?: string | null | undefined }
  | {
      readonly kind: 'category';
      readonly name: string;
      readonly metaTitle?: string | null | undefined;
      /** Of the parent category; a top-level category has none and gives its section [O2.2-11]. */
      readonly parentName?: string | null | undefined;
      readonly sectionName?: string | null | undefined;
    }
  | { readonly kind: 'campaigns'; readonly name?: string | null | undefined }
  | { readonly kind: 'manufacturer-page'; readonly manufacturer: string; readonly section: string }
  | { readonly kind: 'member'; readonly username: string; readonly pageLabel: string }
  | {
      readonly kind: 'product';
      readonly name: string;
      readonly metaTitle?: string | null | undefined;
      readonly categoryTree?: string | null | undefined;
    }
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'order'; readonly id: number | string }
  | { readonly kind: keyof typeof FIXED_TITLES };

/** Title of the start page, and of any page without a rule. */
export const DEFAULT_TITLE = 'För gamers och teknikentusiaster';

/** [2.2-48] */
export const BREADCRUMB_ROOT = 'Huvudkategorier';

/** [O2.2-08] Pages whose title never changes. */
const FIXED_TITLES = {
  index: DEFAULT_TITLE,
  checkout: 'Kassa',
  'checkout-complete': 'Tack för din beställning',
  cart: 'Delad varukorg',
  'reset-password': 'Återställ lösenord',
  'mail-sent': 'Mejl skickat',
  instalments: 'Delbetalning',
  identification: 'Identifiera dig',
  'configure-to-order': 'Bygg din dator',
  error: 'Sidan kunde inte hittas',
} as const;

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' - ');

/** [2.2-47][O2.2-09] The second segment of a category tree, else the first, else nothing. */
function treeSegment(categoryTree: string | null | undefined): string | undefined {
  const segments = (categoryTree ?? '')
    .split('/')
    .map((segment) => segment.trim())
    .filter(Boolean);
  return segments[1] ?? segments[0];
}

/** [2.2-35..47] Title of a page, without the brand. */
export function pageTitle(page: TitledPage): string {
  switch (page.kind) {
    case 'section':
    case 'campaign':
    case 'toplist':
    case 'manufacturer':
      return page.metaTitle || page.name;
    case 'info':
    case 'store':
      return page.name;
    case 'article':
      return page.metaTitle || page.heading;
    case 'category':
      return page.metaTitle || joined(page.name, page.parentName || page.sectionName);
    case 'campaigns':
      return page.name
        ? `${page.name} - Missa inte våra nuvarande kampanjpriser`
        : 'Alla kampanjer - Hitta produkter till otroliga kampanjpriser';
    case 'manufacturer-page':
      return `${page.manufacturer} ${page.section}`;
    case 'member':
      return `${page.username} - ${page.pageLabel}`;
    case 'product':
      return page.metaTitle || joined(page.name, treeSegment(page.categoryTree));
    case 'search':
      return `Sökresultat för ${page.term}`;
    case 'order':
      return `Order ${page.id}`;
    default:
      return FIXED_TITLES[page.kind];
  }
}

/** Section 1: every page title ends with ' | {brand}'. */
export function withBrand(title: string, brand: string): string {
  return `${title} | ${brand}`;
}
