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
  /** Descriptions of all slots, from the releases. */
  about: SiteDescription['slots'];
  /**
   * By slot: null for a fragment that failed, which shows its fallback; left out for a slot that is not on this page.
   */
  slots: Readonly<Record<SlotName, unknown>>;
}

/** Fallback HTML of a slot that could not be rendered, for browsers without JavaScript. */
export const renderFallback = (slot: SlotName, about: SiteDescription['slots']): string =>
  renderToStaticMarkup(<SlotFallback about={about[slot]} isChild={isChild(slot, about)} />);

function slotHtml(slot: SlotName, html: unknown, about: SiteDescription['slots']): string {
  if (about[slot]?.isBrowserOnly) return `<div data-slot="${slot}"></div>`;
  if (html === undefined) return '';
  if (html !== null) return `<div data-slot="${slot}"><!--slot:${slot}--></div>`;
  // Marked, so that the browser replaces it instead of hydrating it.
  return `<div data-slot="${slot}" data-slot-failed="">${renderFallback(slot, about)}</div>`;
}

/** Cache of rendered layouts: they differ only by breadcrumbs, errors and takeovers. */
const rendered = new LRUCache<string, string>({ max: 500 });

/**
 * The layout as HTML, for the element that the browser hydrates; each slot's container holds the marker
 * `<!--slot:name-->`.
 */
export function renderLayout({ slots, about, takeover, route, head, status, isForeignRegion }: LayoutInput): string {
  const isError = isErrorStatus(status);
  const view: LayoutContent = {
    // Only error views show the URL; on all other pages it would only fill the cache.
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
  const cached = rendered.get(key);
  if (cached !== undefined) return cached;
  const htmlOf = new Map(areas);
  const area = (name: Area) => <div data-area={name} dangerouslySetInnerHTML={{ __html: htmlOf.get(name) ?? '' }} />;
  const html = renderToString(<Layout view={view} area={area} takeover={takeover} />, {
    identifierPrefix: SHELL_ID_PREFIX,
  });
  rendered.set(key, html);
  return html;
}
