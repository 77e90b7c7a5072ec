/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { installEarlyPress } from './early-press.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const take = (slot: string) => {
  const element = find(`[data-slot="${slot}"]`);
  return element && window.shopEarlyPress?.take(element).map((pressed) => pressed.id || pressed.textContent);
};

beforeEach(() => {
  document.body.innerHTML = `
    <div data-slot="outer">
      <button type="button">Meny</button>
      <form method="post" action="/se/varukorg"><button type="submit">Köp</button></form>
      <div data-slot="inner"><button type="button"><span>Visa mer</span></button></div>
    </div>`;
  installEarlyPress(window, 5000);
});

describe('a press before a slot has hydrated', () => {
  it('is told to its own slot, once', () => {
    expect(window.shopEarlyPress?.isUsed).toBe(false);
    find('span')?.click();
    expect(window.shopEarlyPress?.isUsed).toBe(true);
    expect(take('outer')).toEqual([]);
    expect(take('inner')).toEqual(['Visa mer']);
    expect(take('inner')).toEqual([]);
  });

  it('counts for every choice, once, and for the button that comes after them', () => {
    document.body.innerHTML = `<div data-slot="form">
      <button type="button">Mer</button>
      <label>Svart <input type="checkbox" id="black"></label>
      <label>Kort <input type="radio" name="pay" id="card"></label>
      <label>Faktura <input type="radio" name="pay" id="invoice"></label>
      <form method="post"><button>Beställ</button></form>
    </div>`;
    for (const each of ['[type="button"]', '#black', '#card', '#invoice', '#black', 'form button']) find(each)?.click();
    expect(take('form')).toEqual(['card', 'invoice', 'black', 'Beställ']);
  });

  it('is not remembered once its slot has started', () => {
    expect(take('outer')).toEqual([]);
    find('[data-slot="outer"] > button')?.click();
    find('span')?.click();
    expect(take('outer')).toEqual([]);
    expect(take('inner')).toEqual(['Visa mer']);
  });

  it('counts for the last button alone', () => {
    find('span')?.click();
    find('[data-slot="outer"] > button')?.click();
    expect(take('inner')).toEqual([]);
    expect(take('outer')).toEqual(['Meny']);
  });

  it('is not told of what works without a script', () => {
    const posted = jest.fn((event: Event) => event.preventDefault());
    find('form')?.addEventListener('submit', posted);
    find('[type="submit"]')?.click();
    expect(posted).toHaveBeenCalledTimes(1);
    expect(take('outer')).toEqual([]);
  });

  it('keeps a form from being posted that has no address of its own', () => {
    document.body.innerHTML = '<div data-slot="checkout"><form method="post"><button>Beställ</button></form></div>';
    const events: boolean[] = [];
    window.addEventListener('submit', (event) => events.push(event.defaultPrevented), { once: true });
    find('button')?.click();
    expect(events).toEqual([true]);
    expect(take('checkout')).toEqual(['Beställ']);
  });

  it('of a button is forgotten when it is too long ago, and of a choice never', () => {
    installEarlyPress(window, 0);
    document.body.innerHTML =
      '<div data-slot="form"><input type="radio" id="card"><button type="button">Mer</button></div>';
    find('#card')?.click();
    find('button')?.click();
    expect(take('form')).toEqual(['card']);
  });
});
