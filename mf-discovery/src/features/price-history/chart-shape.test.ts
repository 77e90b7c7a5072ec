import { DAY_MS } from '@shop/domain/dates';
import { describe, expect, it } from '@jest/globals';
import { chartShape } from './chart-shape.ts';

const DAY = DAY_MS / 1000;
const history = (...noted: readonly (readonly [day: number, price: number])[]) => ({
  points: noted.map(([day, price]) => ({ price, from: day * DAY })),
  from: 0,
  to: 100 * DAY,
  lowest: { price: 80, from: 60 * DAY },
});

describe('the shape of a price history', () => {
  it('holds each price until the next one, and the last one until now', () => {
    expect(chartShape(history([0, 100], [60, 80], [90, 100])).line).toBe('M0,11.54H60V88.46H90V11.54H100');
  });

  it('marks the lowest of the last 30 days, no earlier than these began', () => {
    const { lowest, monthX } = chartShape(history([0, 100], [60, 80]));
    expect([monthX, lowest]).toEqual([70, { x: 70, y: 88.46 }]);
  });

  it('names the dearest and the cheapest price, which lie within the chart', () => {
    const { marks } = chartShape(history([0, 100], [50, 250], [60, 80]));
    expect(marks.map(({ price }) => price)).toEqual([250, 80]);
    for (const { y } of marks) expect(y > 0 && y < 100).toBe(true);
  });

  it('fits into its box when less than 30 days are known', () => {
    const short = { ...history([0, 100], [5, 80]), to: 10 * DAY, lowest: { price: 80, from: 5 * DAY } };
    expect(chartShape(short)).toMatchObject({ monthX: 0, lowest: { x: 50 } });
  });
});
