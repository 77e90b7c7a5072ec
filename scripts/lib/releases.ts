import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { RELEASE_FOLDER } from '@shop/build/adopt-build';
import type { ReleaseManifest } from '@shop/contracts/rendering';
import type { RemoteName } from '@shop/contracts/slots';
import {
  addedRoutes,
  changeRegistry,
  checkClaims,
  checkManifest,
  openStore,
  prune,
  publishRelease,
  readBuilt,
  readClaims,
  readRegistry,
  RemoteManifestSchema,
  MANIFEST_FILE,
  releaseFolder,
  ReleaseError,
  smokeInThread,
  verifyFiles,
  type Change,
  type Registry,
  type ReleaseStore,
} from '@shop/releases';
import { addDays } from '@shop/server/calendar';
import { buildChanged } from './build.ts';
import { runUnitTests } from './checks.ts';
import { ROOT, TOOLS } from './paths.ts';
import { runNode } from './run-node.ts';

export const openReleases = (): ReleaseStore => openStore(process.env['RELEASE_STORE'] ?? RELEASE_FOLDER, process.env);

export const changeNow = (remote: RemoteName): Change => ({
  remote,
  at: new Date().toISOString(),
  by: process.env['RELEASE_BY'] ?? userInfo().username,
});

/** The manifest of the stable release; null when none has been promoted. */
async function stableManifest(store: ReleaseStore, remote: RemoteName): Promise<ReleaseManifest | null> {
  const stable = (await readRegistry(store))?.registry.remotes[remote]?.stable;
  if (!stable) return null;
  const file = await store.read(`${releaseFolder(remote, stable)}/${MANIFEST_FILE}`);
  return file && RemoteManifestSchema.parse(JSON.parse(new TextDecoder().decode(file.bytes)));
}

/** All errors of a built release, before it is published. */
export async function checkBuilt(store: ReleaseStore, remote: RemoteName, dist: string): Promise<string[]> {
  const manifest = await readBuilt(dist);
  const reasons = [
    ...checkManifest(manifest, remote, await stableManifest(store, remote)),
    ...checkClaims((await readClaims(store)).claims, manifest),
    ...(await verifyFiles(dist, manifest)),
  ];
  if (reasons.length > 0) return reasons;
  try {
    const origin = process.env['API_ORIGIN'] || undefined;
    const apiBase = origin === undefined ? null : `${origin}/api/`;
    return await smokeInThread(join(resolve(dist), manifest.server), Object.keys(manifest.slots), {
      routes: addedRoutes(manifest),
      apiBase,
      now: Date.now(),
      fetch: globalThis.fetch,
    });
  } catch (error) {
    return [`Its server bundle cannot be loaded: ${error instanceof Error ? error.message : String(error)}`];
  }
}

export interface PublishChoices {
  /** A folder that was built elsewhere, without evidence of its tests; by default this workspace tests and builds. */
  dist: string | undefined;
  isTested: boolean;
}

/** The package's own tests, and its types against the contracts that it shares with all others. */
async function testPackage(remote: RemoteName): Promise<void> {
  const { code, output } = await runNode(TOOLS.tsc, ['-p', remote, '--noEmit'], { quiet: true });
  if (code !== 0) throw new ReleaseError([`${remote} breaks the contracts' types:`, output.trim()]);
  const { passed, failed } = await runUnitTests([`${remote}/`]);
  if (failed > 0) throw new ReleaseError([`${remote} fails ${failed} of its own tests.`]);
  console.log(`${remote} passes its ${passed} tests.`);
}

/** Builds, tests and checks one package, and publishes it to the store. It is not served yet. */
export async function publishPackage(remote: RemoteName, { dist, isTested }: PublishChoices): Promise<ReleaseManifest> {
  const store = openReleases();
  const isUntested = dist !== undefined || !isTested;
  if (dist === undefined) {
    if (isTested) await testPackage(remote);
    await buildChanged([remote], console.log, false);
  }
  const folder = dist ?? join(ROOT, remote, 'dist');
  const reasons = await checkBuilt(store, remote, folder);
  if (reasons.length > 0) throw new ReleaseError([`${remote} is not published:`, ...reasons]);
  return publishRelease({ ...changeNow(remote), store, dist: folder, isUntested });
}

/** Removes old releases that are not served. Returns their versions. */
export async function pruneReleases(remote: RemoteName, keep: number, days: number): Promise<string[]> {
  const store = openReleases();
  const before = addDays(new Date(), -days).toISOString();
  let pruned: string[] = [];
  await changeRegistry(store, (registry) => {
    const result = prune(registry, { ...changeNow(remote), keep, before });
    pruned = result.pruned;
    return result.registry;
  });
  // After the registry: a server that still lists them must not look for deleted files.
  for (const version of pruned) await store.removeFolder(releaseFolder(remote, version));
  return pruned;
}

/** What `status` prints. */
export function describeRegistry({ remotes, audit }: Registry, latest: number): string[] {
  const lines = Object.entries(remotes).flatMap(([name, { stable, canary, releases }]) => [
    name,
    `  stable ${stable ?? 'none'}`,
    ...(canary ? [`  canary ${canary.version} for ${canary.percent} %`] : []),
    ...Object.entries(releases)
      .toSorted(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
      .map(([version, { publishedAt, commit, withdrawn, isUntested }]) => {
        const from =
          commit === null ? '' : ` from ${commit.slice(0, 10)}${commit.endsWith('-dirty') ? ' with changes' : ''}`;
        const untested = isUntested === true ? ' (untested)' : '';
        return `    ${version} of ${publishedAt}${from}${untested}${withdrawn === null ? '' : ` (withdrawn: ${withdrawn})`}`;
      }),
  ]);
  const changes = audit
    .slice(-latest)
    .map(({ at, by, action, remote, version, note }) => `  ${at} ${by}: ${action} ${remote} ${version} ${note}`);
  return [...lines, 'Last changes', ...changes];
}
