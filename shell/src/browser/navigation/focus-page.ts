/** Moves focus to the new page's heading, where a screen reader goes on reading; to `main` when it has none. */
export function focusPage(document: Document): void {
  const main = document.getElementById('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** Shows the place that the address names, if the page has it. */
export function scrollToHash(document: Document, hash: string): boolean {
  if (hash.length < 2) return false;
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Not encoded by us; taken as it stands.
  }
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}
