import type { FormField } from '@shop/contracts/slot-description';
import { describe, expect, it } from '@jest/globals';
import { bodyOfForm } from './read-form.ts';

const read = (field: FormField, texts: Record<string, string>) =>
  bodyOfForm({ path: 'x', call: 'x', note: 'x', readAt: '/se', fields: { a: field }, body: { $field: 'a' } }, texts);

describe('bodyOfForm', () => {
  it.each<[FormField, string, unknown]>([
    [{ kind: 'integer' }, ' 5 ', 5],
    [{ kind: 'integer', min: 1, max: 9 }, '9', 9],
    [{ kind: 'number' }, '12,5', 12.5],
    [{ kind: 'number', min: 0 }, '0', 0],
    [{ kind: 'text' }, ' behålls ', ' behålls '],
    [{ kind: 'text', max: 3 }, 'abc', 'abc'],
  ])('%j reads %j as %j', (field, text, value) => expect(read(field, { a: text })).toBe(value));

  it.each<[FormField, string]>([
    [{ kind: 'integer' }, '1.5'],
    [{ kind: 'integer', min: 1 }, '0'],
    [{ kind: 'integer', max: 9 }, '10'],
    [{ kind: 'integer' }, '1e300'],
    [{ kind: 'number' }, 'x'],
    [{ kind: 'number' }, ' '],
    [{ kind: 'number' }, 'Infinity'],
    [{ kind: 'text', max: 3 }, 'abcd'],
    [{ kind: 'text' }, 'x'.repeat(201)],
  ])('%j refuses %j', (field, text) => expect(read(field, { a: text })).toBeNull());

  it('applies defaults, and refuses a form without a required field', () => {
    expect(read({ kind: 'integer', default: 1 }, {})).toBe(1);
    expect(read({ kind: 'text' }, {})).toBeNull();
    expect(read({ kind: 'text', default: '' }, { a: '' })).toBe('');
  });

  it('inserts values where the template names them, and ignores other fields', () => {
    const form = {
      path: 'x',
      call: 'x',
      note: 'x',
      readAt: '/se',
      fields: { a: { kind: 'integer' }, b: { kind: 'text', default: null } },
      body: { list: [{ first: { $field: 'a' }, second: { $field: 'b' } }], isAdmin: false, text: 'a' },
    } as const;
    expect(bodyOfForm(form, { a: '5', isAdmin: 'true', constructor: 'x' })).toEqual({
      list: [{ first: 5, second: null }],
      isAdmin: false,
      text: 'a',
    });
  });
});
