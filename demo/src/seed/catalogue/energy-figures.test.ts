import { describe, expect, it } from '@jest/globals';
import { energyFigures } from './energy-figures.ts';
import { PRODUCT_TYPES } from './types.ts';

const kWh = (type: string, rating: string, attributes: Record<string, string>): number =>
  Number(/(\d+) kWh/.exec(energyFigures(type, rating, attributes)[0] ?? '')?.[1]);

describe('energy figures', () => {
  it.each([
    ['tv', 'Skärmstorlek', '32 tum', '85 tum'],
    ['monitor', 'Skärmstorlek', '24 tum', '49 tum'],
    ['washingMachine', 'Kapacitet', '7 kg', '11 kg'],
    ['fridge', 'Volym', '120 liter', '390 liter'],
    ['smartBulb', 'Sockel', 'E14', 'E27'],
  ])('of a %s are higher for a larger one of the same class, and for a worse class', (type, name, small, large) => {
    expect(kWh(type, 'E', { [name]: small })).toBeLessThan(kWh(type, 'E', { [name]: large }));
    expect(kWh(type, 'C', { [name]: large })).toBeLessThan(kWh(type, 'G', { [name]: large }));
  });

  it('are as large as those of real things', () => {
    expect(kWh('tv', 'F', { Skärmstorlek: '55 tum' })).toBe(79);
    expect(kWh('washingMachine', 'A', { Kapacitet: '8 kg' })).toBe(44);
    expect(kWh('fridge', 'E', { Volym: '390 liter', Typ: 'Kyl och frys' })).toBe(212);
    expect(kWh('smartBulb', 'F', { Sockel: 'E27' })).toBe(8);
  });

  it('exist for every type that has a label', () => {
    for (const [key, { energy, attributes }] of Object.entries(PRODUCT_TYPES)) {
      if (energy === undefined) continue;
      const first = Object.fromEntries(Object.entries(attributes).map(([name, [value = '']]) => [name, value]));
      for (const rating of energy) expect(energyFigures(key, rating, first).join()).not.toMatch(/NaN|undefined/);
    }
  });
});
