import type { ReactNode } from 'react';
import type { User, Settings } from '@shop/contracts/api/user';
import type { PageHead } from '@shop/contracts/head';
import type { AbFlag, ApiClient, Href, Platform } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';

/** What `load` may ask. The same on the server and in the browser; nothing of it reaches the DOM. */
export interface LoadInput {
  route: RouteSnapshot;
  api: ApiClient;
  /** Null for a visitor, and on shared answers, which are rendered for nobody in particular. */
  user: User | null;
  starredStores: readonly number[];
  settings: Settings;
  flag: AbFlag | null;
  kiosk: boolean;
  zipCode: string | null;
  isCrawler: boolean;
  /** Aborts when the fragment's deadline passes or the shopper goes elsewhere. Hand it to `api.call`. */
  signal: AbortSignal;
  now: Date;
  href: Href;
}

export interface HeadInput<Data> {
  data: Data;
  route: RouteSnapshot;
  href: Href;
  now: Date;
}

export interface SlotProps<Data> {
  data: Data;
  route: RouteSnapshot;
}

/** One slot as its author writes it; `defineSlot` derives both sides from it. */
export interface SlotDefinition<Data> {
  /**
   * Fetches what the first paint needs; the answer must survive JSON. May throw `notFound()` or `redirect(to)`;
   * an api answer 404 that is not caught counts as `notFound()`.
   */
  load?: (input: LoadInput) => Promise<Data> | Data;
  /** Pages only. */
  head?: (input: HeadInput<Data>) => PageHead;
  Component: (props: SlotProps<Data>) => ReactNode;
}

/** Props that the shell hands to a mounted slot. */
export interface MountProps {
  domElement: HTMLElement;
  slot: SlotName;
  platform: Platform;
  route: RouteSnapshot;
  data: unknown;
  /** Clock of the server HTML in milliseconds; what the first render must show. */
  renderedAt: number;
  /** Called for an error that the slot's boundary caught, and for a failed hydration. */
  onError: (error: unknown) => void;
  /**
   * Called after `onError` when the slot cannot be drawn any more: whoever mounted it puts something useful in its
   * place.
   */
  onLost?: () => void;
  /** Loads the slot's data anew after an error; without it 'Försök igen' only draws again. */
  reload?: () => Promise<unknown>;
  /**
   * True while the slot is drawn for a page that the shopper may go to next: in idle moments, without effects. An
   * update with false brings it to life. Left out, it is alive from the first.
   */
  isPrerender?: boolean;
}

/** single-spa's parcel lifecycles. */
export interface SlotLifecycles {
  bootstrap(props: MountProps): Promise<unknown>;
  mount(props: MountProps): Promise<unknown>;
  update(props: MountProps): Promise<unknown>;
  unmount(props: MountProps): Promise<unknown>;
}

/** What a slot's file exports by default. `lifecycles` is null on the server. */
export interface SlotModule<Data = unknown> extends SlotDefinition<Data> {
  lifecycles: SlotLifecycles | null;
}

/** A slot whose data type is not of interest, as shell and server bundle hold it. */
export type AnySlotModule = SlotModule<never>;
