import { describe, expect, it } from '@jest/globals';
import { published, SINCE, testChannel } from '../testing/test-channel.ts';
import { fakeRelease } from '../testing/test-shell.ts';
import { createFailingReleases } from './failing-releases.ts';
import { loadChannel } from './load-channel.ts';
import type { Loaded } from './load-release.ts';
import type { Release } from './release-set.ts';

const release = (version: string): Release => {
  const fake = fakeRelease('mf-header', {});
  return { ...fake, version, manifest: { ...fake.manifest, version } };
};

/** Result of loading a version; `pending` while it is fetched. */
type Outcome = 'good' | 'degraded' | 'broken' | 'pending';

const loadedAs = (version: string, outcome: Outcome): Loaded | null => {
  if (outcome === 'pending') return null;
  return {
    release: outcome === 'broken' ? null : release(version),
    reasons: outcome === 'good' ? [] : ['It throws'],
  };
};

const load = async (
  outcomes: Record<string, Outcome>,
  channel = testChannel(),
  failing = createFailingReleases(),
  served: string | null = null,
) => {
  const requests: string[] = [];
  const { stable, canary, refused, pending } = await loadChannel(
    'mf-header',
    channel,
    served === null ? undefined : release(served),
    {
      failing,
      loaded: {
        get: async ({ version, before }) => {
          requests.push(before === null ? version : `${version} for ${before.version}`);
          return loadedAs(version, outcomes[version] ?? 'broken');
        },
      },
    },
  );
  return { stable: stable?.version, canary: canary?.release.version, refused, pending, requests };
};

describe('the stable release of a remote', () => {
  it('is the release that the channel names, checked against the one served now', async () => {
    expect(await load({ 2: 'good' }, testChannel(), undefined, '1')).toMatchObject({
      stable: '2',
      refused: [],
      requests: ['2 for 1'],
    });
  });

  it.each<[Outcome, Outcome, string | undefined]>([
    ['broken', 'good', '1'],
    ['degraded', 'good', '1'],
    ['degraded', 'broken', '2'],
    ['broken', 'degraded', '1'],
    ['broken', 'broken', undefined],
  ])('of one that is %s and one before it that is %s is %s', async (named, former, stable) => {
    const loaded = await load({ 2: named, 1: former });
    expect(loaded.stable).toBe(stable);
    expect(loaded.refused).toEqual([{ name: 'mf-header', version: '2', reasons: ['It throws'] }]);
  });

  it('is the one served now while the named one is fetched', async () => {
    expect(await load({ 2: 'pending', 1: 'good' }, testChannel(), undefined, '1')).toMatchObject({
      stable: '1',
      pending: ['mf-header@2'],
      refused: [],
    });
  });

  it('is none that was withdrawn, nor one that failed on this server since its promotion', async () => {
    const failing = createFailingReleases();
    failing.add('mf-header', '2', SINCE, 'It failed');
    const outcomes = { 1: 'good', 2: 'good', 3: 'good' } as const;
    const history = ['3', '1'];
    const releases = { ...testChannel().releases, 3: published('broken') };
    expect(await load(outcomes, testChannel({ history, releases }), failing)).toMatchObject({
      stable: '1',
      refused: [{ version: '2', reasons: ['It failed'] }],
    });
    const stableSince = '2026-11-22T12:00:00.000Z';
    expect(await load(outcomes, testChannel({ stableSince }), failing)).toMatchObject({ stable: '2', refused: [] });
  });

  it('is not one that the registry does not list', async () => {
    expect(await load({ 9: 'good', 1: 'good' }, testChannel({ stable: '9' }))).toMatchObject({
      stable: '1',
      refused: [{ version: '9', reasons: ['It is not in the registry'] }],
    });
  });
});

describe('the canary of a remote', () => {
  const canary = { version: '3', percent: 10, since: SINCE };

  it('is checked against the stable release', async () => {
    const loaded = await load({ 2: 'good', 3: 'good' }, testChannel({ canary }));
    expect(loaded).toMatchObject({ stable: '2', canary: '3' });
    expect(loaded.requests).toContain('3 for 2');
  });

  it.each<[Outcome, object]>([
    ['degraded', { refused: [{ version: '3' }], pending: [] }],
    ['pending', { refused: [], pending: ['mf-header@3'] }],
  ])('is not served while it is %s', async (outcome, findings) => {
    const loaded = await load({ 2: 'good', 3: outcome }, testChannel({ canary }));
    expect(loaded).toMatchObject({ stable: '2', ...findings });
    expect(loaded.canary).toBeUndefined();
  });

  it('is not loaded without a stable release, or for zero percent', async () => {
    expect((await load({ 3: 'good' }, testChannel({ canary }))).requests).toEqual(['2', '1']);
    expect((await load({ 2: 'good' }, testChannel({ canary: { ...canary, percent: 0 } }))).requests).toEqual(['2']);
  });
});
