import type { Takeover } from '@shop/contracts/rendering';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { SlotName } from '@shop/contracts/slots';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { isChild, OF_PAGE, pageAreas, type Area } from '../page/page-areas.ts';
import { isErrorStatus, Layout, type LayoutContent, type LayoutView } from './layout.tsx';
import { SHELL_ID_PREFIX } from './shell-id-prefix.ts';
import { SlotFallback } from './slot-fallback.tsx';

export interface LayoutInput extends LayoutView {
  takeover: Takeover | null;
  /** What the releases say of the slots. */
  about: SiteDescription['slots'];
  /**
   * What there is for each slot; null for a fragment that failed, which then shows its fallback. Left out: not on this
   * page.
   */
  slots: Readonly<Record<SlotName, unknown>>;
}

/** What stands in a slot that could not be drawn, for shoppers whose browser will not try again. */
export const renderFallback = (slot: SlotName, about: SiteDescription['slots']): string =>
  renderToStaticMarkup(<SlotFallback about={about[slot]} isChild={isChild(slot, about)} />);

function slotHtml(slot: SlotName, html: unknown, about: SiteDescription['slots']): string {
  if (about[slot]?.isBrowserOnly) return `<div data-slot="${slot}"></div>`;
  if (html === undefined) return '';
  if (html !== null) return `<div data-slot="${slot}"><!--slot:${slot}--></div>`;
  // Marked, so that the browser replaces it rather than hydrates it.
  return `<div data-slot="${slot}" data-slot-failed="">${renderFallback(slot, about)}</div>`;
}

/** Of many pages the layout is the same: only crumbs, errors and takeovers make it another one. */
const rendered = new LRUCache<string, string>({ max: 500 });

/**
 * The layout as HTML, for the element that the browser hydrates; the place of each slot is marked `<!--slot:name-->`.
 */
export function renderLayout({ slots, about, takeover, route, head, status, isForeignRegion }: LayoutInput): string {
  const isError = isErrorStatus(status);
  const view: LayoutContent = {
    // The address is shown where something went wrong, and would keep all other pages apart.
    route: {
      name: route.name,
      fullPath: isError ? route.fullPath : '',
      ...(route.definition && { definition: route.definition }),
    },
    head: head && { breadcrumbs: head.breadcrumbs },
    status,
    isForeignRegion,
  };
  const areas = Object.entries(pageAreas(route, about)).map(([name, ofArea]): [string, string] => {
    const isLeftOut = isError && OF_PAGE.includes(name as Area);
    return [name, (isLeftOut ? [] : ofArea).map((slot) => slotHtml(slot, slots[slot], about)).join('')];
  });
  const key = JSON.stringify([view, takeover, areas]);
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const htmlOf = new Map(areas);
  const area = (name: Area) => <div data-area={name} dangerouslySetInnerHTML={{ __html: htmlOf.get(name) ?? '' }} />;
  const html = renderToString(<Layout view={view} area={area} takeover={takeover} />, {
    identifierPrefix: SHELL_ID_PREFIX,
  });
  rendered.set(key, html);
  return html;
}
