/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { installEarlyScripts, type EarlyScript } from './early-scripts.ts';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

const SCRIPTS: EarlyScript[] = [
  ['/react.js', 'sha384-r', 50, 1],
  ['/shell.js', 'sha384-s', 25, 1],
  ['/bootstrap.js', 'sha384-b', 30, 0],
  ['/a.js', 'sha384-a', 3, 0],
  ['/b.js', '', 3, 0],
];

let frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  const [...due] = frames.splice(0);
  for (const callback of due) callback(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = `<script type="application/json" id="scripts">${JSON.stringify(SCRIPTS)}</script>`;
  document.body.innerHTML = '';
  frames = [];
  stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => {
  // Listeners on the document remain, so their event is fired before the next test.
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.useRealTimers();
  restoreGlobals();
  document.head.replaceChildren();
});

const links = () => [...document.head.querySelectorAll('link')];
const requested = () => links().map((link) => link.getAttribute('href'));
const run = () => [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const arrive = (url: string, how: 'load' | 'error' = 'load') =>
  links()
    .find((link) => link.getAttribute('href') === url)
    ?.dispatchEvent(new Event(how));
const install = () => installEarlyScripts(window as never, 'scripts', 60);

describe('the scripts of a page', () => {
  it('are requested with the frame of its first content, not before, and once', () => {
    install();
    nextFrame();
    nextFrame();
    expect(requested()).toEqual([]);
    document.body.innerHTML = '<div><header>Pixelhamn</header></div>';
    expect(requested()).toEqual([]);
    nextFrame();
    expect(links().map((link) => [link.rel, link.getAttribute('href'), link.integrity])).toEqual([
      ['preload', '/react.js', 'sha384-r'],
      ['preload', '/shell.js', 'sha384-s'],
    ]);
    expect(run()).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(requested()).toEqual(['/react.js', '/shell.js']);
    expect(run()).toEqual(['/react.js', '/shell.js']);
  });

  it('are requested in order of priority, while the bytes in flight are below the limit', () => {
    install();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(requested()).toEqual(['/react.js', '/shell.js']);
    arrive('/shell.js');
    expect(requested().slice(2)).toEqual(['/bootstrap.js']);
    arrive('/react.js');
    expect(requested().slice(3)).toEqual(['/a.js', '/b.js']);
  });

  it('are requested also after one that fails to load', () => {
    install();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    arrive('/react.js', 'error');
    expect(requested().slice(2)).toEqual(['/bootstrap.js', '/a.js', '/b.js']);
  });

  it('have priority over off-screen images, for eight seconds at most', () => {
    install();
    jest.advanceTimersByTime(7999);
    expect(document.documentElement.dataset.starting).toBe('');
    jest.advanceTimersByTime(1);
    expect(document.documentElement.dataset.starting).toBeUndefined();
  });

  it('do not keep back what comes into sight when the shopper scrolls', () => {
    install();
    document.dispatchEvent(new Event('scroll'));
    expect(document.documentElement.dataset.starting).toBeUndefined();
  });

  it.each([
    ['a new visitor', true, []],
    ['anybody else', false, ['/cart.js']],
  ])('that wait for a use of the page are not fetched for %s before', (_who, isNew, expected) => {
    const scripts: EarlyScript[] = [
      ['/shell.js', '', 5, 0],
      ['/cart.js', '', 5, 2],
      ['/page.js', '', 5, 0],
    ];
    document.head.innerHTML = `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`;
    stubGlobal('shopIsNewVisitor', isNew);
    install();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(requested()).toEqual(['/shell.js', ...expected, '/page.js']);
  });
});
