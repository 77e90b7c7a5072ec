import type { DocumentState } from '@shop/contracts/rendering';
import type { SlotName } from '@shop/contracts/slots';

/** Text of a data block, which goes with it: nobody reads in the document after a logout who was logged in. */
function takeText(element: Element | null): string | null {
  const text = element?.textContent ?? null;
  element?.remove();
  return text;
}

/**
 * What this document was rendered with. Written by the shell's own server, so its shape is not checked again. Can be
 * taken once.
 */
export function takeDocumentState(document: Document): DocumentState {
  const text = takeText(document.getElementById('shop-state'));
  if (!text) throw new Error('The document carries no state');
  return JSON.parse(text) as DocumentState;
}

/**
 * [2.2-02], [8-33] The error page with the original path. All addresses that lead nowhere share one document, so that
 * the path is not in it.
 *
 * @param here path and query of the location
 */
export function withOriginalPath(state: DocumentState, here: string): DocumentState {
  const { route } = state.page;
  if (state.status !== 404 || route.name !== 'error' || route.query.p !== undefined) return state;
  return { ...state, page: { ...state.page, route: { ...route, query: { p: here } } } };
}

/**
 * The data that the server rendered each slot with; each can be taken once, since it belongs to the first rendering.
 * All of it leaves the document at once: slots that mount later find theirs here.
 */
export function createInitialData(document: Document): (slot: SlotName) => { data: unknown } | null {
  const texts = new Map<string, string>();
  for (const block of document.querySelectorAll('script[data-slot-data]')) {
    const slot = block.getAttribute('data-slot-data') ?? '';
    const text = takeText(block);
    if (text && !texts.has(slot)) texts.set(slot, text);
  }
  return (slot) => {
    const text = texts.get(slot);
    texts.delete(slot);
    return text === undefined ? null : { data: JSON.parse(text) as unknown };
  };
}
