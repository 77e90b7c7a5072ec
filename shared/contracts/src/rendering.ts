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
  /**
   * Host of the classic site and its admin [O2.2-06]; missing where there is none, and from shells before contracts
   * 2.3.
   */
  classicHost?: string;
}

/** One fragment to render on the server. */
export interface RenderRequest {
  slot: SlotName;
  page: PageContext;
  /** URL of the api for the server, e.g. 'http://127.0.0.1:3001/api/'. */
  apiBase: string;
  /**
   * Null for the shared response to visitors, else a placeholder for the shopper's Cookie header: a fetch that carries
   * it makes the server add the real one, which no bundle ever sees.
   */
  cookie: string | null;
  requestId: string;
  /** Neither uses cached results of other pages nor caches its own. */
  isAlone?: boolean;
  /** Whether the result shall say for which other pages it is valid. */
  allowsReuse?: boolean;
  /**
   * Runs only `load` and `head`, for a browser that renders the slot itself. Older releases ignore it and render as
   * well.
   */
  isDataOnly?: boolean;
}

/**
 * A value that the render read from the page: its path, and the value as JSON; `{…}` where only its being an object
 * was read.
 */
export type PageRead = readonly [path: readonly string[], json: string];

/** For which other pages a fragment is valid. */
export interface Reuse {
  /** Every value of the page that it depends on, except the time. */
  reads: PageRead[];
  /** Milliseconds since 1970, until when all api responses that it was rendered from are fresh. */
  until: number;
}

/** A fragment as it is in the document, in UTF-8. */
export interface EncodedFragment {
  html: Uint8Array<ArrayBuffer>;
  /** Its data, as JSON that is safe in a script element. */
  json: Uint8Array;
  /** Values of the style attributes in it, which the Content-Security-Policy names one by one. */
  styles: string[];
}

/** What a slot’s server render returns to the shell. */
export interface RenderResult {
  /** Empty when the slot redirects or failed. `<!--slot:name-->` marks the containers of child slots. */
  html: string;
  /** Result of `load`; sent to the browser as JSON for hydration. */
  data: unknown;
  /** Instead of `html` and `data`, where the server has requested it. */
  encoded?: EncodedFragment;
  /** Missing for a fragment that is valid on its own page only, or when it was not requested. */
  reuse?: Reuse;
  /** Pages only. */
  head: PageHead | null;
  /** HTTP status that the fragment requires: 404 for notFound(), else null. */
  status: number | null;
  redirect: { to: string; permanent: boolean } | null;
  /** Set when load or render threw; the page is rendered without the fragment. */
  error: { message: string; stack: string } | null;
}

/** What a fragment is rendered with. */
export interface RenderIo {
  signal: AbortSignal;
  fetch: typeof globalThis.fetch;
  /** The result may be `encoded`, which crosses to another thread for less. Older releases do not know it. */
  mayEncode?: boolean;
  /** Whether encoded fragments may lie in shared memory instead of being transferred. Missing in older shells. */
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
  /** The slot's description for the shell. Missing in releases older than slot descriptions. */
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
  /** Versions of the shared packages that it was built with, by name. Missing in older releases. */
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
   * Events of the bus that it emits and listens to, each with the JSON Schema of its payload at build time. Missing in
   * older releases.
   */
  events?: Record<'emits' | 'hears', Record<string, Record<string, unknown>>> | undefined;
  /**
   * Its loader waits for the hash of a file, so that documents need not contain the hashes of all. Missing in older
   * releases.
   */
  awaitsIntegrity?: boolean | undefined;
  /**
   * Keys of the localized texts that its code names, or their beginnings up to a dot. Missing in older releases, which
   * may read any.
   */
  texts?: readonly string[] | undefined;
  /** Its own words for some of them, which it uses where the document has none. */
  ownTexts?: Readonly<Record<string, string>> | undefined;
}

/** `release.json` of the built shell; file names are relative to its browser folder. */
export interface ShellManifest {
  version: string;
  /** The script that the document starts. */
  entry: string;
  /** Scripts that it starts as well, since the entry cannot run without them. */
  beside: string[];
  /** Files that the entry imports: for preloads. */
  js: string[];
  css: string[];
  fonts: string[];
  /** Every file of the browser folder. */
  integrity: Record<string, Integrity>;
  /** The server, relative to the release folder. */
  server: string;
}

/** A campaign that occupies the space beside the page while its window is open [1-76]. */
export type Takeover = Pick<PlacedBanner, 'sectionId' | 'to' | 'description' | 'campaign' | 'background'> & {
  sides: NonNullable<PlacedBanner['sides']>;
};

/** A release as the document names it; `base` is its public folder with a trailing slash. */
export interface DocumentRelease {
  version: string;
  base: string;
  manifest: Pick<ReleaseManifest, 'entry'> & {
    slots: readonly SlotName[];
    /** Left out where the document's `fileList` has them. */
    integrity?: ReleaseManifest['integrity'];
  };
}

/** State that the document passes to the browser, in `<script type="application/json" id="shop-state">`. */
export interface DocumentState {
  page: PageContext;
  /** What the layout shows of the page's head; all else of it is in the document itself. */
  head: Pick<PageHead, 'title' | 'breadcrumbs'> | null;
  status: number;
  /** Per remote its release as this visitor gets it. A remote that is away is left out. */
  remotes: Record<RemoteName, DocumentRelease>;
  /** The file that lists the hashes of all files of these releases but of those with an `integrity` of their own. */
  fileList?: { url: string; integrity: Integrity };
  /** Descriptions from these releases. */
  site: SiteDescription;
  /** True when the page was rendered anonymously: cart, member and history are filled in by the browser. */
  isShared: boolean;
  /**
   * Token for error reports: proves to the shell that it rendered this page, with these releases. Missing in pages of
   * older shells.
   */
  reportToken?: string;
  /** [O1-02] The URL has another region's prefix, and a notice says that there is none. */
  isForeignRegion?: true;
  /** Of every page, as the shopper may go on to another one; left out while there is none. */
  takeovers?: Takeover[];
}
