import type { Href } from '@shop/contracts/platform';
import type { RouteName } from '@shop/contracts/routes';

/** Route by redirect type [7.1-10]; all other types are ignored [O7-38]. */
const ROUTES_BY_TYPE: Readonly<Record<string, RouteName>> = {
  Campaign: 'campaign',
  Category: 'category',
  Subsection: 'category',
  Section: 'section',
  Start: 'index',
  Manufacturer: 'manufacturer',
};

/** URL that `X-Page-Redirect: Type:id` leads to; null for an unknown type or a missing id [7.1-09..11], [O7-38]. */
export const pageRedirectTarget = (header: string, href: Href): string | null => {
  const [type = '', id = ''] = header.split(':');
  const route = ROUTES_BY_TYPE[type];
  if (!route) return null;
  if (route === 'index') return href('index');
  return /^s?\d{1,9}$/.test(id) ? href(route, { id }) : null;
};
