interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/**
 * Fetches the page's scripts from the first frame with content, and runs the entry once the document is whole. Earlier they would
 * take bandwidth from the first paint; later (where the parser meets them, or with the browser's own word of its first paint,
 * which waits behind the parser) the network would stand idle meanwhile. The entry, which everything
 * else needs, has the network to itself until it is there, for 400 ms at most. The document carries this function as text,
 * so it may use nothing from outside itself.
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

  const preload = ([href, integrity]: [string, string]) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity, fetchPriority: 'high' });
    document.head.append(link);
    return link;
  };
  const fetchAll = () => {
    const text = document.getElementById(id)?.textContent;
    if (scripts || !text) return;
    scripts = JSON.parse(text) as [string, string][];
    const [entry] = scripts;
    if (!entry) return;
    const preloadRest = () => {
      scripts?.splice(1).forEach(preload);
    };
    preload(entry).addEventListener('load', preloadRest);
    window.setTimeout(preloadRest, 400);
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
  const onFrame = () => {
    const isDrawn = document.body?.firstElementChild?.firstElementChild;
    if (isDrawn) fetchAll();
    else window.requestAnimationFrame(onFrame);
  };
  window.requestAnimationFrame(onFrame);
}
