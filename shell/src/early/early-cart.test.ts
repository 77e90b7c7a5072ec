/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { installEarlyCart } from './early-cart.ts';

const submitted = jest.fn();
let form: HTMLFormElement;

const press = (target: HTMLFormElement = form) =>
  target.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

const addForm = (productId: number) => {
  const created = document.createElement('form');
  created.method = 'post';
  created.action = '/se/varukorg';
  created.setAttribute('data-cart-form', '');
  created.innerHTML = `<input name="productId" value="${productId}">`;
  created.submit = () => submitted(productId);
  document.body.append(created);
  return created;
};

beforeEach(() => {
  jest.useFakeTimers();
  // A document keeps its listeners, so each test installs and removes its own.
  const listeners: [string, EventListener][] = [];
  const add = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener, true);
  });
  installEarlyCart(window, 5000, 'data-cart-form');
  jest.mocked(document.addEventListener).mockRestore();
  cleanUp = () => listeners.forEach(([type, listener]) => document.removeEventListener(type, listener, true));
  form = addForm(5);
});
let cleanUp = () => {};
afterEach(() => {
  cleanUp();
  submitted.mockReset();
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('the early script', () => {
  it('queues a click on "Köp" until the platform takes it', () => {
    expect(press()).toBe(false);
    expect(form.getAttribute('aria-busy')).toBe('true');
    expect(window.shopEarlyCart?.take()).toEqual([form]);
    expect(form.hasAttribute('aria-busy')).toBe(false);
    jest.advanceTimersByTime(10_000);
    expect(submitted).not.toHaveBeenCalled();
  });

  it('ignores other forms, and every form once the platform has loaded', () => {
    const other = document.createElement('form');
    document.body.append(other);
    expect(press(other)).toBe(true);
    window.shopEarlyCart?.take();
    expect(press()).toBe(true);
  });

  it('submits the form itself when the platform has not loaded after 5 s', async () => {
    press();
    await jest.advanceTimersByTimeAsync(4999);
    expect(submitted).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(submitted).toHaveBeenCalledWith(5);
  });

  it('sends all but the last in the background, so that none is lost', async () => {
    const fetch = jest.spyOn(window, 'fetch').mockResolvedValue(new Response() as never);
    press();
    press(addForm(6));
    await jest.advanceTimersByTimeAsync(5000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(String(fetch.mock.calls[0]?.[1]?.body)).toBe('productId=5');
    expect(submitted.mock.calls).toEqual([[6]]);
  });
});
