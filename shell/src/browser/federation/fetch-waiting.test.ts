/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { expect, it } from '@jest/globals';
import { fetchWaiting } from './fetch-waiting.ts';

it('fetches what has waited for a use of the page, and nothing else', () => {
  fetchWaiting(document, [
    ['/shell.js', 'sha384-s', 5, 1],
    ['/header.js', 'sha384-h', 5, 0],
    ['/cart.js', 'sha384-c', 5, 2],
  ]);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('href'), link.integrity])).toEqual([
    ['preload', '/cart.js', 'sha384-c'],
  ]);
});
