/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { installFootRoom } from './early-foot-room.ts';

const { style } = document.documentElement;
const room = () => style.getPropertyValue('--room');
const install = () => installFootRoom(window, '--room', 320, 'choice', 'banner');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
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
