import { describe, expect, it } from '@jest/globals';
import { matchingEvents, matchingPages, searchesProducts, splitMarkedPhrase } from './search-terms.ts';

const EVENTS = [{ name: 'Black Week' }, { name: 'Svart fredag' }];
const PAGES = [
  { id: 9, keywords: ['leverans', 'frakt', 'spåra paket'] },
  { id: 17, keywords: ['reklamation', 'ångerrätt'] },
];
const pages = (term: string) => matchingPages(term, PAGES).map(({ id }) => id);

describe('quick search', () => {
  it('[5-19][5-20] searches products from two characters on, white space aside', () => {
    expect(['', ' a ', 'ab', '  ab'].map(searchesProducts)).toEqual([false, false, true, true]);
  });

  it('[5-21] matches events and pages from four characters on', () => {
    expect([matchingEvents('bla', EVENTS), matchingEvents('b l a', EVENTS)]).toEqual([[], []]);
    expect([matchingEvents('blac', EVENTS).length, pages('fra'), pages('frak')]).toEqual([1, [], [9]]);
  });

  it('[5-22] ignores white space and case', () => {
    expect([matchingEvents(' BLACKweek', EVENTS), pages('SpåraPa')]).toEqual([[EVENTS[0]], [9]]);
  });

  it('[5-23] matches events by the start of their name', () => {
    expect([matchingEvents('week', EVENTS), matchingEvents('svart', EVENTS)]).toEqual([[], [EVENTS[1]]]);
  });

  it('[5-24][O5-27] matches pages by a keyword; å is not a', () => {
    expect([pages('reklam'), pages('ånger'), pages('anger'), pages('tion')]).toEqual([[17], [17], [], []]);
  });

  it('[3-124] takes the braces of a phrase for marks', () => {
    expect(splitMarkedPhrase('{tang}entbord {mek}')).toEqual([
      { text: 'tang', marked: true },
      { text: 'entbord ', marked: false },
      { text: 'mek', marked: true },
    ]);
    expect([splitMarkedPhrase('a{b'), splitMarkedPhrase('{}')]).toEqual([[{ text: 'a{b', marked: false }], []]);
  });
});
