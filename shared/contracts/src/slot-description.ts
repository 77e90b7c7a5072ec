import type { LeftColumn, RouteDefinition, TableRoute } from './routes.ts';
import type { SlotName } from './slots.ts';

/** Parts of the layout with slots, in the order of the page [2.3-01]: the values of a slot's `area`. */
export const LAYOUT_AREAS = ['header', 'usp', 'left', 'footer', 'overlay'] as const;
/** Area of the layout that a slot is rendered in. */
export type LayoutArea = (typeof LAYOUT_AREAS)[number];

/** A link of a fallback. */
export interface FallbackLink {
  text: string;
  /** Path of the shop, from the region on: '/se/info/1'. */
  to: string;
  /** A child slot that replaces the link wherever it can be mounted. */
  slot?: SlotName;
}

/**
 * Replaces a slot that cannot be loaded or rendered. Text, never HTML: the shell adds the styles of its area, the
 * retry button and, in the header, logo and search.
 */
export interface SlotFallback {
  text?: string;
  links?: readonly FallbackLink[];
}

/** How the text of a form's field is read. `text` is trimmed of nothing; numbers may have a comma. */
export interface FormField {
  kind: 'text' | 'integer' | 'number';
  /** Least value, or least number of characters; 1 for texts unless given. */
  min?: number;
  /** Greatest value, or greatest number of characters; 200 for texts unless given. */
  max?: number;
  /** Default for an empty or missing field; null sends null. Without it the field is required. */
  default?: string | number | null;
}

/** JSON in which `{ $field: name }` is a placeholder for the value of a form's field. */
export type JsonTemplate =
  string | number | boolean | null | readonly JsonTemplate[] | { readonly [key: string]: JsonTemplate };

/**
 * A form that works without JavaScript: the shell reads its fields, makes the api call and redirects to the page
 * (`returnTo`, else the page it was sent from), with `?fel=<note>` when the call failed.
 */
export interface FormAction {
  /** Where the form posts to, below the region: 'varukorg' is '/se/varukorg'. */
  path: string;
  /** Path of the api's POST endpoint, below '/api/'. */
  call: string;
  fields: Readonly<Record<string, FormField>>;
  body: JsonTemplate;
  /** Value of `fel` in the URL when the fields are invalid or the api rejects them. */
  note: string;
  /** Other notes, by the status of the api. */
  notes?: Readonly<Record<string, string>>;
  /** Key of the URL for the names of the fields that the api refuses, joined by full stops; never what they hold. */
  wrongKey?: string;
  /** Where to redirect after a success; the page of the form by default. */
  to?: string;
  /** Where a GET of the form's path redirects, as after a reload. */
  readAt: string;
}

/** Toasts and events after a call of the api, whichever slot made it. */
export interface AfterCall {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Of the endpoint, below '/api/'. */
  path: string;
  /** Toast after a success. */
  done?: string;
  /** Toast after a failure, unless the caller aborted. */
  failed?: string;
  /** A failure that is none: this status, for a body of only these fields [8-18]. */
  unless?: { status: number; fields: readonly string[] };
  /** Who is logged in is fetched again after a success. */
  refreshesUser?: boolean;
}

/** An URL that a release adds to the route table; `page` is the slot that describes it. */
export type AddedRoute = Omit<RouteDefinition, 'page' | 'leftColumn' | 'breadcrumbs'> &
  Partial<Pick<RouteDefinition, 'leftColumn' | 'breadcrumbs'>>;

/**
 * A slot's description for the shell. It is beside the slot (`src/slots/<slot>/manifest.ts`) and part of the release's
 * manifest, so that a team changes it with its own release. A slot without one is a page of the route table or a child
 * of another slot, and reads no query.
 */
export interface SlotDescription {
  /**
   * Part of the layout that it is rendered in, on every page with that part; missing for pages and for children of
   * other slots.
   */
  area?: LayoutArea;
  /** In the area 'left': the left columns that it is rendered in. */
  columns?: readonly LeftColumn[];
  /**
   * Routes of the table below whose page it is rendered, whichever remote that page belongs to: status, head and
   * redirects stay the page's own, and a failure costs this slot alone.
   */
  below?: readonly TableRoute[];
  /** Sort key among the slots of an area, or below a page, lowest first; 0 by default. */
  order?: number;
  /**
   * Hydrates last, when the browser is idle or the shopper interacts with it: for slots that are below the fold or not
   * urgent, and useful as plain HTML.
   */
  isDeferred?: boolean;
  /**
   * A deferred or child slot that does nothing by itself for a new visitor: on that visitor's first page it hydrates
   * on the first interaction, where the server's HTML is there (or none is due, as in the browser alone) and the URL
   * has no query that could tell it what to do. Since contracts 2.5; child slots since 2.10, whose links are pressed
   * again when they have hydrated.
   */
  hydratesOnInteraction?: boolean;
  /**
   * In the area 'overlay': before the header in the document, so that keyboards and screen readers come to it first.
   * For what waits for an answer. Since contracts 2.6; an older shell has it last.
   */
  comesFirst?: boolean;
  /** Rendered in the browser alone: what shared pages cannot know. */
  isBrowserOnly?: boolean;
  /** Child slots; the server renders them in the same pass, `<Slot name>` marks their containers. */
  children?: readonly SlotName[];
  /** Null leaves nothing behind; left out, the shell's own text. */
  fallback?: SlotFallback | null;
  /** Query keys that it reads: shared pages are rendered and cached by the keys of their slots, and by no others. */
  queryKeys?: readonly string[];
  /** Pages that it adds, by a name of its own. Their first segments belong to the remote that claimed them first. */
  routes?: Readonly<Record<string, AddedRoute>>;
  forms?: readonly FormAction[];
  afterCalls?: readonly AfterCall[];
}

/** A slot's description with its type; the value is the same. For `manifest.ts`. */
export const describeSlot = (description: SlotDescription): SlotDescription => description;
