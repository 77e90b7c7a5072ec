/** What a shopper does first, and what comes before a press. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'click'] as const;

/** Resolves when the shopper first does anything with the page, and at once for who has pressed something before. */
export const firstInteraction = (page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): Promise<void> =>
  new Promise((resolve) => {
    if (window.shopEarlyPress?.isUsed) return resolve();
    const used = () => {
      for (const sign of SIGNS) page.removeEventListener(sign, used, { capture: true });
      resolve();
    };
    // Captured, since a scrolled element within the page tells only those on the way down to it.
    for (const sign of SIGNS) page.addEventListener(sign, used, { capture: true, passive: true });
  });

/** What the page knows of its visit from the start, for the Platform. */
export const visitOf = (page: Document): { isNewVisitor: boolean; whenUsed: Promise<void> } => ({
  isNewVisitor: window.shopIsNewVisitor === true,
  whenUsed: firstInteraction(page),
});
