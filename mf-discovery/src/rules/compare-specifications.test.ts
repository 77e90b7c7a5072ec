import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareSpecifications, likenessOf } from './compare-specifications.ts';

type SpecificationGroups = Parameters<typeof compareSpecifications>[0][number];

const specifications = (groups: Record<string, Record<string, string>>): SpecificationGroups =>
  Object.entries(groups).map(([group, rows]) => ({
    group,
    rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
  }));

const ALLDAY = specifications({ Mått: { Vikt: '250 g' }, Ljud: { Typ: 'Sluten', Mikrofon: 'Ja' } });
const NIGHT = specifications({ Allmänt: { Vikt: '310 g' }, ljud: { Typ: ' sluten', Färg: 'Svart' } });

describe('specifications beside each other', () => {
  it('are lined up by label, in the group of the first product that has it', () => {
    expect(compareSpecifications([ALLDAY, NIGHT])).toEqual([
      { group: 'Mått', rows: [{ label: 'Vikt', values: ['250 g', '310 g'], likeness: 'different' }] },
      {
        group: 'Ljud',
        rows: [
          { label: 'Typ', values: ['Sluten', ' sluten'], likeness: 'same' },
          { label: 'Mikrofon', values: ['Ja', null], likeness: 'unknown' },
          { label: 'Färg', values: [null, 'Svart'], likeness: 'unknown' },
        ],
      },
    ]);
  });

  it('are lined up by group and label where the label alone says too little', () => {
    const both = specifications({ Skärm: { Typ: 'OLED' }, Batteri: { Typ: 'Litium' } });
    const one = specifications({ Batteri: { Typ: 'Nickel' } });
    expect(compareSpecifications([both, one]).map(({ group, rows }) => [group, rows[0]?.values])).toEqual([
      ['Skärm', ['OLED', null]],
      ['Batteri', ['Litium', 'Nickel']],
    ]);
  });

  it('have both values of a label that one group has twice, and nothing of an empty one', () => {
    const twice = [{ group: 'Portar', rows: ['HDMI', 'USB', ' '].map((value) => ({ label: 'Uttag', value })) }];
    expect(compareSpecifications([twice])[0]?.rows).toEqual([
      { label: 'Uttag', values: ['HDMI, USB'], likeness: 'same' },
    ]);
  });

  it('lose nothing, and invent nothing', () => {
    const word = fc.constantFrom('Vikt', 'Typ', 'typ', 'Färg', 'Mått');
    const product = fc.uniqueArray(
      fc.record({
        group: fc.constantFrom('Skärm', 'Batteri', 'Ljud'),
        rows: fc.array(fc.record({ label: word, value: fc.stringMatching(/^[a-z]{1,4}$/) }), { maxLength: 4 }),
      }),
      { selector: ({ group }) => group },
    );
    fc.assert(
      fc.property(fc.array(product, { maxLength: 4 }), (products) => {
        const rows = compareSpecifications(products).flatMap((group) => group.rows);
        for (const [index, groups] of products.entries()) {
          const own = groups.flatMap((group) => group.rows.map(({ value }) => value));
          const shown = rows.flatMap(({ values }) => values[index]?.split(', ') ?? []);
          expect(shown.toSorted()).toEqual(own.toSorted());
        }
        for (const { values, likeness } of rows) {
          expect(values).toHaveLength(products.length);
          expect(values.some((value) => value !== null)).toBe(true);
          expect(likeness).toBe(likenessOf(values));
        }
      }),
    );
  });
});

describe('likeness', () => {
  it.each([
    [['a', 'A '], 'same'],
    [['a'], 'same'],
    [['a', 'b', null], 'different'],
    [['a', null], 'unknown'],
  ] as const)('of %j is %s', (values, likeness) => {
    expect(likenessOf(values)).toBe(likeness);
  });
});
