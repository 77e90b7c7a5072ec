import { describe, expect, it } from '@jest/globals';
import { aliasesBegun } from './aliases.ts';

const namesOf = (typed: string): string[] => aliasesBegun(typed).map(({ name }) => name);

describe('aliasesBegun', () => {
  it.each([
    ['skärmk', 'grafikkort'],
    ['kamera till', 'webbkamera'],
    ['kort till k', 'minneskort'],
    ['wifi till he', 'meshsystem'],
    ['ljus sl', 'ljusslinga'],
    ['multifunktions', 'skrivare kopiering'],
  ])('reads %s as the beginning of a name for %s', (typed, name) => {
    expect(namesOf(typed)).toContain(name);
  });

  it('keeps what is typed before it', () => {
    expect(aliasesBegun('Billigt skärmk')).toEqual([{ before: 'billigt', name: 'grafikkort' }]);
  });

  it.each(['skärm', 'kamera', 'laptop', 'skärmkort', 'skärmkortet'])('reads %s as it stands', (typed) => {
    expect(namesOf(typed)).toEqual([]);
  });
});
