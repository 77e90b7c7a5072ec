import type { PlacedBanner } from './api/display.ts';
import type { User, Settings } from './api/user.ts';
import type { PageHead } from './head.ts';
import type { Consent, AbFlag } from './platform.ts';
import type { RouteSnapshot } from './routes.ts';
import type { SiteDescription } from './site-description.ts';
import type { SlotDescription } from './slot-description.ts';
import type { RemoteName, SlotName } from './slots.ts';

/** What every slot of one page is rendered under. Plain data, so that it can cross to a worker and to the browser. */
export interface PageContext {
  route: RouteSnapshot;
  user: User | null;
  starredStores: number[];
  settings: Settings;
  flag: AbFlag | null;
  kiosk: boolean;
  consent: Consent | null;
  zipCode: string | null;
  isCrawler: boolean;
  /** Milliseconds since 1970, the clock of the whole page. */
  now: number;
  languagePack: Record<string, string>;
}

/** One fragment to render on the server. */
export interface RenderRequest {
  slot: SlotName;
  page: PageContext;
  /** Where the api answers the server, e.g. 'http://127.0.0.1:3001/api/'. */
  apiBase: string;
  /**
   * Null for the shared response to visitors, else a stand-in for the shopper's Cookie header: sent with a fetch it asks the server to add
   * the real one, which no bundle ever sees.
   */
  cookie: string | null;
  requestId: string;
  /** Nothing that was made for other pages is used, and nothing kept for them. */
  isAlone?: boolean;
  /** Whether the result is to say on which pages it may stand as well. */
  allowsReuse?: boolean;
  /** Only `load` and `head` are run, for a browser that renders the slot itself. Older releases do not know it and render as well. */
  isDataOnly?: boolean;
}

/** Something that has been read of a page: where, and what it was, as JSON; `{…}` where only that there is an object was read. */
export type PageRead = readonly [path: readonly string[], json: string];

/** Where a fragment may stand besides its own page. */
export interface Reuse {
  /** Everything of the page that it depends on, besides the time. */
  reads: PageRead[];
  /** Milliseconds since 1970; until then all answers of the api are fresh that it was drawn from. */
  until: number;
}

/** A fragment as it stands in the document, in UTF-8. */
export interface EncodedFragment {
  html: Uint8Array<ArrayBuffer>;
  /** Its data, as JSON that may stand in a script element. */
  json: Uint8Array;
  /** Values of the style attributes in it, which the Content-Security-Policy names one by one. */
  styles: string[];
}

/** What a slot’s server render returns to the shell. */
export interface RenderResult {
  /** Empty when the slot redirects or failed. Places of child slots are marked `<!--slot:name-->`. */
  html: string;
  /** What `load` answered; goes to the browser as JSON for hydration. */
  data: unknown;
  /** In place of `html` and `data`, where the server has asked for it. */
  encoded?: EncodedFragment;
  /** Left out for a fragment that is right on its own page only, or when nobody asked. */
  reuse?: Reuse;
  /** Pages only. */
  head: PageHead | null;
  /** HTTP status that the fragment asks for: 404 for notFound(), else null. */
  status: number | null;
  redirect: { to: string; permanent: boolean } | null;
  /** Set when load or render threw; the page goes on without the fragment. */
  error: { message: string; stack: string } | null;
}

/** What a fragment is rendered with. */
export interface RenderIo {
  signal: AbortSignal;
  fetch: typeof globalThis.fetch;
  /** The result may be `encoded`, which crosses to another thread for less. Older releases do not know it. */
  mayEncode?: boolean;
  /** What is encoded may lie in memory that threads share, rather than be handed over. Older shells do not say so. */
  mayShare?: boolean;
}

/** What a remote's server bundle (`server.mjs`) exports. */
export interface ServerBundle {
  slots: SlotName[];
  render(request: RenderRequest, io: RenderIo): Promise<RenderResult>;
}

/** Subresource integrity of a file: 'sha384-…'. */
export type Integrity = string;

/** A slot in a release's manifest. */
export interface OfferedSlot extends SlotFiles {
  /** What it is to the shell. Releases of before slots described themselves have none. */
  about?: SlotDescription | undefined;
}

/** The scripts and styles that a slot's first paint and hydration need, relative to the release's browser folder. */
export interface SlotFiles {
  js: string[];
  css: string[];
}

/** `release.json` of a built remote: an immutable folder that needs nothing but itself. */
export interface ReleaseManifest {
  name: RemoteName;
  version: string;
  /** What it was built from; null outside a repository. */
  commit: string | null;
  /** Semver range of PLATFORM_VERSION that the remote was built against. */
  platform: string;
  /** Versions of the shared packages that it was built with, by name. Releases of before this was written down have none. */
  builtWith?: Record<string, string> | undefined;
  /** Module Federation entry, relative to the release's browser folder. */
  entry: string;
  /** The slots that it offers. */
  slots: Record<SlotName, OfferedSlot>;
  /** Every file of the browser folder. */
  integrity: Record<string, Integrity>;
  /** The server bundle, relative to the release folder. */
  server: string;
  serverIntegrity: Integrity;
  /**
   * Events of the bus that it emits and hears, each with the JSON Schema of its payload at the time of the build. Releases of before
   * this was written down have none.
   */
  events?: Record<'emits' | 'hears', Record<string, Record<string, unknown>>> | undefined;
}

/** `release.json` of the built shell; file names are relative to its browser folder. */
export interface ShellManifest {
  version: string;
  /** The script that the document starts. */
  entry: string;
  /** Scripts that it starts as well, since the entry cannot run without them. */
  beside: string[];
  /** What the entry goes on to load: for preloads. */
  js: string[];
  css: string[];
  fonts: string[];
  /** Every file of the browser folder. */
  integrity: Record<string, Integrity>;
  /** The server, relative to the release folder. */
  server: string;
}

/** A campaign that takes over what is beside the page, while its window is open [1-76]. */
export type Takeover = Pick<PlacedBanner, 'sectionId' | 'to' | 'description' | 'campaign' | 'background'> & {
  sides: NonNullable<PlacedBanner['sides']>;
};

/** A release as the document names it; `base` is its public folder with a trailing slash. */
export interface DocumentRelease {
  version: string;
  base: string;
  manifest: Pick<ReleaseManifest, 'entry' | 'integrity'> & { slots: Record<SlotName, SlotFiles> };
}

/** What the document carries for the browser, in `<script type="application/json" id="shop-state">`. */
export interface DocumentState {
  page: PageContext;
  head: PageHead | null;
  status: number;
  /** Per remote its release as this visitor gets it. A remote that is away is left out. */
  remotes: Record<RemoteName, DocumentRelease>;
  /** What these releases say of themselves. */
  site: SiteDescription;
  /** True when the page was rendered for nobody in particular: cart, member and history fill in in the browser. */
  isShared: boolean;
  /** Goes with error reports: shows the shell that this page was really rendered, with these releases. Pages of older shells have none. */
  reportToken?: string;
  /** [O1-02] The shopper has asked for another region, and is told that there is none. */
  isForeignRegion?: true;
  /** Of every page, as the shopper may go on to another one; left out while there is none. */
  takeovers?: Takeover[];
}
