import { absoluteUrl, absoluteUrls } from './absolute-urls.ts';
import { SHOP } from '@shop/contracts/config';
import type { Crumb } from '@shop/contracts';
import type { PageHead } from '@shop/contracts/head';
import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import { freeShippingMinimum } from '@shop/domain/shipping-methods';
import { BREADCRUMB_ROOT, documentTitle, firstOf, formatQuery, href, NOT_FOUND_TITLE } from '@shop/contracts/routing';

/** Content of the document's head for one page; the same on server and browser. */
export interface DocumentHead {
  title: string;
  description: string;
  /** Absolute URL. */
  canonical: string;
  robots: 'noindex' | null;
  openGraph: Readonly<Record<string, string>>;
  jsonLd: readonly Record<string, unknown>[];
}

/** Description of pages without one of their own [1-28], with the free-shipping sum [O1-03]. */
export const DEFAULT_DESCRIPTION =
  `Handla datorer, gaming, hemelektronik och leksaker hos ${SHOP.brand}. ` +
  `Medlemmar får fri frakt vid köp över ${freeShippingMinimum()} kr.`;

export interface Trail extends Crumb {
  isCurrent: boolean;
}

/**
 * The breadcrumbs as rendered [2.2-48]: the root first, the page itself last. Empty on routes without breadcrumbs
 * [O2.3-05].
 */
export function breadcrumbTrail(
  route: Pick<RouteSnapshot, 'name' | 'definition'>,
  head: Pick<PageHead, 'breadcrumbs'> | null,
): Trail[] {
  if (!definitionOf(route).breadcrumbs || !head?.breadcrumbs?.length) return [];
  const crumbs = [{ title: BREADCRUMB_ROOT, path: href('index') }, ...head.breadcrumbs];
  return crumbs.map((crumb, index) => ({ ...crumb, isCurrent: index === crumbs.length - 1 }));
}

function breadcrumbList(trail: readonly Trail[], origin: string): Record<string, unknown>[] {
  if (trail.length === 0) return [];
  const itemListElement = trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absoluteUrl(path, origin),
  }));
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }];
}

/** Open Graph image of pages without one of their own. */
const SHOP_IMAGE = '/icon-512.png';

/** Structured data with the shop's search URL [2.1-54]. */
const webSite = (origin: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: SHOP.brand,
  url: `${origin}${href('index')}`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}${href('search')}?searchString={search_term}`,
    'query-input': 'required name=search_term',
  },
});

/** Structured data of the company; `logo` in the size that search engines require. */
const organization = (origin: string): Record<string, unknown> => {
  const { name, organisationNumber, street, zipCode, city, email, phone } = SHOP.company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: SHOP.brand,
    legalName: name,
    taxID: organisationNumber,
    url: `${origin}${href('index')}`,
    logo: `${origin}/icon-512.png`,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zipCode,
      addressLocality: city,
      addressCountry: 'SE',
    },
  };
};

/** Title of an error page [O2.2-08]; null for any other status. */
export const errorTitle = (status: number): string | null => {
  if (status === 404) return NOT_FOUND_TITLE;
  return status >= 500 ? 'Något gick fel' : null;
};

export interface HeadSource {
  route: RouteSnapshot;
  head: PageHead | null;
  status: number;
  /** Public origin of the shop, without a trailing slash. */
  origin: string;
  isCrawler: boolean;
}

export function documentHead({ route, head, status, origin, isCrawler }: HeadSource): DocumentHead {
  const page = Number(firstOf(route.query, 'page'));
  const query = isCrawler && Number.isInteger(page) && page > 1 ? formatQuery({ page }) : '';
  const canonical = `${origin}${head?.canonicalPath ?? route.path}${query}`;
  const title = documentTitle(errorTitle(status) ?? head?.title);
  const description = head?.description?.trim() || DEFAULT_DESCRIPTION;
  const isHidden = status !== 200 || head?.noindex === true || definitionOf(route).noindex === true;
  return {
    title,
    description,
    canonical,
    robots: isHidden ? 'noindex' : null,
    openGraph: {
      'og:site_name': SHOP.brand,
      'og:locale': 'sv_SE',
      'og:type': route.name === 'product' ? 'product' : 'website',
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': absoluteUrl(head?.openGraphImage ?? SHOP_IMAGE, origin),
    },
    jsonLd: [
      ...(route.name === 'index' ? [organization(origin), webSite(origin)] : []),
      ...(head?.jsonLd ?? []).map((data) => absoluteUrls(data, origin) as Record<string, unknown>),
      ...breadcrumbList(breadcrumbTrail(route, head), origin),
    ],
  };
}
