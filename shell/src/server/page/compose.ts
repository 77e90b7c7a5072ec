import type { PageHead } from '@shop/contracts/head';
import { definitionOf } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { styleAttributes } from '@shop/platform/style-attributes';
import { scriptJson } from '@shop/platform/script-json';
import { childrenOf, serverSlots } from '../../page/page-areas.ts';
import { renderFragment, type Fragment, type FragmentJob } from './fragments.ts';
import { fillSlots, type Markup } from './markup.ts';
import { offers } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';

/** A page with all fragments rendered. */
export interface ComposedPage {
  kind: 'page';
  status: number;
  head: PageHead | null;
  /** HTML by slot with child slots inserted; null for one that failed. Slots without a release are left out. */
  html: Readonly<Record<SlotName, Markup | null>>;
  /** Data by slot, as JSON that is safe in a script element. */
  data: Readonly<Record<SlotName, string | Uint8Array>>;
  /** Child slots contained in these. */
  children: readonly SlotName[];
  /** Values of the HTML's style attributes. */
  styles: readonly string[];
  fragments: readonly Fragment[];
  /** False when a fragment is missing, failed or timed out: such a page is not cached. */
  isComplete: boolean;
}

export type Composition =
  { kind: 'redirect'; to: string; permanent: boolean; fragments: readonly Fragment[] } | ComposedPage;

/** Renders the fallback HTML of a slot that failed. */
export type Fallback = (slot: SlotName) => string;

const markupOf = ({ html, encoded }: Fragment): Markup => [encoded?.html ?? html];
const stylesOf = ({ html, encoded }: Fragment): string[] => encoded?.styles ?? styleAttributes(html);

/**
 * Status of the page by its own fragment: 500 when it threw, 503 after a timeout, or when its remote or the api is
 * unavailable.
 */
function statusOf(fragment: Fragment, isRemoteThere: boolean): number {
  if (fragment.outcome === 'failed') return fragment.isReleaseToBlame ? 500 : 503;
  if (fragment.outcome === 'late') return 503;
  if (fragment.outcome === 'skipped') return 503;
  // An available remote that lacks the slot does not have this page [§2.1]; an unavailable one is unknown.
  if (fragment.outcome === 'missing') return isRemoteThere ? 404 : 503;
  return fragment.status ?? 200;
}

/**
 * Renders all fragments of a page in parallel. Only the page's own fragment decides status, head and redirect; any
 * other loses at most its own container.
 */
export async function compose(job: FragmentJob, fallback: Fallback): Promise<Composition> {
  const { page, releases } = job;
  const { slots, releaseOf } = siteOf(releases);
  const pageSlot = definitionOf(page.route).page;
  const wanted = serverSlots(page.route, slots).filter((slot) => {
    const release = releaseOf(slot);
    if (release?.override !== undefined) return false;
    return slot === pageSlot || release === undefined || offers(release, slot);
  });
  const fragments = await Promise.all(wanted.map((slot) => renderFragment(slot, job)));
  const bySlot = new Map<string, Fragment>(fragments.map((fragment) => [fragment.slot, fragment]));

  const main = pageSlot === null ? undefined : bySlot.get(pageSlot);
  if (main?.redirect) return { kind: 'redirect', ...main.redirect, fragments };
  const isRemoteThere = pageSlot !== null && releaseOf(pageSlot)?.bundle != null;
  // The error route has no page slot; an overridden page is rendered in the browser only.
  const isOverridden = pageSlot !== null && releaseOf(pageSlot)?.override !== undefined;
  const status = main ? statusOf(main, isRemoteThere) : isOverridden ? 200 : 404;

  const childNames = new Set<SlotName>(wanted.flatMap((slot) => childrenOf(slot, slots)));
  const html: Record<SlotName, Markup | null> = {};
  const data: Record<SlotName, string | Uint8Array> = {};
  const children: SlotName[] = [];
  const styles: string[] = [];
  const childMarkup = (name: string): Markup => {
    const child = bySlot.get(name);
    if (!child) return [];
    children.push(child.slot);
    // Without its data the browser does not hydrate this as the slot's own HTML, but renders it again.
    return child.outcome === 'ok' ? markupOf(child) : [fallback(child.slot)];
  };
  for (const fragment of fragments) {
    const { slot, outcome } = fragment;
    const isRendered = outcome === 'ok' && fragment.status !== 404 && !fragment.redirect;
    if (isRendered) {
      data[slot] = fragment.encoded?.json ?? scriptJson(fragment.data);
      styles.push(...stylesOf(fragment));
    }
    if (childNames.has(slot)) continue;
    if (!isRendered) html[slot] = null;
    else html[slot] = fragment.encoded ? markupOf(fragment) : fillSlots(fragment.html, childMarkup);
  }
  const isComplete = fragments.every(({ outcome, slot }) => outcome === 'ok' || (slot === pageSlot && status === 404));
  return { kind: 'page', status, head: main?.head ?? null, html, data, children, styles, fragments, isComplete };
}
