import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, ReleaseManifest } from '../contracts/rendering.ts';
import { REMOTE_NAMES } from '../contracts/slots.ts';
import { CACHE_FOLDER, WORKSPACE } from './workspace.ts';

/** Where `start` and `dev` find the registry of the built releases. */
export const REGISTRY_FILE = join(CACHE_FOLDER, 'registry.json');

/** Writes the registry of the one built version of each remote; folders are relative to the workspace. */
export const writeRegistry = async (): Promise<void> => {
  const remotes: Partial<Registry['remotes']> = {};
  for (const name of REMOTE_NAMES) {
    const file = join(WORKSPACE, name, 'dist/release.json');
    if (!existsSync(file)) continue;
    const { version } = JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest;
    remotes[name] = { stable: version, releases: { [version]: { folder: `${name}/dist` } } };
  }
  await mkdir(CACHE_FOLDER, { recursive: true });
  // A reader must never meet half a file.
  const draft = `${REGISTRY_FILE}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify({ remotes }, null, 2)}\n`);
  await rename(draft, REGISTRY_FILE);
};
