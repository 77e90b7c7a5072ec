// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installEarlyScripts } from './early-scripts.ts';

let frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  const [...due] = frames.splice(0);
  for (const callback of due) callback(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = `<script type="application/json" id="scripts">[["/a.js","sha384-a"],["/b.js","sha384-b"]]</script>`;
  document.body.innerHTML = '';
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => {
  // Listeners on the document stay: these have done their work before the next test begins.
  document.dispatchEvent(new Event('DOMContentLoaded'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href'), link.integrity]);
const ENTRY = ['preload', '/a.js', 'sha384-a'];
const BOTH = [ENTRY, ['preload', '/b.js', 'sha384-b']];
const run = () => [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

describe('the scripts of a page', () => {
  it('are asked for with the frame of its first content, not before, and once', () => {
    installEarlyScripts(window as never, 'scripts');
    nextFrame();
    nextFrame();
    expect(asked()).toEqual([]);
    document.body.innerHTML = '<div><header>Pixelhamn</header></div>';
    expect(asked()).toEqual([]);
    nextFrame();
    expect(asked()).toEqual([ENTRY]);
    vi.advanceTimersByTime(400);
    expect(asked()).toEqual(BOTH);
    expect(run()).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(400);
    expect(asked()).toEqual(BOTH);
    expect(run()).toEqual(['/a.js']);
  });

  it('come after the entry, which has the network to itself for 400 ms', () => {
    installEarlyScripts(window as never, 'scripts');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(399);
    expect(asked()).toEqual([ENTRY]);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual(BOTH);
  });

  it('come at once when the entry is there', () => {
    installEarlyScripts(window as never, 'scripts');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(asked()).toEqual(BOTH);
  });

  it('have the network before pictures out of sight, for eight seconds at most', () => {
    installEarlyScripts(window as never, 'scripts');
    vi.advanceTimersByTime(7999);
    expect(document.documentElement.dataset.starting).toBe('');
    vi.advanceTimersByTime(1);
    expect(document.documentElement.dataset.starting).toBeUndefined();
  });

  it('do not keep back what comes into sight when the shopper scrolls', () => {
    installEarlyScripts(window as never, 'scripts');
    document.dispatchEvent(new Event('scroll'));
    expect(document.documentElement.dataset.starting).toBeUndefined();
  });
});
