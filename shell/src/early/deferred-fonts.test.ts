/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@shop/testing/wait-for';
import { installDeferredFonts } from './deferred-fonts.ts';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

const usesShopFonts = () => document.documentElement.hasAttribute('data-fonts');

let idle = () => {};
const load = jest.fn<(font: string) => Promise<unknown>>();
const FONT = '1em "Inter Variable"';

const setReferrer = (url: string) => Object.defineProperty(document, 'referrer', { value: url, configurable: true });

beforeEach(() => {
  setReferrer('');
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
  });
});
afterEach(() => {
  restoreGlobals();
  delete document.documentElement.dataset.fonts;
  delete document.documentElement.dataset.fontsLoaded;
  jest.restoreAllMocks();
});

describe('the fonts of the shop', () => {
  it.each(['', 'https://sok.example/'])('wait for the page to load and be idle after a referrer "%s"', async (from) => {
    setReferrer(from);
    installDeferredFonts(window, FONT);
    expect(usesShopFonts()).toBe(false);
    window.dispatchEvent(new Event('load'));
    expect(usesShopFonts()).toBe(false);
    idle();
    expect(load.mock.calls).toEqual([[FONT]]);
    expect(usesShopFonts()).toBe(false);
    await waitFor(() => expect(usesShopFonts()).toBe(true));
  });

  it('are used all at once when each has come or failed', async () => {
    load.mockRejectedValueOnce(new Error('network'));
    installDeferredFonts(window, FONT, '1em "Other"');
    window.dispatchEvent(new Event('load'));
    idle();
    await waitFor(() => expect(usesShopFonts()).toBe(true));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('wait for the next page when they come late, so that text does not move while it is read', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(3000);
    installDeferredFonts(window, FONT);
    window.dispatchEvent(new Event('load'));
    idle();
    await waitFor(() => expect(document.documentElement.dataset.fontsLoaded).toBe(''));
    expect(usesShopFonts()).toBe(false);
  });

  it('are used at once after another page of the shop', () => {
    setReferrer(`${location.origin}/se`);
    installDeferredFonts(window);
    expect(usesShopFonts()).toBe(true);
  });
});
