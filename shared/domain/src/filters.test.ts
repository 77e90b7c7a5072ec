import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  chosenAttributeValues,
  FILTER_TYPES,
  type Filter,
  formatAttributeValue,
  formatCategoryValue,
  formatFilter,
  formatFilters,
  hasMalformedFilters,
  parseAttributeValue,
  parseCategoryValue,
  parseFilter,
  parseFilters,
  toggleAttributeValue,
  toggleFilter,
} from './filters.ts';

const attributeValue = fc.record({
  attributeId: fc.stringMatching(/^[a-z0-9_]{1,8}$/),
  values: fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
});
const id = fc.nat(1e9);
const anyFilter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    type: fc.constant('attributes' as const),
    value: attributeValue.map(formatAttributeValue),
    prioritized: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('category-filter' as const),
    value: fc.array(id, { minLength: 1, maxLength: 4 }).map(formatCategoryValue),
    prioritized: fc.constant(false),
  }),
  fc.record({
    type: fc.constant('search' as const),
    value: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
    prioritized: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom('stock' as const, 'manufacturer' as const), value: id, prioritized: fc.boolean() }),
  fc.record({ type: fc.constant('campaign' as const), value: id.map((n) => `s${n}`), prioritized: fc.boolean() }),
  fc.record({ type: fc.constant('memberDeals' as const), value: fc.constant(1), prioritized: fc.boolean() }),
);

describe('filters in the address', () => {
  it('[4-79][4-80][4-81] are read back as they were written', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilter(formatFilter(filter))).toEqual(filter);
      }),
    );
  });

  it('[4-80] are written type^value', () => {
    expect(formatFilters([{ type: 'stock', value: 15, prioritized: false }])).toEqual(['stock^15']);
    expect(parseFilter('search^a^b')).toEqual({ type: 'search', value: 'a^b', prioritized: false });
  });

  it('[4-81] carry a leading * when prioritized', () => {
    expect(parseFilter('*manufacturer^7')).toEqual({ type: 'manufacturer', value: 7, prioritized: true });
    expect(formatFilter({ type: 'manufacturer', value: 7, prioritized: true })).toBe('*manufacturer^7');
  });

  it('[4-82] never prioritize a category-filter', () => {
    expect(parseFilter('*category-filter^category-1-5')?.prioritized).toBe(false);
    expect(formatFilter({ type: 'category-filter', value: 'category-1-5', prioritized: true })).toBe(
      'category-filter^category-1-5',
    );
  });

  describe('[4-83] malformed filters', () => {
    it.each([
      '',
      '*',
      'stock',
      'stock^',
      'stock^x',
      '^5',
      'colour^red',
      'toString^1',
      'attributes^12',
      'attributes^12-2-a',
      'attributes^12-1-',
      'attributes^12-1-a~~b',
      'category-filter^category-1-',
      'category-filter^brand-1-5',
      'memberDeals^2',
      'search^  ',
      '**stock^1',
    ])('[4-83] drop the malformed %j', (text) => {
      expect(parseFilter(text)).toBeNull();
      expect(parseFilters([text, 'stock^15'])).toEqual([{ type: 'stock', value: 15, prioritized: false }]);
      expect(hasMalformedFilters([text, 'stock^15'])).toBe(true);
    });
  });

  it('[4-83] survive anything in the address', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => hasMalformedFilters(formatFilters(parseFilters(texts))) === false),
    );
  });

  it('[4-79] may be none, one or many, without repetitions', () => {
    expect([
      parseFilters(undefined),
      parseFilters('stock^1').length,
      parseFilters(['stock^1', '*stock^1']).length,
    ]).toEqual([[], 1, 1]);
  });

  it('[3-72][O3-13] know the six types and manufacturer', () => {
    const six = ['attributes', 'category-filter', 'search', 'campaign', 'memberDeals', 'stock'];
    expect(FILTER_TYPES).toEqual([...six, 'manufacturer']);
  });

  it('[3-73] hold a number for stock and manufacturer', () => {
    expect([parseFilter('stock^15')?.value, parseFilter('manufacturer^7')?.value]).toEqual([15, 7]);
  });
});

describe('attribute and category values', () => {
  it('[3-74] attribute: attrId-1-v1~v2', () => {
    expect(parseAttributeValue('412-1-röd~svart')).toEqual({ attributeId: '412', values: ['röd', 'svart'] });
    expect(formatAttributeValue({ attributeId: '412', values: ['röd', 'svart'] })).toBe('412-1-röd~svart');
  });

  it('[3-74] attribute values may hold any character', () => {
    fc.assert(
      fc.property(attributeValue, (value) => {
        expect(parseAttributeValue(formatAttributeValue(value))).toEqual(value);
      }),
    );
  });

  it('[3-75] category: category-1-id~id', () => {
    expect(parseCategoryValue('category-1-12~s34')).toEqual(['12', 's34']);
    expect(formatCategoryValue([12, 's34'])).toBe('category-1-12~s34');
  });
});

describe('toggling', () => {
  const stock: Filter = { type: 'stock', value: 2, prioritized: false };

  it('adds a filter and takes it away', () => {
    expect(toggleFilter([], stock)).toEqual([stock]);
    expect(toggleFilter([stock], { ...stock, prioritized: true })).toEqual([]);
  });

  it('keeps the values of one attribute in one filter', () => {
    const one = toggleAttributeValue([stock], '9', 'a');
    const two = toggleAttributeValue(one, '9', 'b');
    expect(formatFilters(two)).toEqual(['stock^2', 'attributes^9-1-a~b']);
    expect(chosenAttributeValues(two, '9')).toEqual(['a', 'b']);
    expect(toggleAttributeValue(toggleAttributeValue(two, '9', 'a'), '9', 'b')).toEqual([stock]);
  });
});
