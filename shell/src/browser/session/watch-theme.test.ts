/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { createTestPlatform } from '@shop/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { watchTheme } from './watch-theme.ts';

const theme = () => document.documentElement.dataset.theme;
const start = (isShared = false) => {
  const platform = createTestPlatform({ isShared });
  watchTheme(platform, document);
  const choose = (isDark: boolean | null) =>
    platform.store.set(platform.atoms.settings, { ...VISITOR_SETTINGS, isDark });
  return { platform, choose };
};

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#f6f6f6" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#10141a" media="(prefers-color-scheme: dark)">';
});
afterEach(() => {
  document.cookie = 'theme=; Max-Age=0; Path=/';
  delete document.documentElement.dataset.theme;
});

describe('the theme', () => {
  it('[3-15][O3-22] follows the device until something is chosen, then the choice', () => {
    const { choose } = start();
    expect(theme()).toBeUndefined();
    choose(true);
    expect(theme()).toBe('dark');
    choose(false);
    expect(theme()).toBe('light');
    choose(null);
    expect(theme()).toBeUndefined();
  });

  it('[O3-22] is stored for the server, until the device decides again', () => {
    const { choose } = start();
    expect(document.cookie).not.toContain('theme');
    choose(true);
    expect(document.cookie).toContain('theme=dark');
    choose(null);
    expect(document.cookie).not.toContain('theme=dark');
  });

  it('stays as in the last visit until the user is loaded', () => {
    document.documentElement.dataset.theme = 'dark';
    const { platform } = start(true);
    expect(theme()).toBe('dark');
    platform.store.set(platform.atoms.user, null);
    expect(theme()).toBeUndefined();
  });

  it('sets the browser’s theme colour', () => {
    const { choose } = start();
    const colours = () => [...document.querySelectorAll('meta')].map(({ content }) => content);
    choose(true);
    expect(colours()).toEqual(['#10141a', '#10141a']);
    choose(null);
    expect(colours()).toEqual(['#f6f6f6', '#10141a']);
  });
});
