interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/**
 * Fetches the page's scripts from the moment that its first content has been painted, and runs the entry once the document is
 * whole. Earlier they would take bandwidth from the first paint; later (where the parser meets them) a slow phone would long
 * have been waiting for them. The entry, which everything else waits for, has a start: the document itself asks for it at
 * its end. The document carries this function as text, so it may use nothing from outside itself.
 *
 * Until the page answers, `<html data-starting>` lets styles leave out what is out of sight, so that its pictures do not take
 * the network from the scripts. It goes when the shopper scrolls, and in any case after eight seconds.
 *
 * @param id of the data block with the scripts: address and integrity of each, the entry first
 */
export function installEarlyScripts(window: Window & typeof globalThis, id: string): void {
  const { document } = window;
  const { dataset } = document.documentElement;
  dataset.starting = '';
  const showAll = () => {
    delete dataset.starting;
  };
  window.setTimeout(showAll, 8000);
  document.addEventListener('scroll', showAll, { once: true, capture: true, passive: true });
  let scripts: [string, string][] | null = null;

  const fetchAll = () => {
    const text = document.getElementById(id)?.textContent;
    if (scripts || !text) return;
    scripts = JSON.parse(text) as [string, string][];
    for (const [href, integrity] of scripts.slice(1)) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'script', href, integrity, fetchPriority: 'high' });
      document.head.append(link);
    }
  };

  document.addEventListener('DOMContentLoaded', () => {
    // A page in the background is not painted.
    fetchAll();
    const [address, integrity] = scripts?.[0] ?? [];
    if (!address) return;
    // Where Trusted Types are enforced an address has to come from a policy. This one is used here, once.
    const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
    const src =
      types?.createPolicy('shop-early', { createScriptURL: (url) => url }).createScriptURL(address) ?? address;
    document.head.append(Object.assign(document.createElement('script'), { src, integrity }));
  });
  new window.PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    fetchAll();
  }).observe({ type: 'paint', buffered: true });
}
