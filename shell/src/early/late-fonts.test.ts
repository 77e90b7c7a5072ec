/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { installDeferredFonts } from './late-fonts.ts';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

const usesFaces = () => document.documentElement.hasAttribute('data-fonts');

let idle = () => {};

const comeFrom = (url: string) => Object.defineProperty(document, 'referrer', { value: url, configurable: true });

beforeEach(() => {
  comeFrom('');
  stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
  });
});
afterEach(() => {
  restoreGlobals();
  delete document.documentElement.dataset.fonts;
});

describe('the faces of the shop', () => {
  it.each(['', 'https://sok.example/'])(
    'wait for the page, and for a moment of rest, for who comes from "%s"',
    (from) => {
      comeFrom(from);
      installDeferredFonts(window);
      expect(usesFaces()).toBe(false);
      window.dispatchEvent(new Event('load'));
      expect(usesFaces()).toBe(false);
      idle();
      expect(usesFaces()).toBe(true);
    },
  );

  it('are used at once by who comes from another page of the shop', () => {
    comeFrom(`${location.origin}/se`);
    installDeferredFonts(window);
    expect(usesFaces()).toBe(true);
  });
});
