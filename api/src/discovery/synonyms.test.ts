import { describe, expect, it } from '@jest/globals';
import { compoundRest, createSynonyms, createWordExpander } from './synonyms.ts';

const synonyms = createSynonyms([{ term: 'polarn', expansion: 'Polarsten' }]);
const { own: expand } = createWordExpander(synonyms, () => true);
const words = (text: string): readonly string[] => expand(text).words;

describe('searchable words', () => {
  it.each([
    ['Gamingmus Orkan', 'mus'],
    ['Gamingmus Orkan', 'möss'],
    ['Bärbar dator 14"', 'laptop'],
    ['Laptop 14"', 'dator'],
    ['PlayStation 5-kontroll', 'ps5'],
    ['Polarsten Nord', 'polarn'],
    ['Robotdammsugare', 'dammsugare'],
  ])('%s is also found as %s', (text, word) => {
    expect(words(text)).toContain(word);
  });

  it('does not take words apart that are no compounds of a known beginning', () => {
    expect(words('Mekaniskt tangentbord')).not.toContain('bord');
    expect(compoundRest('musik')).toBeNull();
  });

  it('knows what is without a cable as wireless, but what is wireless by no name of the cable', () => {
    expect(synonyms.of('utan kabel')).toContainEqual(['trådlös']);
    expect(synonyms.of('trådlös').flat()).not.toContain('kabel');
  });

  it('separates the beginning of a compound from its head', () => {
    expect(expand('Musmatta')).toMatchObject({ beginnings: ['mus'] });
    expect(words('Musmatta')).not.toContain('mus');
    expect(words('Musmatta')).toContain('matta');
  });

  it('takes a compound apart only into words that the shop knows', () => {
    expect(createWordExpander(synonyms, (word) => word === 'mus').own('Spelvaktis').words).not.toContain('vaktis');
  });
});
