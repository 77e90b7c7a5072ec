import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { canary, promote, prune, publish, rollback, withdraw } from './changes.ts';
import { EMPTY_REGISTRY, RegistrySchema, type Registry } from './registry-document.ts';
import { ReleaseError } from './release-error.ts';

const DIGEST = 'a'.repeat(64);
const change = (minute: number) => ({
  remote: 'mf-header' as const,
  at: new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString(),
  by: 'anna',
});
const put = (registry: Registry, version: string, minute: number) =>
  publish(registry, { ...change(minute), version, commit: 'c0ffee', digest: DIGEST });
const channel = (registry: Registry) => registry.remotes['mf-header'];

/** 1 is stable, 2 is published. */
const start = () => put(promote(put(EMPTY_REGISTRY, '1', 1), change(2)), '2', 3);

describe('the registry’s changes', () => {
  it('a published release is not served', () => {
    expect(channel(start())).toMatchObject({ stable: '1', canary: null });
    expect(channel(start())?.releases['2']).toMatchObject({ commit: 'c0ffee', withdrawn: null });
  });

  it('the same version with other files is refused, with the same files it is nothing new', () => {
    const registry = start();
    expect(put(registry, '2', 9)).toBe(registry);
    const other = { ...change(9), version: '2', commit: null, digest: 'b'.repeat(64) };
    expect(() => publish(registry, other)).toThrow(ReleaseError);
  });

  it('says in the audit trail who gave an untested release to shoppers', () => {
    const untested = { ...change(4), version: '3', commit: 'c0ffee', digest: DIGEST, isUntested: true };
    const tried = canary(publish(start(), untested), { ...change(5), percent: 10, version: '3' });
    const promoted = promote(tried, change(6));
    expect(promoted.audit.slice(-3).map(({ note }) => note)).toEqual([
      'c0ffee, untested',
      '10 %, untested',
      'was 1, untested',
    ]);
    expect(RegistrySchema.parse(promoted).remotes['mf-header']?.releases['3']?.isUntested).toBe(true);
    expect(promote(start(), change(4)).audit.at(-1)?.note).toBe('was 1');
  });

  it('promotes the canary, else the latest; rolls back to what was before', () => {
    const tried = canary(put(start(), '3', 4), { ...change(5), percent: 10, version: '2' });
    expect(channel(tried)?.canary).toMatchObject({ version: '2', percent: 10 });
    const promoted = promote(tried, change(6));
    expect(channel(promoted)).toMatchObject({ stable: '2', canary: null, history: ['1'] });
    expect(channel(rollback(promoted, change(7)))).toMatchObject({ stable: '1', history: [] });
  });

  it('a rollback while a canary runs ends the canary and leaves all others alone', () => {
    const back = rollback(canary(start(), { ...change(4), percent: 50 }), change(5));
    expect(channel(back)).toMatchObject({ stable: '1', canary: null });
    expect(channel(back)?.releases['2']?.withdrawn).toBe('rolled back by anna');
  });

  it('what was withdrawn is given again only by name', () => {
    const back = withdraw(promote(start(), change(4)), { ...change(5), version: '2', reason: 'broken' });
    expect(() => promote(back, change(6))).toThrow('no new release');
    const again = promote(back, { ...change(6), version: '2' });
    expect(channel(again)).toMatchObject({ stable: '2', history: ['1'] });
    expect(channel(again)?.releases['2']?.withdrawn).toBeNull();
  });

  it('goes past releases that were withdrawn, and refuses when none is left', () => {
    const three = promote(put(promote(start(), change(4)), '3', 5), change(6));
    const less = withdraw(three, { ...change(7), version: '2', reason: 'broken' });
    const back = rollback(less, change(8));
    expect(channel(back)?.stable).toBe('1');
    expect(() => rollback(back, change(9))).toThrow('no good release');
  });

  it('rejects a share of nothing, of too much and of the stable release', () => {
    expect(() => canary(start(), { ...change(4), percent: 101 })).toThrow('0–100');
    expect(() => canary(start(), { ...change(4), percent: 5, version: '1' })).toThrow('already');
    expect(() => canary(start(), { ...change(4), percent: 5, version: '9' })).toThrow('not been published');
    expect(() => canary(put(EMPTY_REGISTRY, '1', 1), { ...change(2), percent: 5 })).toThrow('no stable');
  });

  it('forgets old releases, but never one that is given or that a rollback needs', () => {
    let registry = start();
    for (let version = 3; version <= 9; version += 1)
      registry = promote(put(registry, String(version), version * 2), change(version * 2 + 1));
    const { registry: left, pruned } = prune(registry, { ...change(30), keep: 1, before: change(29).at });
    expect(pruned.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(Object.keys(channel(left)?.releases ?? {}).toSorted()).toEqual(['8', '9']);
    expect(channel(rollback(left, change(31)))?.stable).toBe('8');
    expect(prune(registry, { ...change(30), keep: 1, before: change(0).at }).pruned).toEqual([]);
  });

  it('writes down who did what', () => {
    const { audit } = rollback(promote(start(), change(4)), change(5));
    expect(audit.map(({ action, by, version }) => [action, by, version])).toEqual([
      ['publish', 'anna', '1'],
      ['promote', 'anna', '1'],
      ['publish', 'anna', '2'],
      ['promote', 'anna', '2'],
      ['rollback', 'anna', '2'],
    ]);
  });

  it('whatever is done in whatever order, visitors get published releases and the document stays whole', () => {
    const version = fc.constantFrom('1', '2', '3');
    const step = fc.oneof(
      version.map((v) => (r: Registry, m: number) => put(r, v, m)),
      fc
        .option(version, { nil: undefined })
        .map((v) => (r: Registry, m: number) => promote(r, { ...change(m), version: v })),
      fc
        .integer({ min: -1, max: 101 })
        .map((percent) => (r: Registry, m: number) => canary(r, { ...change(m), percent })),
      version.map((v) => (r: Registry, m: number) => withdraw(r, { ...change(m), version: v, reason: 'x' })),
      fc.constant((r: Registry, m: number) => rollback(r, change(m))),
      fc.constant((r: Registry, m: number) => prune(r, { ...change(m), keep: 1, before: change(m).at }).registry),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let registry = EMPTY_REGISTRY;
        for (const [minute, act] of steps.entries()) {
          try {
            registry = act(registry, minute);
          } catch (error) {
            if (!(error instanceof ReleaseError)) throw error;
          }
          RegistrySchema.parse(registry);
          const { stable = null, canary: tried = null, releases = {} } = channel(registry) ?? {};
          for (const given of [stable, tried?.version ?? null]) {
            if (given !== null) expect(releases[given]?.withdrawn).toBeNull();
          }
        }
      }),
    );
  });
});
