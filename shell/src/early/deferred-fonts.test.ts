/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { installDeferredFonts } from './deferred-fonts.ts';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

const usesShopFonts = () => document.documentElement.hasAttribute('data-fonts');

let idle = () => {};

const setReferrer = (url: string) => Object.defineProperty(document, 'referrer', { value: url, configurable: true });

beforeEach(() => {
  setReferrer('');
  stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
  });
});
afterEach(() => {
  restoreGlobals();
  delete document.documentElement.dataset.fonts;
});

describe('the fonts of the shop', () => {
  it.each(['', 'https://sok.example/'])('wait for the page to load and be idle after a referrer "%s"', (from) => {
    setReferrer(from);
    installDeferredFonts(window);
    expect(usesShopFonts()).toBe(false);
    window.dispatchEvent(new Event('load'));
    expect(usesShopFonts()).toBe(false);
    idle();
    expect(usesShopFonts()).toBe(true);
  });

  it('are used at once after another page of the shop', () => {
    setReferrer(`${location.origin}/se`);
    installDeferredFonts(window);
    expect(usesShopFonts()).toBe(true);
  });
});
