import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { fieldsToFill, fieldsToRestore } from './fill-fields.ts';

const GROUPS = [['name'], ['street', 'zip']] as const;
const EMPTY = { name: '', street: '', zip: '' };
const FOUND = { name: 'Bolaget AB', street: 'Gatan 1', zip: '41114' };

const Values = fc.record({
  name: fc.constantFrom('', 'Annat AB', 'Bolaget AB'),
  street: fc.constantFrom('', 'Vägen 2', 'Gatan 1'),
  zip: fc.constantFrom('', '22222', '41114'),
});

describe('fieldsToFill', () => {
  it('fills what is empty, a group as a whole', () => {
    expect(fieldsToFill(GROUPS, EMPTY, FOUND, {})).toEqual(FOUND);
    expect(fieldsToFill(GROUPS, { ...EMPTY, zip: '22222' }, FOUND, {})).toEqual({ name: 'Bolaget AB' });
    expect(fieldsToFill(GROUPS, EMPTY, { ...FOUND, street: '' }, {})).toEqual({ ...FOUND, street: '' });
    expect(fieldsToFill(GROUPS, EMPTY, EMPTY, {})).toEqual({});
  });

  it('replaces what an earlier look-up filled in, until it is changed by hand', () => {
    const other = { name: 'Annat AB', street: 'Vägen 2', zip: '22222' };
    expect(fieldsToFill(GROUPS, FOUND, other, FOUND)).toEqual(other);
    expect(fieldsToFill(GROUPS, { ...FOUND, street: 'Gatan 1 B' }, other, FOUND)).toEqual({ name: 'Annat AB' });
  });

  it('never touches what a person has typed, whatever is there', () => {
    fc.assert(
      fc.property(Values, Values, Values, (current, offered, former) => {
        const filled = fieldsToFill(GROUPS, current, offered, former);
        for (const field of Object.keys(filled) as (keyof typeof EMPTY)[]) {
          expect(['', former[field]]).toContain(current[field]);
        }
      }),
    );
  });
});

describe('fieldsToRestore', () => {
  it('takes every filling back', () => {
    fc.assert(
      fc.property(Values, Values, Values, (current, offered, former) => {
        const filled = fieldsToFill(GROUPS, current, offered, former);
        const after = { ...current, ...filled };
        expect({ ...after, ...fieldsToRestore(after, filled, current) }).toEqual(current);
      }),
    );
  });

  it('leaves a field that was changed since', () => {
    expect(fieldsToRestore({ ...FOUND, zip: '41118' }, FOUND, EMPTY)).toEqual({ name: '', street: '' });
  });
});
