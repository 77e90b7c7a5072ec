import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '@shop/shared/contracts/rendering';
import { REMOTE_NAMES, type RemoteName } from '@shop/shared/contracts/slots';
import { RegistrySchema, RemoteManifestSchema, ShellManifestSchema } from './manifest-schemas.ts';
import { readInlineStyles } from './inline-styles.ts';
import type { Release, ReleaseRegistry, ReleaseSet, ShellRelease } from './release-set.ts';

export interface FolderRegistryOptions {
  registryFile: string;
  shellReleaseFile: string;
  now: () => number;
  onProblem: (message: string, error: unknown) => void;
  /** Loads a server bundle; a parameter so that tests need no built files. */
  importBundle?: (file: string, version: string) => Promise<ServerBundle>;
}

/** Milliseconds between two looks at the files. */
const LOOK_EVERY_MS = 1000;

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

// The version in the address makes Node load a rebuilt bundle anew; without it the first one would stay for ever.
const importFromDisk = (file: string, version: string): Promise<ServerBundle> =>
  import(/* webpackIgnore: true */ `${pathToFileURL(file).href}?v=${version}`) as Promise<ServerBundle>;

const publicFolder = (name: string, version: string): string => `/assets/${name}/${version}/`;

const changeOf = async (file: string): Promise<string> => {
  try {
    const { mtimeMs, size } = await stat(file);
    return `${file}:${mtimeMs}:${size}`;
  } catch {
    return `${file}:none`;
  }
};

/** The registry as a folder on disk: follows its files without a restart, keeps the last readable state when they break. */
export function createFolderRegistry(options: FolderRegistryOptions): ReleaseRegistry {
  const { registryFile, shellReleaseFile, now, onProblem, importBundle = importFromDisk } = options;
  // Folders in the registry are written from the workspace, whose `.cache` holds it.
  const base = resolve(dirname(registryFile), '..');
  const known = new Map<string, Pick<Release, 'folder'> & { integrity: Readonly<Record<string, string>> }>();
  const bundles = new Map<string, Promise<ServerBundle | null>>();
  let state: Promise<ReleaseSet> | null = null;
  let watched: readonly string[] = [registryFile, shellReleaseFile];
  let lastChange = '';
  let lookedAt = Number.NEGATIVE_INFINITY;

  const bundleOf = (name: string, version: string, file: string): Promise<ServerBundle | null> => {
    const key = `${name}@${version}`;
    const bundle =
      bundles.get(key) ??
      importBundle(file, version).catch((error: unknown) => {
        onProblem(`The server bundle of ${key} cannot be loaded`, error);
        return null;
      });
    bundles.set(key, bundle);
    return bundle;
  };

  const readRemote = async (name: RemoteName, folder: string): Promise<Release | null> => {
    try {
      const manifest = RemoteManifestSchema.parse(await readJson(join(folder, 'release.json')));
      const { version, integrity } = manifest;
      known.set(`${name}/${version}`, { folder: join(folder, 'browser'), integrity });
      const bundle = await bundleOf(name, version, join(folder, manifest.server));
      const base = publicFolder(name, version);
      const files = Object.values(manifest.slots).flatMap(({ css }) => css);
      const styles = await readInlineStyles(join(folder, 'browser'), base, files);
      return { name, version, base, folder, styles, manifest, bundle };
    } catch (error) {
      onProblem(`The release of ${name} cannot be read`, error);
      return null;
    }
  };

  const readShell = async (): Promise<ShellRelease> => {
    const manifest = ShellManifestSchema.parse(await readJson(shellReleaseFile));
    const folder = dirname(shellReleaseFile);
    known.set(`shell/${manifest.version}`, { folder: join(folder, 'browser'), integrity: manifest.integrity });
    const base = publicFolder('shell', manifest.version);
    const styles = await readInlineStyles(join(folder, 'browser'), base, manifest.css);
    return { base, folder, styles, manifest };
  };

  const read = async (): Promise<ReleaseSet> => {
    const registry = RegistrySchema.parse(await readJson(registryFile));
    const shell = await readShell();
    const folders = REMOTE_NAMES.flatMap((name) => {
      const entry = registry.remotes[name];
      const folder = entry?.releases[entry.stable]?.folder;
      return folder === undefined ? [] : [{ name, folder: resolve(base, folder) }];
    });
    watched = [registryFile, shellReleaseFile, ...folders.map(({ folder }) => join(folder, 'release.json'))];
    const releases = await Promise.all(folders.map(({ name, folder }) => readRemote(name, folder)));
    const remotes: Partial<Record<RemoteName, Release>> = {};
    for (const release of releases) if (release) remotes[release.name] = release;
    const versions = releases.map((release) => release && `${release.name}@${release.version}`);
    return { key: [shell.manifest.version, ...versions].join(','), shell, remotes };
  };

  const look = async (): Promise<void> => {
    const change = (await Promise.all(watched.map(changeOf))).join('|');
    if (change === lastChange && state !== null) return;
    const before = state;
    const next = read();
    state = before === null ? next : next.catch(() => before);
    await next.then(
      async () => {
        lastChange = (await Promise.all(watched.map(changeOf))).join('|');
      },
      (error: unknown) => {
        onProblem('The registry cannot be read', error);
        if (before === null) state = null;
      },
    );
  };

  return {
    async current() {
      if (state === null || now() - lookedAt >= LOOK_EVERY_MS) {
        lookedAt = now();
        const looking = look();
        // Only the very first visitor waits for the files; later ones are served what is there.
        if (state === null) await looking;
        else looking.catch((error: unknown) => onProblem('The registry cannot be looked at', error));
      }
      if (state === null) throw new Error(`There is no readable registry at ${registryFile}`);
      return state;
    },
    files: (name, version) => known.get(`${name}/${version}`) ?? null,
  };
}
