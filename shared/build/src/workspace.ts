import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTE_NAMES, type RemoteName } from '@shop/contracts/slots';

/** Folder of the whole workspace. */
export const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const CACHE_FOLDER = join(WORKSPACE, '.cache');
/** Where the sources of a shared package are. */
export const sharedSource = (name: string): string => join(WORKSPACE, 'shared', name, 'src');

export type Mode = 'production' | 'development';
export type BuildablePackage = RemoteName | 'shell';

/** What has something to build, in the order of a whole build. */
export const BUILDABLE_PACKAGES: readonly BuildablePackage[] = [...REMOTE_NAMES, 'shell'];

export interface PackageInfo {
  name: BuildablePackage;
  folder: string;
  version: string;
  /** Names of the npm packages it depends on. */
  dependencies: string[];
}

/** Reads what the build needs of a package's package.json. */
export const readPackage = (name: BuildablePackage, folder = join(WORKSPACE, name)): PackageInfo => {
  const json = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    dependencies?: Record<string, string>;
  };
  return { name, folder, version: json.version, dependencies: Object.keys(json.dependencies ?? {}) };
};

/** Module Federation names become global variables, which cannot carry a dash. */
export const federationName = (name: BuildablePackage): string => name.replaceAll('-', '_');
