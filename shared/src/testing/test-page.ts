import type { Settings } from '../contracts/api/user.ts';
import type { PageContext } from '../contracts/rendering.ts';
import type { RouteSnapshot } from '../contracts/routes.ts';

/** 12 March 2026, 10:00 in Stockholm: an ordinary Thursday outside every campaign. */
export const TEST_NOW = Date.UTC(2026, 2, 12, 9, 0, 0);

export const testRoute = (overrides: Partial<RouteSnapshot> = {}): RouteSnapshot => {
  const path = overrides.path ?? '/se';
  return { name: 'index', path, hash: '', query: {}, params: { region: 'se' }, fullPath: path, ...overrides };
};

/** [O3-10] */
export const TEST_SETTINGS: Settings = {
  show_prices_excluding_vat: false,
  auto_open_admin_panel: false,
  show_member_tutorial: false,
  serious_business_mode: false,
  show_newsletter_popup: false,
  send_newsletter: false,
  notification_settings_level: 2,
  product_list_mode: 2,
  open_products_in_admin: false,
  open_classic_admin_in_new_tab: false,
  myStores: [],
  storeGroupFormat: [],
  isDark: null,
};

/** A visitor's page at TEST_NOW. */
export const testPage = (overrides: Partial<PageContext> = {}): PageContext => ({
  route: testRoute(),
  user: null,
  starredStores: [],
  settings: TEST_SETTINGS,
  flag: null,
  kiosk: false,
  consent: null,
  zipCode: null,
  isCrawler: false,
  now: TEST_NOW,
  languagePack: {},
  ...overrides,
});
