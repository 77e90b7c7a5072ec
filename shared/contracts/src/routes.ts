import type { KnownSlot, SlotName } from './slots.ts';

/** The current route [2.2-12]. `query` has arrays for repeated keys; `params.region` is always 'se'. */
export interface RouteSnapshot {
  name: RouteName;
  /** Path without query and hash, with the region prefix. */
  path: string;
  hash: string;
  query: Record<string, string | string[]>;
  params: Record<string, string>;
  fullPath: string;
  /** As in the route's definition. Since contracts 2.7; an older shell leaves it out. */
  isCheckout?: true;
  /** Of a route that a release has added; left out for those of the table. */
  definition?: RouteDefinition;
}

/** `list`: side navigation plus filters; `filters`: filters only [O2.3-02]; `poll`: the poll. */
export type LeftColumn = 'none' | 'list' | 'filters' | 'side-menu' | 'poll';

/** A route: its page slot, its paths and its options. */
export interface RouteDefinition {
  /** The page slot that renders it. The route responds 404 with a release that lacks the slot. */
  page: SlotName | null;
  /**
   * Primary shape first, then the aliases; relative to the region prefix. A `?` after a parameter makes its segment
   * optional.
   */
  paths: readonly string[];
  /** Shapes of parameters; a parameter that is not named here is a slug (anything but a slash). */
  params?: Readonly<Record<string, ParamShape>>;
  leftColumn: LeftColumn;
  /** Header without search, cart and menu; no USP strip, footer or chat [2.3-02], [2.3-03], [O2.3-07]. */
  isCheckout?: boolean;
  breadcrumbs: boolean;
  /** The response may differ between sessions even before login (cart, order, member): never cached. */
  isPersonal?: boolean;
  /** Search engines must not index it [O2.2-07]. */
  noindex?: boolean;
  /** The URL itself is a secret: other sites and fetched files never learn it. */
  hidesReferrer?: boolean;
  /** Name in tracking; the route name unless given [2.1-04]. */
  trackingName?: string;
}

/**
 * `digits`: 1–9 digits. `entity`: digits that an 's' may precede. `token`: letters, digits, '-' and '_', with dots
 * between them.
 */
export type ParamShape = 'digits' | 'entity' | 'token' | 'list';

const LIST_NAMES = { id: 'digits' } as const;
interface TableDefinition extends RouteDefinition {
  page: KnownSlot | null;
}

const member = (path: string, ...shortcuts: string[]): TableDefinition => ({
  page: 'member-page',
  paths: [`member/${path}`, `member/:id/${path}`, `m/:id/${path}`, `m/:id-:name/${path}`, ...shortcuts],
  params: { id: 'digits', aid: 'digits', oid: 'token', wid: 'digits' },
  leftColumn: 'none',
  breadcrumbs: true,
  isPersonal: true,
  noindex: true,
});

