interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/**
 * URL, integrity, kilobytes on the network, and what the document does with it: fetches (0), runs (1), or fetches it
 * only for visitors that have been here before (2).
 */
export type EarlyScript = [href: string, integrity: string, kilobytes: number, use: 0 | 1 | 2];

/**
 * Fetches the page's scripts from the first frame with content, and runs the first of them once the document is parsed.
 * Earlier they would take bandwidth from the first paint; later (where the parser meets them, or at the browser's
 * first-paint event, which waits for the parser) the network would be idle meanwhile. They are fetched by priority: all
 * at once would share the network, so that the first would arrive with the last. The document contains this function as
 * text, so it may use nothing outside itself.
 *
 * Until the page is interactive, `<html data-starting>` lets styles skip off-screen content, so that its images do not
 * compete with the scripts. It is removed on scroll, and after eight seconds at the latest.
 *
 * @param id of the data block with the scripts, an array of `EarlyScript` by priority
 * @param kilobytes limit in flight, above which no further script is requested; large enough to keep the network busy
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
      const [href, integrity, weight, use] = script;
      requested += 1;
      if (use === 2 && window.shopIsNewVisitor) continue;
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
    // A page in the background is never painted.
    fetchAll();
    // With Trusted Types enforced a script URL needs a policy. This one is used only here.
    const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
    const policy = types?.createPolicy('shop-early', { createScriptURL: (url) => url });
    for (const [href, integrity, , use] of scripts ?? []) {
      if (use !== 1) continue;
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
