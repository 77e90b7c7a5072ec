import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ShellManifest } from '@shop/contracts/rendering';
import type { RemoteName } from '@shop/contracts/slots';
import { promote, prune } from '@shop/releases/changes';
import { createFolderStore } from '@shop/releases/folder-store';
import { copyRelease, publishRelease, readBuilt, releaseFolder } from '@shop/releases/publish-release';
import { readRegistry } from '@shop/releases/registry-file';
import { CACHE_FOLDER, WORKSPACE, WORKSPACE_REMOTES } from './workspace.ts';

/** A workspace's release folder: outside `dist`, which every build empties. */
export const RELEASE_FOLDER = join(CACHE_FOLDER, 'releases');

/** Builds that a workspace retains: open pages of a running shop may still request their chunks. */
const MAX_BUILDS = 5;

const run = promisify(execFile);

/** The commit that is checked out, marked when files differ from it; null outside a repository. */
export const currentCommit = async (): Promise<string | null> => {
  try {
    const { stdout } = await run('git', ['describe', '--always', '--abbrev=40', '--dirty', '--exclude=*'], {
      cwd: WORKSPACE,
    });
    return stdout.trim();
  } catch {
    return null;
  }
};

/** Makes a built remote the stable release of this workspace's shop. */
export const adoptRemote = async (remote: RemoteName): Promise<void> => {
  const store = createFolderStore(RELEASE_FOLDER);
  const change = { remote, at: new Date().toISOString(), by: 'build' };
  const dist = join(WORKSPACE, remote, 'dist');
  let forgotten: string[] = [];
  await publishRelease({
    ...change,
    store,
    dist,
    also(registry, version) {
      const promoted = promote(registry, { ...change, version, action: 'build' });
      const result = prune(promoted, { ...change, keep: MAX_BUILDS, before: change.at });
      forgotten = result.pruned;
      return result.registry;
    },
  });
  for (const version of forgotten) await store.removeFolder(releaseFolder(remote, version));
};

/** Adopts what is built but in no registry, as after the cache has been emptied. */
export const adoptMissing = async (): Promise<void> => {
  const known = (await readRegistry(createFolderStore(RELEASE_FOLDER)))?.registry.remotes ?? {};
  for (const remote of WORKSPACE_REMOTES) {
    const isBuilt = await readBuilt(join(WORKSPACE, remote, 'dist')).catch(() => null);
    if (isBuilt !== null && (known[remote]?.stable ?? null) === null) await adoptRemote(remote);
  }
};

/**
 * Copies the built shell beside the releases: a server that runs it serves its files from there while the next one is
 * built.
 */
export const storeShell = async (dist: string, manifest: ShellManifest): Promise<void> => {
  const { version } = manifest;
  const store = createFolderStore(RELEASE_FOLDER);
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  await copyRelease(store, dist, releaseFolder('shell', version), bytes);
  const parent = join(RELEASE_FOLDER, 'shell');
  const copies = await Promise.all(
    (await readdir(parent)).map(async (name) => ({ name, at: (await stat(join(parent, name))).mtimeMs })),
  );
  const old = copies.toSorted((a, b) => b.at - a.at).slice(MAX_BUILDS);
  for (const { name } of old) if (name !== version) await store.removeFolder(releaseFolder('shell', name));
};
