interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** Address, integrity, kilobytes on the network, and whether the document starts it itself: 1 or 0. */
export type EarlyScript = [href: string, integrity: string, kilobytes: number, runs: 0 | 1];

/**
 * Fetches the page's scripts from the first frame with content, and runs the first of them once the document is whole.
 * Earlier they would take bandwidth from the first paint; later (where the parser meets them, or with the browser's own
 * word of its first paint, which waits behind the parser) the network would stand idle meanwhile. They come in the
 * order in which they are needed: all at once would share the network, so that the first came with the last and the
 * processor had nothing to do until then. The document carries this function as text, so it may use nothing from
 * outside itself.
 *
 * Until the page answers, `<html data-starting>` lets styles leave out what is out of sight, so that its pictures do
 * not take the network from the scripts. It goes when the shopper scrolls, and in any case after eight seconds.
 *
 * @param id of the data block with the scripts, an array of `EarlyScript` in the order of their need
 * @param kilobytes on their way at which no further script is asked for; so many that the network has work until the
 * next answer
 */
export function installEarlyScripts(window: Window & typeof globalThis, id: string, kilobytes: number): void {
  const { document } = window;
  const { dataset } = document.documentElement;
  dataset.starting = '';
  const showAll = () => {
    delete dataset.starting;
  };
  window.setTimeout(showAll, 8000);
  document.addEventListener('scroll', showAll, { once: true, capture: true, passive: true });
  let scripts: EarlyScript[] | null = null;
  let requested = 0;
  let onTheWay = 0;

  const fetchNext = () => {
    for (let script = scripts?.[requested]; script && onTheWay < kilobytes; script = scripts?.[requested]) {
      const [href, integrity, weight] = script;
      requested += 1;
      onTheWay += weight;
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'script', href, integrity, fetchPriority: 'high' });
      const onEnd = () => {
        onTheWay -= weight;
        fetchNext();
      };
      link.addEventListener('load', onEnd);
      link.addEventListener('error', onEnd);
      document.head.append(link);
    }
  };
  const fetchAll = () => {
    const text = document.getElementById(id)?.textContent;
    if (scripts || !text) return;
    scripts = JSON.parse(text) as EarlyScript[];
    fetchNext();
  };

  document.addEventListener('DOMContentLoaded', () => {
    // A page in the background is not painted.
    fetchAll();
    // Where Trusted Types are enforced an address has to come from a policy. This one is used here, once.
    const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
    const policy = types?.createPolicy('shop-early', { createScriptURL: (url) => url });
    for (const [href, integrity, , runs] of scripts ?? []) {
      if (!runs) continue;
      const src = policy?.createScriptURL(href) ?? href;
      document.head.append(Object.assign(document.createElement('script'), { src, integrity }));
    }
  });
  const onFrame = () => {
    const isRendered = document.body?.firstElementChild?.firstElementChild;
    if (isRendered) fetchAll();
    else window.requestAnimationFrame(onFrame);
  };
  window.requestAnimationFrame(onFrame);
}
