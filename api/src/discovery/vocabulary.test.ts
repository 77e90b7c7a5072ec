import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { editDistance, tolerance } from './edit-distance.ts';
import { Vocabulary } from './vocabulary.ts';

const row = (word: string, frequency = 1) => ({
  word,
  plain: word.normalize('NFD').replace(/\p{M}/gu, ''),
  frequency,
});

describe('the vocabulary', () => {
  it('[4-78] finds every word that is as like as a slip may make it, likeliest first', () => {
    const someWord = fc
      .array(fc.constantFrom(...'abcdeåäö'), { minLength: 3, maxLength: 9 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(fc.uniqueArray(someWord, { maxLength: 40 }), someWord, (words, typed) => {
        const plain = row(typed).plain;
        const expected = words.filter(
          (word) => word !== typed && editDistance(plain, row(word).plain) <= tolerance(plain.length),
        );
        const found = new Vocabulary(words.map((word) => row(word))).corrections(typed);
        expect(found.toSorted()).toEqual(expected.toSorted());
        const distances = found.map((word) => editDistance(plain, row(word).plain));
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      }),
    );
  });

  it('prefers the commoner of words that are equally like', () => {
    const vocabulary = new Vocabulary([row('katt', 2), row('hatt', 9)]);
    expect(vocabulary.corrections('xatt')).toEqual(['hatt', 'katt']);
  });

  it('[7.6-07] knows what a misspelt beginning may become', () => {
    const vocabulary = new Vocabulary([row('dammsugare', 5), row('damm', 9), row('hörlurar', 9)]);
    expect(vocabulary.completions('damsuga')).toEqual(['dammsugare']);
    expect(vocabulary.completions('hörlurr')).toEqual(['hörlurar']);
    expect(vocabulary.completions('hrö')).toEqual(['hörlurar']);
    expect(vocabulary.completions('har')).toEqual([]);
    expect(vocabulary.completions('xy')).toEqual([]);
  });
});
