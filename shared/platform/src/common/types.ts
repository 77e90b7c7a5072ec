import type { Atom } from 'jotai';
import type { ReactNode } from 'react';
import type { User, Settings } from '@shop/contracts/api/user';
import type { PageHead } from '@shop/contracts/head';
import type { AbFlag, ApiClient, Href, Platform } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';

/** Input of `load`. The same on the server and in the browser; none of it reaches the DOM. */
export interface LoadInput {
  route: RouteSnapshot;
  api: ApiClient;
  /** Null for a visitor, and on shared responses, which are rendered for all visitors. */
  user: User | null;
  starredStores: readonly number[];
  settings: Settings;
  flag: AbFlag | null;
  kiosk: boolean;
  zipCode: string | null;
  isCrawler: boolean;
  /** Aborts at the fragment's deadline or when the shopper navigates away. Pass it to `api.call`. */
  signal: AbortSignal;
  now: Date;
  href: Href;
}

/** Input of `head`: the loaded data and the page's route. */
export interface HeadInput<Data> {
  data: Data;
  route: RouteSnapshot;
  href: Href;
  now: Date;
}

/** Props of a slot's component. */
export interface SlotProps<Data> {
  data: Data;
  route: RouteSnapshot;
}

/** One slot as its author writes it; `defineSlot` derives both sides from it. */
export interface SlotDefinition<Data> {
  /**
   * Fetches the data of the first paint; they must survive JSON. May throw `notFound()` or `redirect(to)`; a 404 of the
   * api that is not caught counts as `notFound()`.
   */
  load?: (input: LoadInput) => Promise<Data> | Data;
  /** Pages only. */
  head?: (input: HeadInput<Data>) => PageHead;
  Component: (props: SlotProps<Data>) => ReactNode;
}

/** Values of the shared atoms at one point in time. */
export type HtmlValues = ReadonlyMap<Atom<unknown>, unknown>;

/** Props that the shell hands to a mounted slot. */
export interface MountProps {
  domElement: HTMLElement;
  slot: SlotName;
  platform: Platform;
  route: RouteSnapshot;
  data: unknown;
  /** Time of the server HTML in unix milliseconds, which the first render must show. */
  renderedAt: number;
  /**
   * Values that the server HTML was rendered with, by shared atom. Components that hydrate after an atom has changed
   * show them first. Missing for a slot that does not hydrate, and from older shells.
   */
  htmlValues?: HtmlValues | undefined;
  /** Called for an error that the slot's boundary has caught, and for a failed hydration. */
  onError: (error: unknown) => void;
  /** Called after `onError` when the slot cannot be rendered any more: the shell then shows its fallback. */
  onLost?: () => void;
  /** Reloads the slot's data after an error; without it 'Försök igen' only renders again. */
  reload?: () => Promise<unknown>;
  /**
   * True while the slot is prerendered for a page that may be opened next: in idle time, without effects. An update
   * with false activates it. Left out: active from the start.
   */
  isPrerender?: boolean;
}

/** Parcel lifecycles of single-spa. */
export interface SlotLifecycles {
  bootstrap(props: MountProps): Promise<unknown>;
  mount(props: MountProps): Promise<unknown>;
  update(props: MountProps): Promise<unknown>;
  unmount(props: MountProps): Promise<unknown>;
}

/** Default export of a slot's file. `lifecycles` is null on the server. */
export interface SlotModule<Data = unknown> extends SlotDefinition<Data> {
  lifecycles: SlotLifecycles | null;
}

/** A slot of unknown data type, for code that only passes its data on. */
export type AnySlotModule = SlotModule<never>;
