/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { installEarlyPress } from './early-press.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const take = (slot: string) => {
  const element = find(`[data-slot="${slot}"]`);
  return element && window.shopEarlyPress?.take(element)?.textContent;
};

beforeEach(() => {
  document.body.innerHTML = `
    <div data-slot="outer">
      <button type="button">Meny</button>
      <form><button type="submit">Köp</button></form>
      <div data-slot="inner"><button type="button"><span>Visa mer</span></button></div>
    </div>`;
  installEarlyPress(window, 5000);
});

describe('a press before a slot has hydrated', () => {
  it('is told to its own slot, once', () => {
    expect(window.shopEarlyPress?.isUsed).toBe(false);
    find('span')?.click();
    expect(window.shopEarlyPress?.isUsed).toBe(true);
    expect(take('outer')).toBeUndefined();
    expect(take('inner')).toBe('Visa mer');
    expect(take('inner')).toBeUndefined();
  });

  it('counts for a checkbox, too', () => {
    document.body.innerHTML = '<div data-slot="filters"><label>Svart <input type="checkbox" value="7"></label></div>';
    find('input')?.click();
    const slot = find('[data-slot="filters"]');
    expect(slot && window.shopEarlyPress?.take(slot)).toBe(find('input'));
  });

  it('counts for the last button alone', () => {
    find('span')?.click();
    find('[data-slot="outer"] > button')?.click();
    expect(take('inner')).toBeUndefined();
    expect(take('outer')).toBe('Meny');
  });

  it('is not told of what works without a script', () => {
    find('form')?.addEventListener('submit', (event) => event.preventDefault());
    find('[type="submit"]')?.click();
    expect(take('outer')).toBeUndefined();
  });

  it('is forgotten when it is too long ago', () => {
    installEarlyPress(window, 0);
    find('span')?.click();
    expect(take('inner')).toBeUndefined();
  });
});
