import type { PrimitiveAtom, Atom } from 'jotai';
import type { createStore } from 'jotai';
import type { Cart } from './api/cart.ts';
import type { Store } from './api/content.ts';
import type { TopList } from './api/navigation.ts';
import type { Settings, User } from './api/user.ts';
import type { ResponseOf, Endpoint, RequestOf } from './endpoint.ts';
import type { ErrorResponse } from './errors.ts';
import type { EventInput, EventName, EventPayload } from './events.ts';
import type { RouteName, RouteSnapshot } from './routes.ts';
import type { SlotName } from './slots.ts';

/** Version of this interface. A remote names the range it needs; the registry refuses one that does not fit. */
export const PLATFORM_VERSION = '1.0.0';

/** How a call is sent. */
export interface CallOptions {
  signal?: AbortSignal;
  /** A new call of the same name aborts the previous one [7.6-28], [7.6-29]. */
  requestName?: string;
  idempotencyKey?: string;
  /** Lets the request outlive the page [O4-03]. */
  keepalive?: boolean;
  /** Bypasses the browser's cache. */
  fresh?: boolean;
}

/**
 * Thrown by `api.call` for every response that is not 2xx, and with status 0 when there is none. Use `isApiError` to
 * recognise it.
 */
export interface ApiError extends Error {
  name: 'ApiError';
  status: number;
  response: ErrorResponse | null;
  /** Text for the shopper, always Swedish. */
  userMessage: string;
  retryAfterSeconds: number | null;
}

/** The api for slots, in the browser and on the server alike. */
export interface ApiClient {
  /**
   * Calls an endpoint of the contract. Adds Region, serialises queries in bracket notation and parses the response
   * with its schema. On the server it forwards the shopper's cookie and sends each identical GET once per request.
   */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<ResponseOf<E>>;
}

/** Events between slots: commands wait for their handler, facts reach the current listeners. */
export interface EventBus {
  emit<N extends EventName>(name: N, payload: EventInput<N>): void;
  /**
   * Adds a listener; for a command it becomes the handler and receives queued payloads. Returns the function that
   * removes it.
   */
  on<N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void): () => void;
}

/** The cart as every slot sees it. */
export interface CartState {
  /** Null until the cart has been fetched for the first time. */
  cart: Cart | null;
  /** True when nothing is in flight and nothing is queued [4-11]. */
  isClean: boolean;
}

/** What the shopper has consented to; `necessary` is always true. */
export interface Consent {
  necessary: boolean;
  marketing: boolean;
  personalisation: boolean;
}

/** The window’s size class and whether the main pointer is a finger. */
export interface Viewport {
  size: 'xs' | 'sm' | 'md' | 'lg';
  isTouch: boolean;
}

/** Names of the A/B tests. */
export type AbFlag = 'paymentSwap' | 'shorterReviews' | 'showDeliveryInfo';

/** [3-82] A step of the navigation. `previous` runs from 'Hem' down to the node's parent. */
export interface NavNode {
  id: string;
  title: string;
  route: string;
  icon: string;
  hasNext: boolean;
  next: NavNode[];
  previous: { id: string; title: string }[];
}

/**
 * [3-84] The menus. `status` is 0 while loading, 1 when loaded and -1 after a failure, which `msg` tells [4-52..54].
 */
export interface NavMenu {
  status: 0 | 1 | -1;
  /** For the shopper; empty unless the menu failed. */
  msg: string;
  /** The whole tree under 'Hem'; null until it is loaded. */
  staticTree: NavNode | null;
  /** On a manufacturer's pages the categories of its products, else null. */
  manufacturerTree: NavNode | null;
  /** Whether the hamburger menu is open. */
  burgerOpen: boolean;
}

/** [3-83] Where the page lies in the navigation, and the menus. The header fills it. */
export interface NavState {
  /** Id of the section that the page lies in; null for none, and until the menu is loaded [4-55]. */
  section: number | null;
  /** Ids of the categories from the section's own down to the page's. */
  categories: readonly number[];
  /** Id of a section that is no part of the tree, such as a special one ('s12'); null for none. */
  custom: string | null;
  menu: NavMenu;
}

/** [7.6-30] The top lists that pages have fetched so far; one list is in it once. */
export interface TopListsState {
  topLists: readonly TopList[];
  /** Whether `topLists` holds the lists of the shown start or section page. */
  topListsLoaded: boolean;
}

