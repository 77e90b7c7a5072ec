import { describe, expect, it } from '@jest/globals';
import type { ReleaseSet } from '../releases/release-set.ts';
import { fakeRelease } from '../testing/test-shell.ts';
import { documentTexts } from './document-texts.ts';

const PACK = { NO_RESULTS: 'Inga träffar', 'SORT.PRICE': 'Pris', 'SORT.NAME': 'Namn', 'MAIL.HELLO': 'Hej' };

const releases = (...texts: readonly (readonly string[] | undefined)[]): Pick<ReleaseSet, 'remotes'> => ({
  remotes: Object.fromEntries(
    texts.map((named, index) => {
      const release = fakeRelease('mf-header', {});
      return [`mf-${index}`, { ...release, manifest: { ...release.manifest, texts: named } }];
    }),
  ),
});

describe('documentTexts', () => {
  it('has the texts that a release names, by key or by its beginning', () => {
    expect(documentTexts(releases(['NO_RESULTS', 'GET'], ['SORT.'], []), PACK)).toEqual({
      NO_RESULTS: 'Inga träffar',
      'SORT.PRICE': 'Pris',
      'SORT.NAME': 'Namn',
    });
  });

  it('has all texts beside a release that does not say which it names', () => {
    expect(documentTexts(releases(['NO_RESULTS'], undefined), PACK)).toBe(PACK);
  });
});
