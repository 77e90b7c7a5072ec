import type { DocumentState } from '@shop/shared/contracts/rendering';
import type { SlotName } from '@shop/shared/contracts/slots';

/** What this document was rendered with. Written by the shell's own server, so its shape is not asked again. */
export function readDocumentState(document: Document): DocumentState {
  const text = document.getElementById('shop-state')?.textContent;
  if (!text) throw new Error('The document carries no state');
  return JSON.parse(text) as DocumentState;
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
