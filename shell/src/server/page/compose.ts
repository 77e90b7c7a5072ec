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

/** A page whose fragments are rendered. */
export interface ComposedPage {
  kind: 'page';
  status: number;
  head: PageHead | null;
  /** HTML per slot with the child slots filled in; null for one that failed. Slots that nobody offers are left out. */
  html: Readonly<Record<SlotName, Markup | null>>;
  /** As JSON that may stand in a script element. */
  data: Readonly<Record<SlotName, string | Uint8Array>>;
  /** Child slots that are in one of these. */
  children: readonly SlotName[];
  /** Values of the style attributes in the HTML. */
  styles: readonly string[];
  fragments: readonly Fragment[];
  /** False when a fragment is missing, failed or timed out: such a page is not cached. */
  isComplete: boolean;
}

export type Composition =
  { kind: 'redirect'; to: string; permanent: boolean; fragments: readonly Fragment[] } | ComposedPage;

/** HTML for a slot that could not be rendered. */
export type Fallback = (slot: SlotName) => string;

const markupOf = ({ html, encoded }: Fragment): Markup => [encoded?.html ?? html];
const stylesOf = ({ html, encoded }: Fragment): string[] => encoded?.styles ?? styleAttributes(html);

/**
 * Status of the page by its page fragment: 500 when it threw, 503 when it has timed out, or its remote or the api is
 * away.
 */
function statusOf(fragment: Fragment, isRemoteThere: boolean): number {
  if (fragment.outcome === 'failed') return fragment.isReleaseToBlame ? 500 : 503;
  if (fragment.outcome === 'late') return 503;
  if (fragment.outcome === 'skipped') return 503;
  // A remote that is there but lacks the slot does not have this page [§2.1]; one that is away cannot say.
  if (fragment.outcome === 'missing') return isRemoteThere ? 404 : 503;
  return fragment.status ?? 200;
}

/**
 * Renders all fragments of a page side by side. Only the page's own fragment decides status, head and redirect; every
 * other one costs at most its own place.
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
  // The error route has no page slot; a page that is taken from elsewhere is rendered in the browser alone.
  const isTakenFromElsewhere = pageSlot !== null && releaseOf(pageSlot)?.override !== undefined;
  const status = main ? statusOf(main, isRemoteThere) : isTakenFromElsewhere ? 200 : 404;

  const childNames = new Set<SlotName>(wanted.flatMap((slot) => childrenOf(slot, slots)));
  const html: Record<SlotName, Markup | null> = {};
  const data: Record<SlotName, string | Uint8Array> = {};
  const children: SlotName[] = [];
  const styles: string[] = [];
  const childMarkup = (name: string): Markup => {
    const child = bySlot.get(name);
    if (!child) return [];
    children.push(child.slot);
    // Without its data the browser does not take this for the slot's own HTML, and renders it again.
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
