import type { DocumentState } from '@shop/contracts/rendering';
import type { SlotName } from '@shop/contracts/slots';
import type { EarlyScript } from '../early/early-scripts.ts';
import { SCRIPTS_ID } from '../early/scripts-id.ts';

/** Reads and removes a data block, so that personal data do not stay in the document after a logout. */
function takeText(element: Element | null): string | null {
  const text = element?.textContent ?? null;
  element?.remove();
  return text;
}

/**
 * State that this document was rendered with. Written by the shell's own server, so it is not validated again. Can be
 * taken once.
 */
export function takeDocumentState(document: Document): DocumentState {
  const text = takeText(document.getElementById('shop-state'));
  if (!text) throw new Error('The document carries no state');
  return JSON.parse(text) as DocumentState;
}

/** Scripts of the page with their hashes, as listed for the early script. */
export const pageScripts = (document: Document): readonly EarlyScript[] =>
  JSON.parse(document.getElementById(SCRIPTS_ID)?.textContent ?? '[]') as readonly EarlyScript[];

/**
 * Adds the original path to the error page [2.2-02]: all unmatched URLs share one document, which does not contain it
 * [8-33].
 *
 * @param here path and query of the location
 */
export function withOriginalPath(state: DocumentState, here: string): DocumentState {
  const { route } = state.page;
  if (state.status !== 404 || route.name !== 'error' || route.query.p !== undefined) return state;
  return { ...state, page: { ...state.page, route: { ...route, query: { p: here } } } };
}

/**
 * Data that the server rendered each slot with; each can be taken once, for the first render. All of them leave the
 * document at once: slots that mount later find theirs here.
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
