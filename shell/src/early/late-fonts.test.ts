// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installLateFonts } from './late-fonts.ts';

const usesFaces = () => document.documentElement.hasAttribute('data-fonts');

let idle = () => {};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
  });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.fonts;
  sessionStorage.clear();
});

describe('the faces of the shop', () => {
  it('wait for the page, and for a moment of rest, on the first visit', async () => {
    installLateFonts(window, 'fonts');
    expect(usesFaces()).toBe(false);
    window.dispatchEvent(new Event('load'));
    expect(usesFaces()).toBe(false);
    idle();
    expect(usesFaces()).toBe(true);
    await Promise.resolve();
    expect(sessionStorage.getItem('fonts')).toBe('1');
  });

  it('are used at once when they have been loaded before', () => {
    sessionStorage.setItem('fonts', '1');
    installLateFonts(window, 'fonts');
    expect(usesFaces()).toBe(true);
  });

  it('come also where nothing can be stored', () => {
    const closed = new Proxy(window, {
      get: (target, name) => {
        if (name === 'sessionStorage') throw new Error('SecurityError');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    installLateFonts(closed, 'fonts');
    window.dispatchEvent(new Event('load'));
    idle();
    expect(usesFaces()).toBe(true);
  });
});
