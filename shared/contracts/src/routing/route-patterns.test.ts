import { describe, expect, it } from '@jest/globals';
import { URLS, NO_ROUTES } from './match-table.ts';
import { segmentsOf } from './match.ts';
import { readPattern, ROUTE_PATTERNS } from './route-patterns.ts';

const none = { search: '', hash: '' };

/** A router that matches whole segments, the simplest one: static segments first. */
const matchBy = (url: string) => {
  const segments = segmentsOf(url);
  if (segments === null) return null;
  const found = ROUTE_PATTERNS.flatMap((pattern) => {
    const parts = pattern.path
      .split('/')
      .slice(1)
      .filter((part, index) => part !== '' || index > 0);
    const wanted = parts.filter((part) => part !== '');
    const needed = wanted.filter((part) => !part.endsWith('?'));
    if (segments.length < needed.length || segments.length > wanted.length) return [];
    const params: Record<string, string> = {};
    let statics = 0;
    for (const [index, segment] of segments.entries()) {
      const part = wanted[index] ?? '';
      if (part.startsWith(':')) params[part.slice(1).replace('?', '')] = segment;
      else if (part === segment) statics += 1;
      else return [];
    }
    return [{ pattern, params, statics }];
  }).toSorted((one, other) => other.statics - one.statics);
  const [best] = found;
  return best ? readPattern(best.pattern, best.params, none) : null;
};

describe('ROUTE_PATTERNS', () => {
  it.each(URLS)('%s leads %s to %s', (_ids, url, name, params) => {
    const { region: _region, ...own } = matchBy(url)?.params ?? {};
    expect({ name: matchBy(url)?.name, params: own }).toEqual({ name, params });
  });

  it.each(NO_ROUTES)('%s finds no route for %s', (_ids, url) => expect(matchBy(url)).toBeNull());

  it('has each pattern once', () => {
    const paths = ROUTE_PATTERNS.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
