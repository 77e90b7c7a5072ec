// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installEarlyScripts } from './early-scripts.ts';

type Callback = ConstructorParameters<typeof PerformanceObserver>[0];
let paint: (name: string) => void = () => undefined;

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="scripts">[["/a.js","sha384-a"],["/b.js","sha384-b"]]</script>`;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      callback: Callback;
      constructor(callback: Callback) {
        this.callback = callback;
      }
      observe() {
        paint = (name) => {
          const getEntriesByName = (wanted: string) => (wanted === name ? [{ name }] : []);
          this.callback({ getEntriesByName } as never, this as never);
        };
      }
      disconnect() {
        paint = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href'), link.integrity]);
const LATER = [['preload', '/b.js', 'sha384-b']];

const run = () => [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

describe('the scripts of a page', () => {
  it('after the entry are asked for with its first content, not before, and once', () => {
    installEarlyScripts(window as never, 'scripts');
    paint('first-paint');
    expect(asked()).toEqual([]);
    paint('first-contentful-paint');
    expect(asked()).toEqual(LATER);
    expect(run()).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(asked()).toEqual(LATER);
    expect(run()).toEqual(['/a.js']);
  });

  it('have the network before pictures out of sight, for eight seconds at most', () => {
    vi.useFakeTimers();
    installEarlyScripts(window as never, 'scripts');
    vi.advanceTimersByTime(7999);
    expect(document.documentElement.dataset.starting).toBe('');
    vi.advanceTimersByTime(1);
    expect(document.documentElement.dataset.starting).toBeUndefined();
    vi.useRealTimers();
    // Listeners on the document stay: this one has done its work before the next test begins.
    document.dispatchEvent(new Event('DOMContentLoaded'));
  });

  it('do not keep back what comes into sight when the shopper scrolls', () => {
    installEarlyScripts(window as never, 'scripts');
    document.dispatchEvent(new Event('scroll'));
    expect(document.documentElement.dataset.starting).toBeUndefined();
    document.dispatchEvent(new Event('DOMContentLoaded'));
  });

  it('are asked for when the document is whole if nothing has been painted', () => {
    installEarlyScripts(window as never, 'scripts');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(asked()).toEqual(LATER);
  });
});
