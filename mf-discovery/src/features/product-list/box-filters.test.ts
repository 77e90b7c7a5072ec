import { parseFilters } from '@shop/domain/filters';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { boxFilter, isBoxValueChosen, mergeAttributeFilters, toggleBoxValue } from './box-filters.ts';

const BOXES = [
  { id: '12', type: 'attributes' },
  { id: 'price', type: 'attributes' },
  { id: 'stock', type: 'stock' },
  { id: 'manufacturer', type: 'manufacturer' },
] as const;

describe('filters of boxes', () => {
  it('reads what a form without JavaScript sends as what the panel writes', () => {
    const sent = parseFilters(['attributes^12-1-5', 'stock^2', 'attributes^12-1-7', 'attributes^12-1-5~8']);
    expect(mergeAttributeFilters(sent)).toEqual(parseFilters(['attributes^12-1-5~7~8', 'stock^2']));
  });

  it('chooses and lets go of any value of any box', () => {
    const step = fc.record({ box: fc.constantFrom(...BOXES), value: fc.integer({ min: 1, max: 9 }).map(String) });
    fc.assert(
      fc.property(fc.array(step), step, (steps, { box, value }) => {
        const before = steps.reduce((filters, each) => toggleBoxValue(filters, each.box, each.value), parseFilters([]));
        const was = isBoxValueChosen(before, box, value);
        const after = toggleBoxValue(before, box, value);
        expect(isBoxValueChosen(after, box, value)).toBe(!was);
        const chosen = (filters: typeof before) =>
          BOXES.flatMap((each) =>
            '123456789'
              .split('')
              .filter((one) => isBoxValueChosen(filters, each, one))
              .map((one) => `${each.id} ${one}`),
          );
        expect(chosen(toggleBoxValue(after, box, value))).toEqual(chosen(before));
        expect(isBoxValueChosen(mergeAttributeFilters([...after, boxFilter(box, value)]), box, value)).toBe(true);
      }),
    );
  });
});
