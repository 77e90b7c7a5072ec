import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { cleanTypedValue, maxLengthOf } from './field-limits.ts';
import { formatZip, normaliseCorpNumber, normalisePhone, normaliseZip } from './normalise.ts';

const typed = (name: string, type: string | undefined, value: string): string =>
  [...value].reduce((current, character) => cleanTypedValue({ name, type }, current + character), '');

describe('typing', () => {
  it('[5-56] cannot put a space into an e-mail field', () =>
    expect(typed('email', 'email', ' kim @x. se')).toBe('kim@x.se'));

  it('[5-57][5-58] leaves only digits in number and tel fields', () => {
    expect([typed('amount', 'number', '1a2-3,4'), typed('mobile', 'tel', '070-123 45 67')]).toEqual([
      '1234',
      '0701234567',
    ]);
    fc.assert(fc.property(fc.string(), (value) => /^\d*$/.test(cleanTypedValue({ name: 'n', type: 'number' }, value))));
  });

  it.each(['+46701234567', '+46 70-123 45 67', '0046701234567', '+46 (0)70 123 45 67', '+46070 1234567'])(
    '[O5-15] never refuses a Swede her own number: %s pasted',
    (value) => expect(cleanTypedValue({ name: 'mobile', type: 'tel' }, value)).toBe('0701234567'),
  );

  it('[O5-15] nor typed key by key', () => {
    expect([typed('mobile', 'tel', '+46701234567'), typed('mobile', 'tel', '0046701234567')]).toEqual([
      '0701234567',
      '0701234567',
    ]);
  });

  it('[5-59][O5-19] stops ssn at 12 characters, separators aside', () => {
    expect([typed('ssn', 'text', '19811228-98745'), cleanTypedValue({ name: 'ssn' }, '811228+9874')]).toEqual([
      '198112289874',
      '8112289874',
    ]);
  });

  it('changes nothing in other fields', () => {
    fc.assert(
      fc.property(fc.string(), (value) => cleanTypedValue({ name: 'firstName', type: 'text' }, value) === value),
    );
  });
});

describe('maxLengthOf', () => {
  it('[5-60][9-118][O9-24] street: 35, on checkout too', () => {
    expect([maxLengthOf({ name: 'street' }), maxLengthOf({ name: 'street' }, true)]).toEqual([35, 35]);
  });

  it('[5-61][9-119][O9-24] anything else on checkout: 100', () => {
    expect([maxLengthOf({ name: 'city' }), maxLengthOf({ name: 'city' }, true)]).toEqual([undefined, 100]);
  });

  it('[O5-23] username: 50', () => expect(maxLengthOf({ name: 'username' })).toBe(50));
});

describe('normalisers', () => {
  it('[O5-18] zip', () =>
    expect([normaliseZip(' 123 45'), formatZip('12345'), formatZip('1234')]).toEqual(['12345', '123 45', '1234']));
  it('[O5-20] organisation number', () => expect(normaliseCorpNumber('556123-456 7')).toBe('5561234567'));
  it('[O5-15] phone numbers of other countries lose their signs only', () =>
    expect(normalisePhone('+47 900 00 000')).toBe('4790000000'));
});
