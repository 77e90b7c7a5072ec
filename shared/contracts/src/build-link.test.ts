import { describe, expect, it } from '@jest/globals';
import { buildHref, configurationHref } from './build-link.ts';

describe('URLs of builds', () => {
  it('[O2.17-21] have the choices in the query, and none for the standard build', () => {
    expect(buildHref(2, [2024, 2072])).toBe('/se/polarsten-cto/2?bygge=2024.2072');
    expect(buildHref(2, [])).toBe('/se/polarsten-cto/2');
  });

  it('[O9-40] are found by the id of a cart row', () => {
    expect(configurationHref('2-2013.2021')).toBe('/se/polarsten-cto/2?bygge=2013.2021');
    expect(configurationHref('x')).toBe('/se/polarsten-cto');
  });
});
