/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { expect, it } from '@jest/globals';
import { watchTyping } from './watch-typing.ts';

it('reports a field that is being typed in, until the next navigation or until it loses focus', () => {
  document.body.innerHTML = '<input id="one"><input id="two">';
  const [one, two] = document.querySelectorAll('input');
  const typing = watchTyping(document);
  one?.focus();
  expect(typing.isActive()).toBe(false);
  one?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(typing.isActive()).toBe(true);
  two?.focus();
  expect(typing.isActive()).toBe(false);
  one?.focus();
  typing.reset();
  expect(typing.isActive()).toBe(false);
});
