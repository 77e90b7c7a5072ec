import { describe, expect, it } from '@jest/globals';
import { namesSaid } from './said-names.ts';

const namesOf = (typed: string): string[] => namesSaid(typed).map(({ name }) => name);

describe('namesSaid', () => {
  it.each([
    ['skärmk', 'grafikkort'],
    ['kamera till', 'webbkamera'],
    ['kort till k', 'minneskort'],
    ['wifi till he', 'meshsystem'],
    ['ljus sl', 'ljusslinga'],
    ['multifunktions', 'skrivare'],
  ])('[7.6-07] reads %s as the beginning of a name for %s', (typed, name) => {
    expect(namesOf(typed)).toContain(name);
  });

  it('keeps what is typed before it', () => {
    expect(namesSaid('Billigt skärmk')).toEqual([{ before: 'billigt', name: 'grafikkort' }]);
  });

  it.each(['skärm', 'kamera', 'laptop', 'skärmkort', 'skärmkortet'])('reads %s as it stands', (typed) => {
    expect(namesOf(typed)).toEqual([]);
  });
});
