import type { DocumentState } from '@shop/shared/contracts/rendering';
import type { SlotName } from '@shop/shared/contracts/slots';

/** What this document was rendered with. Written by the shell's own server, so its shape is not asked again. */
export function readDocumentState(document: Document): DocumentState {
  const text = document.getElementById('shop-state')?.textContent;
  if (!text) throw new Error('The document carries no state');
  return JSON.parse(text) as DocumentState;
}

/**
 * [2.2-02], [8-33] The error page with the original path. All addresses that lead nowhere share one document, so that the path is not in it.
 *
 * @param here path and query of the location
 */
export function withOriginalPath(state: DocumentState, here: string): DocumentState {
  const { route } = state.page;
  if (state.status !== 404 || route.name !== 'error' || route.query.p !== undefined) return state;
  return { ...state, page: { ...state.page, route: { ...route, query: { p: here } } } };
}

/** The data that the server rendered each slot with; each can be taken once, since it belongs to the first drawing. */
export function createInitialData(document: Document): (slot: SlotName) => { data: unknown } | null {
  const taken = new Set<SlotName>();
  return (slot) => {
    const text = document.querySelector(`script[data-slot-data="${slot}"]`)?.textContent;
    if (taken.has(slot) || !text) return null;
    taken.add(slot);
    return { data: JSON.parse(text) as unknown };
  };
}
