import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import type { PageContext } from '@shop/contracts/rendering';
import type { RouteSnapshot } from '@shop/contracts/routes';

/** 12 March 2026, 10:00 in Stockholm: an ordinary Thursday outside every campaign. */
export const TEST_NOW = Date.UTC(2026, 2, 12, 9, 0, 0);

/** A route snapshot for tests: the start page, with overrides. */
export const testRoute = (overrides: Partial<RouteSnapshot> = {}): RouteSnapshot => {
  const path = overrides.path ?? '/se';
  return { name: 'index', path, hash: '', query: {}, params: { region: 'se' }, fullPath: path, ...overrides };
};

/** A visitor's page at TEST_NOW. */
export const testPage = (overrides: Partial<PageContext> = {}): PageContext => ({
  route: testRoute(),
  user: null,
  starredStores: [],
  settings: VISITOR_SETTINGS,
  flag: null,
  kiosk: false,
  consent: null,
  zipCode: null,
  isCrawler: false,
  now: TEST_NOW,
  languagePack: {},
  ...overrides,
});
