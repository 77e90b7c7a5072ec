import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKAGE_VERSIONS } from '@shop/contracts/package-versions';
import { PLATFORM_VERSION } from '@shop/contracts/platform';
import type { ReleaseManifest, ShellManifest } from '@shop/contracts/rendering';
import type { SlotDescription } from '@shop/contracts/slot-description';
import type { RemoteName, SlotName } from '@shop/contracts/slots';
import { readEvents } from '@shop/releases/event-contract';
import { integrityOf } from '@shop/releases/verify-files';
import { currentCommit, storeShell } from './adopt-build.ts';
import { compressFolder, integrityOfFolder, readSources, releaseVersion, readCompiledFiles } from './release-files.ts';
import { discoverSlots } from './discover-slots.ts';
import { readDescriptions } from './read-descriptions.ts';
import { readOwnTexts, readTexts } from './read-texts.ts';
import { readPackage, type Mode } from './workspace.ts';

const SERVER_FILE = 'server/server.mjs';
const isFont = (file: string): boolean => file.endsWith('.woff2');

const describe = async (dist: string, packageVersion: string, descriptions?: Record<SlotName, SlotDescription>) => {
  const browser = join(dist, 'browser');
  const files = await readCompiledFiles(browser);
  const integrity = await integrityOfFolder(browser);
  const server = await readFile(join(dist, SERVER_FILE));
  const version = releaseVersion(packageVersion, integrity, server, descriptions);
  return { files, integrity, version, serverIntegrity: integrityOf(server) };
};

const compress = async (dist: string, mode: Mode): Promise<void> => {
  if (mode === 'production') await compressFolder(join(dist, 'browser'));
};

const writeManifest = async (dist: string, manifest: ReleaseManifest | ShellManifest): Promise<void> => {
  const file = join(dist, 'release.json');
  // A reader must never meet half a file.
  await writeFile(`${file}.tmp`, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(`${file}.tmp`, file);
};

/** Writes a compiled remote's `release.json` and its compressed files. */
export const writeRemoteRelease = async (name: RemoteName, folder: string, mode: Mode): Promise<ReleaseManifest> => {
  const dist = join(folder, 'dist');
  const about = await readDescriptions(discoverSlots(name, folder));
  const { files, integrity, version, serverIntegrity } = await describe(dist, readPackage(name, folder).version, about);
  const sources = await readSources(folder);
  const slots = Object.entries(files.groups).map(([slot, names]) => [slot, { ...names, about: about[slot] ?? {} }]);
  const manifest: ReleaseManifest = {
    name,
    version,
    commit: await currentCommit(),
    platform: `^${PLATFORM_VERSION}`,
    builtWith: { ...PACKAGE_VERSIONS },
    entry: files.entry,
    slots: Object.fromEntries(slots),
    integrity,
    server: SERVER_FILE,
    serverIntegrity,
    events: readEvents(sources),
    awaitsIntegrity: true,
    texts: readTexts(sources),
    ownTexts: readOwnTexts(sources),
  };
  await compress(dist, mode);
  await writeManifest(dist, manifest);
  return manifest;
};

/** Writes the compiled shell's `release.json` and its compressed files. */
export const writeShellRelease = async (folder: string, mode: Mode): Promise<ShellManifest> => {
  const dist = join(folder, 'dist');
  const { files, integrity, version } = await describe(dist, readPackage('shell', folder).version);
  const manifest: ShellManifest = {
    version,
    entry: files.entry,
    beside: files.beside,
    js: files.start.js.filter((file) => file !== files.entry && !files.beside.includes(file)),
    css: files.start.css,
    fonts: Object.keys(integrity).filter(isFont),
    integrity,
    server: SERVER_FILE,
  };
  await compress(dist, mode);
  // First: a server that sees the new manifest finds these files already.
  await storeShell(dist, manifest);
  await writeManifest(dist, manifest);
  return manifest;
};
