/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, expect, it, jest } from '@jest/globals';
import { installEarlyPress } from '../../early/early-press.ts';
import { firstInteraction } from './first-interaction.ts';

afterEach(() => {
  delete window.shopEarlyPress;
});

it.each(['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'click'])(
  'a page is used with the first %s',
  async (sign) => {
    const page = new EventTarget();
    const used = jest.fn();
    const waiting = firstInteraction(page).then(used);
    page.dispatchEvent(new Event('focus'));
    await Promise.resolve();
    expect(used).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(sign));
    await waiting;
    expect(used).toHaveBeenCalledTimes(1);
  },
);

it('a page is used when something was pressed before the shell has started', async () => {
  installEarlyPress(window, 0);
  document.body.click();
  await expect(firstInteraction(new EventTarget())).resolves.toBeUndefined();
});
