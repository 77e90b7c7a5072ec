/** Moves focus to the new page's heading, so that a screen reader continues there; to `main` when it has none. */
export function focusPage(document: Document): void {
  const main = document.getElementById('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** Scrolls to the element that the hash names; false when the page has no such element. */
export function scrollToHash(document: Document, hash: string): boolean {
  if (hash.length < 2) return false;
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A malformed escape: the raw text may still be an id.
  }
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}
