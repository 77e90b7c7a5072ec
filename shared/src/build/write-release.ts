import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLATFORM_VERSION } from '../contracts/platform.ts';
import type { ReleaseManifest, ShellManifest } from '../contracts/rendering.ts';
import type { RemoteName } from '../contracts/slots.ts';
import { compressFolder, integrityOfFolder, releaseVersion, readCompiledFiles } from './release-files.ts';
import { readPackage, type Mode } from './workspace.ts';

const SERVER_FILE = 'server/server.mjs';
const isFont = (file: string): boolean => file.endsWith('.woff2');

const describe = async (dist: string, packageVersion: string) => {
  const browser = join(dist, 'browser');
  const files = await readCompiledFiles(browser);
  const integrity = await integrityOfFolder(browser);
  const version = releaseVersion(packageVersion, integrity, await readFile(join(dist, SERVER_FILE)));
  return { files, integrity, version };
};

const finish = async (dist: string, mode: Mode, manifest: ReleaseManifest | ShellManifest): Promise<void> => {
  if (mode === 'production') await compressFolder(join(dist, 'browser'));
  await writeFile(join(dist, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};

/** Writes a compiled remote's `release.json` and its compressed files. */
export const writeRemoteRelease = async (name: RemoteName, folder: string, mode: Mode): Promise<ReleaseManifest> => {
  const dist = join(folder, 'dist');
  const { files, integrity, version } = await describe(dist, readPackage(name, folder).version);
  const manifest: ReleaseManifest = {
    name,
    version,
    platform: `^${PLATFORM_VERSION}`,
    entry: files.entry,
    slots: files.groups,
    integrity,
    server: SERVER_FILE,
  };
  await finish(dist, mode, manifest);
  return manifest;
};

/** Writes the compiled shell's `release.json` and its compressed files. */
export const writeShellRelease = async (folder: string, mode: Mode): Promise<ShellManifest> => {
  const dist = join(folder, 'dist');
  const { files, integrity, version } = await describe(dist, readPackage('shell', folder).version);
  const manifest: ShellManifest = {
    version,
    entry: files.entry,
    js: files.start.js.filter((file) => file !== files.entry),
    css: files.start.css,
    fonts: Object.keys(integrity).filter(isFont),
    integrity,
    server: SERVER_FILE,
  };
  await finish(dist, mode, manifest);
  return manifest;
};
