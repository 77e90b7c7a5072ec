/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { installCookieBanner } from './early-cookie-banner.ts';

const { style } = document.documentElement;
const room = () => style.getPropertyValue('--room');
const install = () => installCookieBanner(window, '--room', 320, 'choice', 'SameSite=Lax', 'consent', 'banner');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  style.removeProperty('--room');
  document.cookie = 'choice=; Max-Age=0';
  document.body.innerHTML = '';
});

describe('the room for the cookie banner', () => {
  it('is kept before it comes, and while it is there', () => {
    document.body.innerHTML = '<div data-slot="banner"></div>';
    install();
    expect(room()).toBe('320px');
    document.body.innerHTML = '<div data-slot="banner"><section></section></div>';
    jest.runAllTimers();
    expect(room()).toBe('320px');
  });

  it('is given back when none comes', () => {
    document.body.innerHTML = '<div data-slot="banner"></div>';
    install();
    jest.runAllTimers();
    expect(room()).toBe('');
  });

  it('is not kept for who has chosen', () => {
    document.cookie = 'choice=1';
    install();
    expect(room()).toBe('');
  });
});

describe('a choice before the banner has hydrated', () => {
  const press = (name: string) => document.querySelector<HTMLElement>(`[name=${name}]`)?.click();
  const banner = () => document.querySelector<HTMLElement>('section');

  let frame: FrameRequestCallback | undefined;

  beforeEach(() => {
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
      frame = run;
      return 0;
    });
    jest.setSystemTime(1_790_000_000_500);
    document.body.innerHTML = `<div data-slot="banner"><section>
      <button type="button" name="yes" data-consent='{"marketing":true}'>Ja</button>
      <button type="button" name="more">Mer</button>
    </section></div>`;
    install();
  });

  it('[O4-19] is stored at once with its time, and the banner is gone', () => {
    press('yes');
    const [name, value] = document.cookie.split('=');
    expect(name).toBe('choice');
    expect(JSON.parse(decodeURIComponent(value ?? ''))).toEqual({ marketing: true, t: 1_790_000_000 });
    expect(banner()?.hidden).toBe(true);
    expect(room()).toBe('320px');
    frame?.(0);
    jest.runOnlyPendingTimers();
    expect(room()).toBe('');
  });

  it('leaves other buttons alone', () => {
    press('more');
    expect(document.cookie).toBe('');
    expect(banner()?.hidden).toBe(false);
  });
});
