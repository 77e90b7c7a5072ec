import { describe, expect, it } from '@jest/globals';
import { ENERGY_COLOURS, energyClasses, energyColour, parseProductSheet } from './energy.ts';

describe('energy classes', () => {
  describe('[9-108][9-109][9-110][9-111] one by one', () => {
    it.each([
      ['[9-108]', 'A', 'A', 'G'],
      ['[9-109]', 'A+', 'A+', 'F'],
      ['[9-110]', 'A++', 'A++', 'E'],
      ['[9-111]', 'A+++', 'A+++', 'D'],
    ])('%s scale %s has seven colours from %s to %s', (_, scale, best, worst) => {
      const classes = energyClasses(scale) ?? [];
      expect([classes.at(0), classes.at(-1)]).toEqual([best, worst]);
      expect(classes.map((rating) => energyColour({ rating, scale }))).toEqual(ENERGY_COLOURS);
      expect(new Set(ENERGY_COLOURS).size).toBe(7);
    });
  });

  it('[O9-22] gives an unknown rating no colour', () => {
    expect([energyColour({ rating: 'H', scale: 'A' }), energyColour({ rating: 'A', scale: 'toString' })]).toEqual([
      null,
      null,
    ]);
  });
});

describe('product sheet', () => {
  const LINES = [
    { label: 'Effekt', value: '40 W' },
    { label: 'Klass', value: 'A' },
  ];

  describe('[3-116] forms of a sheet', () => {
    it.each(['Effekt|40 W|Klass|A', 'Effekt\n40 W\nKlass\nA', 'Effekt|40 W\r\nKlass|A', 'Effekt: 40 W\nKlass: A'])(
      '[3-116] reads %j',
      (content) => expect(parseProductSheet(content)).toEqual(LINES),
    );
  });

  it('[3-116] keeps a label without a value, and is empty for nothing', () => {
    expect(parseProductSheet('Effekt|40 W|Klass')).toEqual([LINES[0], { label: 'Klass', value: '' }]);
    expect(parseProductSheet(null)).toEqual([]);
  });
});
