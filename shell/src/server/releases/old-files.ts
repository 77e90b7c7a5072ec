import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRemoteName } from '@shop/contracts/slots';
import {
  digestOf,
  MANIFEST_FILE,
  releaseFolder,
  RemoteManifestSchema,
  ShellManifestSchema,
  type Registry,
  type ReleaseStore,
} from '@shop/releases';
import { releaseKey } from './loaded-releases.ts';
import type { ReleaseFiles } from './release-set.ts';

/** Valid version in folder names and URLs. */
const VERSION = /^\w[\w.+-]{0,99}$/;

const readRemote = async (store: ReleaseStore, key: string, digest: string): Promise<ReleaseFiles | null> => {
  const folder = await store.localFolder(key);
  const bytes = await readFile(join(folder, MANIFEST_FILE)).catch(() => null);
  if (bytes === null || digestOf(bytes) !== digest) return null;
  const { integrity } = RemoteManifestSchema.parse(JSON.parse(bytes.toString('utf8')));
  return { folder: join(folder, 'browser'), integrity };
};

const readShell = async (store: ReleaseStore, key: string): Promise<ReleaseFiles | null> => {
  const file = await store.read(`${key}/${MANIFEST_FILE}`);
  if (file === null) return null;
  const { integrity } = ShellManifestSchema.parse(JSON.parse(new TextDecoder().decode(file.bytes)));
  return { folder: join(await store.localFolder(key), 'browser'), integrity };
};

/**
 * Finds the files of any release in the store, for pages that are still open. Results are cached without expiry:
 * releases never change.
 */
export type FindFiles = (name: string, version: string, registry: Registry | null) => Promise<ReleaseFiles | null>;

export function createFindFiles(store: ReleaseStore): FindFiles {
  const found = new Map<string, Promise<ReleaseFiles | null>>();

  const once = (key: string, read: () => Promise<ReleaseFiles | null>): Promise<ReleaseFiles | null> => {
    const known = found.get(key);
    if (known) return known;
    const reading = read();
    found.set(key, reading);
    reading.then(
      (files) => void (files ?? found.delete(key)),
      () => found.delete(key),
    );
    return reading;
  };

  return async (name, version, registry) => {
    const key = releaseKey(name, version);
    const folder = releaseFolder(name, version);
    if (name === 'shell') return VERSION.test(version) ? once(key, () => readShell(store, folder)) : null;
    const digest = isRemoteName(name) ? registry?.remotes[name]?.releases[version]?.digest : undefined;
    return digest === undefined ? null : once(key, () => readRemote(store, folder, digest));
  };
}