/** State that slots share. */
export interface SharedAtoms {
  /** `undefined` until `me` has responded; null for a visitor. */
  user: PrimitiveAtom<User | null | undefined>;
  starredStores: PrimitiveAtom<number[]>;
  cart: PrimitiveAtom<CartState>;
  /** The member's settings, or the visitor's local choices over the defaults. */
  settings: PrimitiveAtom<Settings>;
  flag: PrimitiveAtom<AbFlag | null>;
  kiosk: PrimitiveAtom<boolean>;
  consent: PrimitiveAtom<Consent | null>;
  route: Atom<RouteSnapshot>;
  previousRoute: Atom<RouteSnapshot | null>;
  viewport: PrimitiveAtom<Viewport>;
  /** Zip code for delivery estimates: the member's, else what the visitor typed; null when unknown. */
  zipCode: PrimitiveAtom<string | null>;
  /** Since contracts 2.2; the slot runtime stands in for it on an older shell. */
  nav: PrimitiveAtom<NavState>;
  /**
   * Whether the admin panel is showing: for an employee who has switched it on, on a wide screen [6-34]. The shell sets
   * it. Since contracts 2.3, as are those below.
   */
  adminPanelShown: PrimitiveAtom<boolean>;
  /** Host of the classic site and its admin, e.g. 'klassisk.example'; null where there is none [O2.2-06]. */
  classicHost: PrimitiveAtom<string | null>;
  topLists: PrimitiveAtom<TopListsState>;
  /**
   * The shopper's store, 'Min butik'; null for none, undefined until that is known. Change it by `store.choose`.
   */
  myStore: PrimitiveAtom<Store | null | undefined>;
}

/** The store with the values of the shared atoms. */
export type AtomStore = ReturnType<typeof createStore>;

/** Title and behaviour of a modal dialog. */
export interface ModalOptions {
  name?: string;
  title: string;
  /** The close button can be hidden [2.16-20]. */
  hideCloseButton?: boolean;
  /** Backdrop click and Escape close it unless false [2.16-21], [O2.16-09]. */
  dismissable?: boolean;
}

/** Modal dialogs, one at a time; each promise resolves when its dialog closes. */
export interface Modals {
  alert(options: ModalOptions & { text: string }): Promise<void>;
  /**
   * Ja/Nej unless labelled otherwise; false also when dismissed [2.16-14]. `isEqual` gives both buttons the same
   * weight, where the shop would rather hear one of them.
   */
  confirm(options: ModalOptions & { text: string; yes?: string; no?: string; isEqual?: boolean }): Promise<boolean>;
  /** Sanitised server HTML only [O2.16-10]. */
  html(options: ModalOptions & { html: string }): Promise<void>;
  iframe(options: ModalOptions & { src: string }): Promise<void>;
  /** Renders into an element that the shell owns; `mount` returns its cleanup. Closed by `close` or by the shopper. */
  content(options: ModalOptions & { mount: (element: HTMLElement, close: () => void) => () => void }): Promise<void>;
  close(name?: string): void;
}

/** Short messages at the window’s edge. */
export interface Toasts {
  /** Shown for 4 s; the same message is never shown twice at once [8-44], [8-45]. */
  show(message: string, kind?: 'ok' | 'info' | 'error'): void;
}

/** How a navigation changes history and scroll position. */
export interface NavigateOptions {
  replace?: boolean;
  /** Preserves the scroll position, as for a changed filter. */
  keepScroll?: boolean;
}

/** Builds the URL of a route. Throws when a required parameter is missing. */
export type Href = (
  name: RouteName,
  params?: Readonly<Record<string, string | number | null | undefined>>,
  query?: Readonly<Record<string, string | number | readonly string[] | null | undefined>>,
) => string;

/** What the shell passes to every slot; the only way from one remote to another. */
export interface Platform {
  version: string;
  bus: EventBus;
  store: AtomStore;
  atoms: SharedAtoms;
  api: ApiClient;
  href: Href;
  /** Navigates within the shop; an external URL is left to the browser. Resolves when the new page is rendered. */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  modals: Modals;
  toasts: Toasts;
  /** Injectable, so that calendar windows can be tested. */
  now(): Date;
  /** Analytics, sent only with consent [O2.1-18]. */
  track(event: string, data?: Record<string, unknown>): void;
  /** A text of the localization pack with its `{name}` placeholders filled; the key itself when there is none. */
  text(key: string, values?: Record<string, string | number>): string;
  /** Mounts another remote's slot in an element; returns the function that unmounts it. Used by `<Slot>`. */
  mountSlot(name: SlotName, element: HTMLElement): () => void;
  /** True for a request of a recognised crawler [O2.13-12]. */
  isCrawler: boolean;
  /**
   * True when the document came to a browser of which the api has neither a session nor a cart: on that page there is
   * nothing of the visitor's own to fetch. Missing when that is not known. Since contracts 2.5.
   */
  isNewVisitor?: boolean;
  /**
   * Resolves when the shopper first does anything with the page: moves the pointer, scrolls or presses. For what a new
   * visitor's first page can do without until then. Missing on shells before contracts 2.10.
   */
  whenUsed?: Promise<void>;
}
