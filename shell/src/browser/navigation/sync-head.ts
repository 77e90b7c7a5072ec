import type { DocumentHead } from '../../routing/document-head.ts';
import { trustedData } from '../trusted.ts';

const element = (document: Document, selector: string, tag: string, identity: Record<string, string>): Element => {
  const found = document.head.querySelector(selector);
  if (found) return found;
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(identity)) created.setAttribute(name, value);
  document.head.append(created);
  return created;
};

const setMeta = (document: Document, key: 'name' | 'property', name: string, content: string | null) => {
  const selector = `meta[${key}="${name}"]`;
  if (content === null) document.head.querySelector(selector)?.remove();
  else element(document, selector, 'meta', { [key]: name }).setAttribute('content', content);
};

/** Updates the document's head to what the server would render for this page. */
export function syncHead(document: Document, head: DocumentHead): void {
  document.title = head.title;
  setMeta(document, 'name', 'description', head.description);
  setMeta(document, 'name', 'robots', head.robots);
  element(document, 'link[rel="canonical"]', 'link', { rel: 'canonical' }).setAttribute('href', head.canonical);
  const alternate = { rel: 'alternate', hreflang: 'sv-SE' };
  element(document, 'link[hreflang="sv-SE"]', 'link', alternate).setAttribute('href', head.canonical);
  for (const stale of document.head.querySelectorAll('meta[property^="og:"]')) {
    if (!Object.hasOwn(head.openGraph, stale.getAttribute('property') ?? '')) stale.remove();
  }
  for (const [property, content] of Object.entries(head.openGraph)) setMeta(document, 'property', property, content);
  for (const stale of document.head.querySelectorAll('script[type="application/ld+json"]')) stale.remove();
  for (const item of head.jsonLd) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // Text content of a data block is never parsed as HTML, so nothing has to be escaped here.
    script.textContent = trustedData(JSON.stringify(item));
    document.head.append(script);
  }
}
