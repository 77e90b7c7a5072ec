import { describe, expect, it } from '@jest/globals';
import { listQuery } from './hub-pages.ts';

describe('the query of a list in the hub', () => {
  const text = (query: Record<string, string>, isSearchable = true): string =>
    listQuery(query, isSearchable).query.toString();

  it.each([
    ['nothing', {}, 'page=1'],
    ['a page', { page: '3' }, 'page=3'],
    ['a page that is none', { page: '-2' }, 'page=1'],
    ['a page beyond all lists', { page: '99999' }, 'page=10000'],
    ['a search', { search: 'anna & co' }, 'page=1&search=anna+%26+co'],
    ['a status', { status: 'received' }, 'page=1&status=received'],
    ['a status that no list has', { status: 'received; drop' }, 'page=1'],
  ])('with %s', (_what, query, expected) => expect(text(query)).toBe(expected));

  it('has no search where a list has none', () => expect(text({ search: 'anna' }, false)).toBe('page=1'));
});
