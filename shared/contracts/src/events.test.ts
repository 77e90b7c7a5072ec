import { expect, it } from '@jest/globals';
import { AddToCart, EVENTS } from './events.ts';

it('the plain defaults of an event are those of its schema', () => {
  const least = { productId: 1, unitPrice: 10 };
  expect(AddToCart.parse(least)).toEqual({ ...EVENTS['cart.add'].defaults, ...least });
  expect(EVENTS['login.open'].schema.parse({})).toEqual(EVENTS['login.open'].defaults);
});

it('no other event fills anything in', () => {
  const bare = Object.entries(EVENTS).filter(([, event]) => !('defaults' in event));
  for (const [name, { schema }] of bare) {
    const parsed = schema.safeParse({});
    if (parsed.success) expect([name, parsed.data]).toEqual([name, {}]);
  }
});
