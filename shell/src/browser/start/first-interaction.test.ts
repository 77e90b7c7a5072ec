import { expect, it, jest } from '@jest/globals';
import { firstInteraction } from './first-interaction.ts';

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
