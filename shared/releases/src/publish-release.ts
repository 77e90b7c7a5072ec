import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ReleaseManifest } from '@shop/contracts/rendering';
import type { RemoteName } from '@shop/contracts/slots';
import { publish, type Change } from './changes.ts';
import { claimFor } from './claims.ts';
import { RemoteManifestSchema } from './manifest-schemas.ts';
import type { Registry } from './registry-document.ts';
import { changeRegistry } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './release-store.ts';
import { digestOf, verifyFiles } from './verify-files.ts';

/** File name of a release's manifest. */
export const MANIFEST_FILE = 'release.json';

/** Where a release lies in its store. */
export const releaseFolder = (name: string, version: string): string => `${name}/${version}`;

/** Reads a built package's `release.json`. */
export async function readBuilt(dist: string): Promise<ReleaseManifest> {
  return RemoteManifestSchema.parse(JSON.parse(await readFile(join(dist, MANIFEST_FILE), 'utf8')));
}

const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );
};

/** Files of the compiler that no server needs, and the manifest, which is copied last. */
const NOT_PUBLISHED = new Set(['files.json', MANIFEST_FILE, `${MANIFEST_FILE}.tmp`]);

/**
 * Copies a built folder into the store, where it is immutable. The manifest is copied last, so an interrupted copy is
 * no release. An existing release is not overwritten.
 */
export async function copyRelease(
  store: ReleaseStore,
  dist: string,
  folder: string,
  manifest: Uint8Array,
): Promise<void> {
  const last = `${folder}/${MANIFEST_FILE}`;
  if ((await store.read(last)) !== null) return;
  for (const file of await filesOf(dist))
    if (!NOT_PUBLISHED.has(file)) await store.write(`${folder}/${file}`, await readFile(join(dist, file)));
  await store.write(last, manifest);
}

/** A built release, the store it goes to, and who publishes it. */
export interface PublishOptions extends Omit<Change, 'remote'> {
  store: ReleaseStore;
  remote: RemoteName;
  /** The built package's folder. */
  dist: string;
  /** Its own tests have not been run. */
  isUntested?: boolean;
  /** More changes of the registry in the same step. */
  also?: (registry: Registry, version: string) => Registry;
}

/**
 * Publishes a built remote: its files into the store, then its name into the registry. Throws ReleaseError when its
 * files are incomplete, or its URLs or slots are another remote's.
 */
export async function publishRelease(options: PublishOptions): Promise<ReleaseManifest> {
  const { store, remote, dist, at, by, isUntested = false, also = (registry) => registry } = options;
  const manifest = await readBuilt(dist);
  if (manifest.name !== remote) throw new ReleaseError([`${dist} holds ${manifest.name}, not ${remote}.`]);
  const { version } = manifest;
  const folder = releaseFolder(remote, version);
  const problems = await verifyFiles(dist, manifest);
  if (problems.length > 0) throw new ReleaseError(problems);
  await claimFor(store, manifest);
  await copyRelease(store, dist, folder, await readFile(join(dist, MANIFEST_FILE)));
  const stored = await store.read(`${folder}/${MANIFEST_FILE}`);
  if (stored === null) throw new ReleaseError([`${folder} has gone while it was published.`]);
  const { commit, serverIntegrity } = RemoteManifestSchema.parse(JSON.parse(new TextDecoder().decode(stored.bytes)));
  if (serverIntegrity !== manifest.serverIntegrity)
    throw new ReleaseError([`${remote} ${version} has been published before with other files.`]);
  const digest = digestOf(stored.bytes);
  await changeRegistry(store, (registry) =>
    also(publish(registry, { remote, version, commit, digest, at, by, isUntested }), version),
  );
  return manifest;
}
