import { describe, expect, it } from 'vitest';
import { compoundRest, createSynonyms, createWordExpander } from './synonyms.ts';

const synonyms = createSynonyms([{ term: 'polarn', expansion: 'Polarsten' }]);
const words = createWordExpander(synonyms, () => true);

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

  it('takes a compound apart only into words that the shop knows', () => {
    expect(createWordExpander(synonyms, (word) => word === 'mus')('Spelvaktis')).not.toContain('vaktis');
  });
});
