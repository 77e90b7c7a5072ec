import { describe, expect, it } from 'vitest';
import { BREADCRUMB_ROOT, pageTitle, withBrand } from './page-titles.ts';

describe('page titles', () => {
  describe('[2.2-35][2.2-36][2.2-37][2.2-38] one by one', () => {
    it.each([
      ['[2.2-35]', 'section'],
      ['[2.2-36]', 'campaign'],
      ['[2.2-37]', 'toplist'],
      ['[2.2-38]', 'manufacturer'],
    ] as const)('%s %s: metaTitle, else name', (_, kind) => {
      expect([pageTitle({ kind, name: 'N', metaTitle: 'M' }), pageTitle({ kind, name: 'N', metaTitle: '' })]).toEqual([
        'M',
        'N',
      ]);
    });
  });

  it('[2.2-39] info: name', () => expect(pageTitle({ kind: 'info', name: 'Kontakt' })).toBe('Kontakt'));
  it('[2.2-40] store: name', () => expect(pageTitle({ kind: 'store', name: 'Umeå' })).toBe('Umeå'));

  it('[2.2-41] article: metaTitle, else heading', () => {
    expect([
      pageTitle({ kind: 'article', heading: 'H', metaTitle: 'M' }),
      pageTitle({ kind: 'article', heading: 'H' }),
    ]).toEqual(['M', 'H']);
  });

  it('[2.2-42][O2.2-11] category: metaTitle, else name and parent, else section', () => {
    const category = { kind: 'category', name: 'Möss', sectionName: 'Gaming' } as const;
    expect(
      [{ ...category, metaTitle: 'M' }, { ...category, parentName: 'Tillbehör' }, category].map(pageTitle),
    ).toEqual(['M', 'Möss - Tillbehör', 'Möss - Gaming']);
  });

  it('[2.2-43] campaigns with a name', () => {
    expect(pageTitle({ kind: 'campaigns', name: 'Gaming' })).toBe('Gaming - Missa inte våra nuvarande kampanjpriser');
  });

  it('[2.2-44] campaigns without a name', () => {
    expect(pageTitle({ kind: 'campaigns' })).toBe('Alla kampanjer - Hitta produkter till otroliga kampanjpriser');
  });

  it('[2.2-45] manufacturer page', () => {
    expect(pageTitle({ kind: 'manufacturer-page', manufacturer: 'Polarsten', section: 'Datorer' })).toBe(
      'Polarsten Datorer',
    );
  });

  it('[2.2-46] member', () =>
    expect(pageTitle({ kind: 'member', username: 'kim', pageLabel: 'Vänner' })).toBe('kim - Vänner'));

  it('[2.2-47][O2.2-09] product: metaTitle, else name and second segment of the tree', () => {
    const title = (categoryTree?: string, metaTitle?: string) =>
      pageTitle({ kind: 'product', name: 'Mus', categoryTree, metaTitle });
    expect([title('A/B/C', 'M'), title('A/B/C'), title('A'), title()]).toEqual(['M', 'Mus - B', 'Mus - A', 'Mus']);
  });

  it('[2.2-48] breadcrumb root', () => expect(BREADCRUMB_ROOT).toBe('Huvudkategorier'));

  it('[O2.2-08] the other pages', () => {
    expect([
      pageTitle({ kind: 'search', term: 'mus' }),
      pageTitle({ kind: 'order', id: 7 }),
      pageTitle({ kind: 'checkout' }),
    ]).toEqual(['Sökresultat för mus', 'Order 7', 'Kassa']);
  });

  it('ends with the brand', () => {
    expect(withBrand(pageTitle({ kind: 'index' }), 'Pixelhamn')).toBe('För gamers och teknikentusiaster | Pixelhamn');
  });
});