/** Every route of §2.1 with its aliases. Order matters only for the bare product aliases, which are last [O2.1-05]. */
export const ROUTES = {
  index: { page: 'start-page', paths: [''], leftColumn: 'poll', breadcrumbs: false, trackingName: 'startpage' },
  'member.achievements': member('achievements/:aid?', 'achievements'),
  'member.offers': member('offers', 'offers'),
  'member.benefits': member('benefits', 'benefits'),
  'member.orders': member('orders/:oid?', 'orders'),
  'member.friends': member('friends', 'friends'),
  'member.toplist': member('toplist', 'toplist'),
  'member.wh-payments': member('payments', 'wh-payments'),
  'member.profile': member('profile', 'profile'),
  'member.avatar': member('avatar', 'avatar'),
  'member.supply-drop': member('supply-drop', 'supplydrop', 'supply-drop'),
  'member.knighthood': member('knighthood', 'knighthood'),
  'member.wishlists': member('wishlists/:wid?', 'wishlists'),
  'member.game': member('game', 'game'),
  member: {
    page: 'member-page',
    paths: ['member/:id?', 'm/:id', 'm/:id-:name'],
    params: { id: 'digits' },
    leftColumn: 'none',
    breadcrumbs: true,
    isPersonal: true,
    noindex: true,
  },
  category: {
    page: 'list-page',
    paths: ['category/:id-:name', 'category/:id', 'c/:id', 'c/:id-:name'],
    params: { id: 'entity' },
    leftColumn: 'list',
    breadcrumbs: true,
  },
  campaigns: {
    page: 'campaigns-page',
    paths: ['campaigns/:id?'],
    params: LIST_NAMES,
    leftColumn: 'list',
    breadcrumbs: true,
  },
  campaign: {
    page: 'list-page',
    paths: ['campaign/:id-:name', 'campaign/:id'],
    params: { id: 'entity' },
    leftColumn: 'filters',
    breadcrumbs: true,
  },
  'manufacturer-page': {
    page: 'list-page',
    paths: ['manufacturer/:id-:name/:categoryId-:categoryName', 'manufacturer/:id/:categoryId'],
    params: { id: 'digits', categoryId: 'digits' },
    leftColumn: 'list',
    breadcrumbs: true,
  },
  manufacturer: {
    page: 'list-page',
    paths: ['manufacturer/:id-:name', 'manufacturer/:id'],
    params: LIST_NAMES,
    leftColumn: 'list',
    breadcrumbs: true,
  },
  toplist: {
    page: 'list-page',
    paths: ['toplist/:id-:name', 'toplist/:id'],
    params: LIST_NAMES,
    leftColumn: 'filters',
    breadcrumbs: true,
  },
  section: {
    page: 'section-page',
    paths: ['section/:id-:name', 'section/:id', 's/:id', 's/:id-:name'],
    params: LIST_NAMES,
    leftColumn: 'poll',
    breadcrumbs: true,
  },
  search: {
    page: 'list-page',
    paths: ['search/:searchString', 'search'],
    leftColumn: 'filters',
    breadcrumbs: true,
    noindex: true,
  },
  'mobile-payment': {
    page: 'mobile-payment-page',
    paths: ['checkout/swish/:orderId'],
    params: { orderId: 'token' },
    leftColumn: 'none',
    isCheckout: true,
    breadcrumbs: false,
    isPersonal: true,
    noindex: true,
  },
  checkout: {
    page: 'checkout-page',
    paths: ['checkout/:paymentLink?'],
    params: { paymentLink: 'token' },
    leftColumn: 'none',
    isCheckout: true,
    breadcrumbs: false,
    isPersonal: true,
    noindex: true,
  },
  order: {
    page: 'order-page',
    paths: ['order/:id'],
    params: { id: 'token' },
    leftColumn: 'none',
    breadcrumbs: true,
    isPersonal: true,
    noindex: true,
    // The mailed link's secret is in the query.
    hidesReferrer: true,
  },
  // The last two: the order's number, and the secret of its mailed link.
  withdrawal: {
    page: 'withdrawal-page',
    paths: ['angra-kopet/:id?/:secret?'],
    params: { id: 'token', secret: 'token' },
    leftColumn: 'none',
    breadcrumbs: true,
    isPersonal: true,
    noindex: true,
    hidesReferrer: true,
  },
  complaint: {
    page: 'complaint-page',
    paths: ['reklamera/:id?/:secret?'],
    params: { id: 'token', secret: 'token' },
    leftColumn: 'none',
    breadcrumbs: true,
    isPersonal: true,
    noindex: true,
    hidesReferrer: true,
  },
  'checkout-complete': {
    page: 'checkout-complete-page',
    paths: ['checkout-complete/:id?'],
    params: { id: 'token' },
    leftColumn: 'none',
    breadcrumbs: true,
    isPersonal: true,
    noindex: true,
  },
  info: {
    page: 'info-page',
    paths: ['info/:id-:name', 'info/:id', 'info/:name', 'i/:id-:name', 'i/:id', 'i/:name'],
    params: LIST_NAMES,
    leftColumn: 'none',
    breadcrumbs: true,
  },
  store: {
    page: 'store-page',
    paths: ['store/:id-:name', 'store/:id'],
    params: LIST_NAMES,
    leftColumn: 'none',
    breadcrumbs: true,
  },
  'mail-sent': { page: 'mail-sent-page', paths: ['mail-sent'], leftColumn: 'none', breadcrumbs: true, noindex: true },
  cart: {
    page: 'shared-cart-page',
    paths: ['cart/:products'],
    params: { products: 'list' },
    leftColumn: 'none',
    breadcrumbs: true,
    isPersonal: true,
    noindex: true,
  },
  'reset-password': {
    page: 'reset-password-page',
    paths: ['reset-password'],
    leftColumn: 'none',
    breadcrumbs: true,
    isPersonal: true,
    noindex: true,
    // The mailed link is in the URL until the page has read it.
    hidesReferrer: true,
  },
  'configure-to-order': {
    page: 'configure-to-order-page',
    paths: ['polarsten-cto/:id?'],
    params: LIST_NAMES,
    leftColumn: 'none',
    breadcrumbs: true,
  },
  article: {
    page: 'article-page',
    paths: ['article/:id-:name', 'article/:id'],
    params: { id: 'entity' },
    leftColumn: 'list',
    breadcrumbs: true,
  },
  instalments: { page: 'instalments-page', paths: ['delbetalning'], leftColumn: 'none', breadcrumbs: true },
  identification: {
    page: 'identification-page',
    paths: ['identifiera/:id'],
    params: { id: 'token' },
    leftColumn: 'none',
    breadcrumbs: true,
    isPersonal: true,
    noindex: true,
  },
  error: { page: null, paths: ['error/404'], leftColumn: 'none', breadcrumbs: false, noindex: true },
  product: {
    page: 'product-page',
    paths: ['product/:id-:name', 'product/:id', 'p/:id', 'p/:id-:name', ':id', ':id-:name'],
    params: LIST_NAMES,
    leftColumn: 'none',
    breadcrumbs: true,
  },
} as const satisfies Record<string, TableDefinition>;

/** A route of the table. */
export type TableRoute = keyof typeof ROUTES;
/** A route that a release has added: '<remote>:<name>'. */
export type AddedRouteName = `mf-${string}:${string}`;
/** Name of a route of the table or of one that a release has added. */
export type RouteName = TableRoute | AddedRouteName;
/** Routes beside the table, by their names: what the releases of one page add. */
export type RouteTable = Readonly<Record<AddedRouteName, RouteDefinition>>;

/** Definition of a route of the table. */
export const routeDefinition = (name: TableRoute): RouteDefinition => ROUTES[name];

const isInTable = (name: string): name is TableRoute => Object.hasOwn(ROUTES, name);
const UNKNOWN: RouteDefinition = { page: null, paths: [], leftColumn: 'none', breadcrumbs: false };

/** Definition of the route that a page has: the table's, or the one that its release brought along. */
export const definitionOf = ({ name, definition }: Pick<RouteSnapshot, 'name' | 'definition'>): RouteDefinition =>
  isInTable(name) ? ROUTES[name] : (definition ?? UNKNOWN);
