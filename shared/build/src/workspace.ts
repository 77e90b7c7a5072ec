import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRemoteName, REMOTE_NAMES, type RemoteName } from '@shop/contracts/slots';

/** Folder of the whole workspace. */
export const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../../..');
/** Folder for reports and compiler caches; safe to delete. */
export const CACHE_FOLDER = join(WORKSPACE, '.cache');
/** Where the sources of a shared package are. */
export const sharedSource = (name: string): string => join(WORKSPACE, 'shared', name, 'src');

/** How a package is compiled: minified, or with source maps. */
export type Mode = 'production' | 'development';
/** Name of a package that has a build of its own. */
export type BuildablePackage = RemoteName | 'shell';

const orderOf = (name: string): number => {
  const position = (REMOTE_NAMES as readonly string[]).indexOf(name);
  return position === -1 ? REMOTE_NAMES.length : position;
};

/** The remotes of this workspace, by their folders `mf-*`: the shop's own five in their order, then all others. */
export const WORKSPACE_REMOTES: readonly RemoteName[] = globSync('mf-*/package.json', { cwd: WORKSPACE })
  .map((file) => dirname(file))
  .filter(isRemoteName)
  .toSorted((a, b) => orderOf(a) - orderOf(b) || a.localeCompare(b));

/** What has something to build, in the order of a whole build. */
export const BUILDABLE_PACKAGES: readonly BuildablePackage[] = [...WORKSPACE_REMOTES, 'shell'];

/** A buildable package's manifest, as far as its build needs it. */
export interface PackageInfo {
  name: BuildablePackage;
  folder: string;
  version: string;
  /** Names of the npm packages it depends on. */
  dependencies: string[];
  /** Slots of a remote that stand on most pages together (`shop.together`). */
  together: readonly string[];
}

/** Reads what the build needs of a package's package.json. */
export const readPackage = (name: BuildablePackage, folder = join(WORKSPACE, name)): PackageInfo => {
  const json = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    dependencies?: Record<string, string>;
    shop?: { together?: readonly string[] };
  };
  return {
    name,
    folder,
    version: json.version,
    dependencies: Object.keys(json.dependencies ?? {}),
    together: json.shop?.together ?? [],
  };
};

/** Module Federation names become global variables, which cannot carry a dash. */
export const federationName = (name: BuildablePackage): string => name.replaceAll('-', '_');
