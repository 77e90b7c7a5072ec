import { describe, expect, it } from '@jest/globals';
import { BREADCRUMB_ROOT, documentTitle, PAGE_TITLES } from './titles.ts';

describe('documentTitle', () => {
  it('[1-04] ends with the brand', () => expect(documentTitle('Kassa')).toBe('Kassa | Pixelhamn'));
  it.each([undefined, null, '', '  '])('[1-03] is the default for %o', (title) =>
    expect(documentTitle(title)).toBe('För gamers och teknikentusiaster | Pixelhamn'),
  );
});

const meta = { name: 'Namn', metaTitle: 'Meta' };
const plain = { name: 'Namn', metaTitle: null };

describe('PAGE_TITLES', () => {
  describe('[2.2-35][2.2-36][2.2-37][2.2-38] one by one', () => {
    it.each([
      ['[2.2-35]', 'section'],
      ['[2.2-36]', 'campaign'],
      ['[2.2-37]', 'toplist'],
      ['[2.2-38]', 'manufacturer'],
    ] as const)('%s %s is metaTitle, else name', (_id, page) => {
      expect(PAGE_TITLES[page](meta)).toBe('Meta');
      expect(PAGE_TITLES[page](plain)).toBe('Namn');
    });
  });

  it('[2.2-42][O2.2-11] category is metaTitle, else name with the parent before the section', () => {
    expect(PAGE_TITLES.category({ ...meta, parentName: 'Förälder' })).toBe('Meta');
    expect(PAGE_TITLES.category({ ...plain, parentName: 'Förälder', sectionName: 'Sektion' })).toBe('Namn - Förälder');
    expect(PAGE_TITLES.category({ ...plain, sectionName: 'Sektion' })).toBe('Namn - Sektion');
  });
  it('[2.2-43][2.2-44] campaigns with and without a name', () => {
    expect(PAGE_TITLES.campaigns({ name: 'Spel' })).toBe('Spel - Missa inte våra nuvarande kampanjpriser');
    expect(PAGE_TITLES.campaigns({})).toBe('Alla kampanjer - Hitta produkter till otroliga kampanjpriser');
  });
  it('[2.2-45] manufacturer-page', () =>
    expect(PAGE_TITLES['manufacturer-page']({ manufacturer: 'Acme', section: 'Möss' })).toBe('Acme Möss'));
  it('[2.2-46] member', () => expect(PAGE_TITLES.member({ username: 'anna', label: 'Ordrar' })).toBe('anna - Ordrar'));
  it('[2.2-47][O2.2-09] product takes the second segment of the category tree, else the first, else nothing', () => {
    expect(PAGE_TITLES.product({ ...meta, categoryTree: ['A', 'B'] })).toBe('Meta');
    expect(PAGE_TITLES.product({ ...plain, categoryTree: ['A', 'B', 'C'] })).toBe('Namn - B');
    expect(PAGE_TITLES.product({ ...plain, categoryTree: ['A'] })).toBe('Namn - A');
    expect(PAGE_TITLES.product({ ...plain, categoryTree: [] })).toBe('Namn');
  });
  it('[2.1-53] search', () => expect(PAGE_TITLES.search({ term: 'mus' })).toBe('Sökresultat för mus'));
  it('[2.2-48] the breadcrumb root', () => expect(BREADCRUMB_ROOT).toBe('Huvudkategorier'));
});
