import { describe, expect, it } from '@jest/globals';
import type { ReleaseManifest } from '@shop/contracts/rendering';
import type { ReleaseSet } from '../releases/release-set.ts';
import { fakeRelease } from '../testing/test-shell.ts';
import { documentTexts } from './document-texts.ts';

const PACK = { NO_RESULTS: 'Inga träffar', 'SORT.PRICE': 'Pris', 'SORT.NAME': 'Namn', 'MAIL.HELLO': 'Hej' };

type Named = Pick<ReleaseManifest, 'texts' | 'ownTexts'>;

const releasesWith = (...all: readonly Named[]): Pick<ReleaseSet, 'remotes'> => ({
  remotes: Object.fromEntries(
    all.map((named, index) => {
      const release = fakeRelease('mf-header', {});
      return [`mf-${index}`, { ...release, manifest: { ...release.manifest, ...named } }];
    }),
  ),
});
const releases = (...all: readonly Named['texts'][]) => releasesWith(...all.map((texts) => ({ texts })));

describe('documentTexts', () => {
  it('has the texts that a release names, by key or by its beginning', () => {
    expect(documentTexts(releases(['NO_RESULTS', 'GET'], ['SORT.'], []), PACK)).toEqual({
      NO_RESULTS: 'Inga träffar',
      'SORT.PRICE': 'Pris',
      'SORT.NAME': 'Namn',
    });
  });

  it('leaves out a text for which all who name it have the same words', () => {
    const own = (words: string): Named => ({ texts: ['NO_RESULTS'], ownTexts: { NO_RESULTS: words } });
    const shown = (...all: readonly Named[]) => documentTexts(releasesWith(...all, { texts: [] }), PACK);
    expect(shown(own('Inga träffar'), own('Inga träffar'))).toEqual({});
    expect(shown(own('Inga träffar'), own('Inget'))).toEqual({ NO_RESULTS: 'Inga träffar' });
    expect(shown(own('Inga träffar'), { texts: ['NO_RESULTS'] })).toEqual({ NO_RESULTS: 'Inga träffar' });
  });

  it('has all texts beside a release that does not say which it names', () => {
    expect(documentTexts(releases(['NO_RESULTS'], undefined), PACK)).toBe(PACK);
  });
});
