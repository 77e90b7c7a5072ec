import { describe, expect, it } from '@jest/globals';
import { fakeRelease } from '../testing/test-shell.ts';
import type { Release, ReleaseSet } from '../releases/release-set.ts';
import { documentReleases } from './document-releases.ts';

const INTEGRITY = { 'remote.js': 'sha384-entry', 'footer.js': 'sha384-footer' };

const release = (change: Partial<Release['manifest']>, more: Partial<Release> = {}): ReleaseSet => {
  const html = () => ({ html: '' });
  const fake = fakeRelease('mf-content', { footer: html, 'info-page': html });
  const manifest = { ...fake.manifest, integrity: INTEGRITY, ...change };
  return { remotes: { 'mf-content': { ...fake, ...more, manifest } } } as unknown as ReleaseSet;
};

const inDocument = (set: ReleaseSet) => documentReleases(set).remotes['mf-content']?.manifest;

describe('a release in the document', () => {
  it('has no hashes, but the hash of the list of all', () => {
    const set = release({ awaitsIntegrity: true });
    const manifest = inDocument(set);
    expect(manifest).not.toHaveProperty('integrity');
    const { version } = set.remotes['mf-content'] ?? {};
    expect(documentReleases(set).fileList).toEqual({
      url: `/assets/integrity.json?mf-content@${version}`,
      integrity: expect.stringMatching(/^sha384-/),
    });
    expect(manifest?.slots).toEqual(expect.arrayContaining(['footer', 'info-page']));
  });

  it('has the hashes of all files when its loader cannot wait for a list, or nobody serves one', () => {
    for (const set of [release({}), release({ awaitsIntegrity: true }, { override: 'http://localhost:4000' })]) {
      expect(inDocument(set)?.integrity).toEqual(INTEGRITY);
      expect(documentReleases(set).fileList).toBeUndefined();
    }
  });
});
