import { describe, expect, it } from '@jest/globals';
import { withExclusions } from './negations.ts';

describe('what a search says not to want', () => {
  it.each([
    ['tv inte oled', 'tv -oled'],
    ['mobil ej svart', 'mobil -svart'],
    ['tv utom oled', 'tv -oled'],
    ['inte svart mobil', '-svart mobil'],
    ['spel inte för barn', 'spel -barn'],
    ['tv som inte är smart', 'tv som -smart'],
    ['hörlurar ej trådlösa', 'hörlurar med sladd'],
  ])('reads “%s” as “%s”', (typed, read) => {
    expect(withExclusions(typed)).toBe(read);
  });

  it.each([
    'tv inte dyrare än 6000',
    'skärm inte under 3000 kr',
    'laptop inte tyngre än 2 kg',
    'dator som inte kostar mer än 7000 kr',
    'mobil inte över 4000 kr',
    'laddar inte mobilen',
    'skärm fungerar inte',
    'tv 55 tum',
  ])('leaves “%s” as it is', (typed) => expect(withExclusions(typed)).toBe(typed));
});
