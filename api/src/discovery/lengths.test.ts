import { describe, expect, it } from '@jest/globals';
import { inShopLengths } from './lengths.ts';

describe('lengths of a search', () => {
  it.each([
    ['usb c kabel 50 cm', 'usb c kabel 0,5 m'],
    ['hdmi-sladd 150 cm', 'hdmi-sladd 1,5 m'],
    ['halvmeter usb-c', '0,5 m usb-c'],
    ['tv 165 cm', 'tv 65 tum'],
    ['skrivbord 1,6 m', 'skrivbord 160 cm'],
    ['gosedjur 1 meter', 'gosedjur 100 cm'],
    ['fläkt 14 cm', 'fläkt 14 cm'],
    ['tangentbord 2 m', 'tangentbord 2 m'],
  ])('are those that the shop tells: %s is %s', (typed, told) => expect(inShopLengths(typed)).toBe(told));
});
