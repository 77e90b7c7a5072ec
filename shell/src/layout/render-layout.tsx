import type { Takeover } from '@shop/shared/contracts/rendering';
import type { SlotName } from '@shop/shared/contracts/slots';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { BROWSER_ONLY, OF_PAGE, pageAreas, type Area } from '../page/page-areas.ts';
import { isErrorStatus, Layout, type LayoutView } from './layout.tsx';
import { SHELL_ID_PREFIX } from './shell-id-prefix.ts';
import { SlotFallback } from './slot-fallback.tsx';

export interface LayoutInput extends LayoutView {
  takeover: Takeover | null;
  /** What there is for each slot; null for a fragment that failed, which then shows its fallback. Left out: not on this page. */
  slots: Readonly<Partial<Record<SlotName, unknown>>>;
}

/** What stands in a slot that could not be drawn, for shoppers whose browser will not try again. */
export const renderFallback = (slot: SlotName): string => renderToStaticMarkup(<SlotFallback slot={slot} />);

function slotHtml(slot: SlotName, html: unknown): string {
  if (BROWSER_ONLY.includes(slot)) return `<div data-slot="${slot}"></div>`;
  if (html === undefined) return '';
  if (html !== null) return `<div data-slot="${slot}"><!--slot:${slot}--></div>`;
  // Marked, so that the browser replaces it rather than hydrates it.
  return `<div data-slot="${slot}" data-slot-failed="">${renderFallback(slot)}</div>`;
}

/** The layout as HTML, for the element that the browser hydrates; the place of each slot is marked `<!--slot:name-->`. */
export function renderLayout({ slots, takeover, ...view }: LayoutInput): string {
  const areas = pageAreas(view.route.name);
  const area = (name: Area) => {
    const isLeftOut = isErrorStatus(view.status) && OF_PAGE.includes(name);
    const html = (isLeftOut ? [] : areas[name]).map((slot) => slotHtml(slot, slots[slot])).join('');
    return <div data-area={name} dangerouslySetInnerHTML={{ __html: html }} />;
  };
  return renderToString(<Layout view={view} area={area} takeover={takeover} />, { identifierPrefix: SHELL_ID_PREFIX });
}
