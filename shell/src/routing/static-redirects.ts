import type { RouteName, RouteSnapshot } from '@shop/contracts/routes';
import { isWithin, type Instant } from '@shop/domain/dates';
import { CAMPAIGN_IDS } from '@shop/domain/ids';

interface Page {
  route: RouteName;
  id?: string;
}

export interface StaticRedirect {
  from: Page;
  to: Page;
  /** Stockholm time, both ends included [O2.2-04]. A dated row redirects with 302, the others with 301 [O2.2-05]. */
  window?: { from: string; to: string };
}

const category = (id: string): Page => ({ route: 'category', id });
const campaign = (id: number): Page => ({ route: 'campaign', id: String(id) });

/** The static redirects of §2.2, matched by id alone [2.2-17]. All others come from the api [O2.2-14]. */
export const STATIC_REDIRECTS: readonly StaticRedirect[] = [
  { from: category('13852'), to: campaign(4619) },
  { from: category('13853'), to: campaign(4619) },
  { from: category('3144'), to: campaign(6813) },
  { from: { route: 'product', id: '290553' }, to: { route: 'info', id: '28' } },
  { from: category('16630'), to: campaign(CAMPAIGN_IDS.tradeIn) },
  { from: category('16631'), to: campaign(CAMPAIGN_IDS.tradeIn) },
  { from: campaign(6911), to: campaign(7005) },
  { from: campaign(6280), to: campaign(7005) },
  { from: campaign(6933), to: campaign(7894) },
  { from: campaign(7869), to: campaign(CAMPAIGN_IDS.blackFriday) },
  { from: { route: 'info', id: '14' }, to: campaign(CAMPAIGN_IDS.corporate) },
  { from: category('16859'), to: campaign(9952) },
  {
    from: { route: 'index' },
    to: campaign(CAMPAIGN_IDS.blackFriday),
    window: { from: '2020-11-26 16:00', to: '2020-11-29 23:59:59' },
  },
];

/** Maximum number of hops; more would be a loop in the table [O2.2-05]. */
export const MAX_HOPS = 3;

export interface RedirectTarget {
  page: Page;
  permanent: boolean;
}

const rowFor = (page: Page, now: Instant, table: readonly StaticRedirect[]) =>
  table.find(
    ({ from, window }) =>
      from.route === page.route && from.id === page.id && (window === undefined || isWithin(now, window)),
  );

/** Target of a route in the table at this time, after all hops; null without one. */
export function staticRedirect(
  route: Pick<RouteSnapshot, 'name' | 'params'>,
  now: Instant,
  table: readonly StaticRedirect[] = STATIC_REDIRECTS,
): RedirectTarget | null {
  const start: Page = { route: route.name, ...(route.params.id !== undefined && { id: route.params.id }) };
  let page = start;
  let permanent = true;
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const row = rowFor(page, now, table);
    if (!row) break;
    page = row.to;
    permanent &&= row.window === undefined;
  }
  return page === start ? null : { page, permanent };
}
