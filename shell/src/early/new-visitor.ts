declare global {
  interface Window {
    /** Of every document; read by the shell for `platform.isNewVisitor`. */
    readonly shopIsNewVisitor?: boolean;
  }
}

/**
 * Tells whether the document came to a browser of which the api has neither a session nor a cart. Anything that speaks
 * against it counts, since a stored response may be from before: a reload, a step in the history, a service worker,
 * and what the shop stores on its first page. It is looked at when it is first asked for: the storage of a browser is
 * slow to open, and the first paint would wait. The document contains this function as text, so it may use nothing
 * outside itself.
 *
 * @param metric of `Server-Timing`, with `value` for a new visitor
 * @param key that the shop stores on its first page
 */
export function installNewVisitor(
  window: Window & typeof globalThis,
  metric: string,
  value: string,
  key: string,
): void {
  const isNew = (): boolean => {
    const [navigation] = window.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    try {
      return (
        navigation?.type === 'navigate' &&
        !window.navigator.serviceWorker?.controller &&
        (navigation.serverTiming ?? []).some(({ name, description }) => name === metric && description === value) &&
        window.localStorage.getItem(key) === null
      );
    } catch {
      // A browser that lets nothing be stored tells nothing either.
      return false;
    }
  };
  let known: boolean | undefined;
  Object.defineProperty(window, 'shopIsNewVisitor', { get: () => (known ??= isNew()) });
}
