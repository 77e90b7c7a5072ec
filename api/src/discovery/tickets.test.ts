import { describe, expect, it } from '@jest/globals';
import { TEST_KEYS } from '../testing/test-secret.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createTickets } from './tickets.ts';

describe('a ticket of a sponsored product', () => {
  it('[F22] [O3-25] counts for a day', () => {
    const clock = createTestClock();
    const tickets = createTickets(TEST_KEYS, clock);
    const ticket = tickets.issue(7);
    expect(tickets.read(ticket)).toMatchObject({ productId: 7 });
    clock.advance({ hours: 24 });
    expect(tickets.read(ticket)).toMatchObject({ productId: 7 });
    clock.advance({ hours: 1 });
    expect(tickets.read(ticket)).toBeNull();
  });

  it('[F22] cannot be given another hour or product', () => {
    const clock = createTestClock();
    const tickets = createTickets(TEST_KEYS, clock);
    const [id, hour, ...rest] = tickets.issue(7).split('.');
    for (const forged of [
      ['8', hour, ...rest],
      [id, String(Number(hour) + 9), ...rest],
      [id, ...rest],
    ]) {
      expect(tickets.read(forged.join('.'))).toBeNull();
    }
  });
});
