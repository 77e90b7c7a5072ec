/** Tracks whether the shopper types during a navigation: then the new page must not take focus from the field. */
export interface Typing {
  /** Called when a navigation begins: earlier input belongs to the page before. */
  reset(): void;
  /** True while a field with input since the last reset has focus. */
  isActive(): boolean;
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
    isActive: () => field !== null && field === document.activeElement,
  };
}
