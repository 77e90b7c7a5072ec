/** Whether the shopper has begun to type while a page was on its way: then the new page must not take the focus from the field. */
export interface Typing {
  /** A navigation begins: what was typed until now belongs to the page before. */
  reset(): void;
  /** True while the field that has been typed in since then has the focus. */
  isGoingOn(): boolean;
}

export function watchTyping(document: Document): Typing {
  let field: EventTarget | null = null;
  document.addEventListener('input', ({ target }) => {
    field = target;
  });
  return {
    reset() {
      field = null;
    },
    isGoingOn: () => field !== null && field === document.activeElement,
  };
}
