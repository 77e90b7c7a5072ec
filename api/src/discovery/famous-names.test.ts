import { describe, expect, it } from '@jest/globals';
import { famousName } from './famous-names.ts';

describe('a famous name in a search', () => {
  it.each([
    ['skärmskydd iphone 15', 'iphone 15', ['skärmskydd']],
    ['iphone 15 pro max skal', 'iphone 15 pro max', ['skal']],
    ['ps 5 kontroll', 'ps 5', ['kontroll']],
    ['rx 7800 xt', 'rx 7800 xt', []],
  ])('is called with the model that follows it: %s', (search, called, rest) => {
    expect(famousName(search)).toMatchObject({ called, rest });
  });

  it.each(['samsung 65 tv', 'samsung tv 65'])('of a maker says nothing of the number beside it: %s', (search) => {
    expect(famousName(search)).toMatchObject({ called: 'samsung', rest: ['tv'] });
  });

  it('is none where there is none', () => {
    expect(famousName('trådlöst tangentbord 60')).toBeNull();
  });
});
