import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ReleaseManifest } from '@shop/contracts/rendering';

const ROOT = resolve(import.meta.dirname, '../..');

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

export interface Variant {
  dist: string;
  version: string;
  remove: () => void;
}

/**
 * A release of mf-header as another clone would have built it, with one small patch: replaces each given text, in the
 * files for browsers and in those for servers.
 */
export function buildHeaderVariant(
  version: string,
  texts: Readonly<Record<string, string>>,
  change: Partial<ReleaseManifest> = {},
): Variant {
  const dist = mkdtempSync(join(tmpdir(), 'shop-variant-'));
  cpSync(join(ROOT, 'mf-header/dist'), dist, { recursive: true });
  const patch = (file: string) => {
    const before = readFileSync(file, 'utf8');
    const after = Object.entries(texts).reduce((text, [from, to]) => text.replaceAll(from, to), before);
    if (after === before) return;
    writeFileSync(file, after);
    rmSync(`${file}.br`, { force: true });
  };
  const browser = join(dist, 'browser');
  for (const file of readdirSync(browser)) if (file.endsWith('.js')) patch(join(browser, file));
  const manifestFile = join(dist, 'release.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as ReleaseManifest;
  patch(join(dist, manifest.server));
  const integrity = Object.fromEntries(
    Object.keys(manifest.integrity).map((file) => [file, integrityOf(join(browser, file))]),
  );
  const serverIntegrity = integrityOf(join(dist, manifest.server));
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, version, integrity, serverIntegrity, ...change }));
  return { dist, version, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

/** Runs `npm run release` on a store. Returns its output, and whether it succeeded. */
export function release(store: string, ...args: string[]): { isOk: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/commands/release.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, RELEASE_STORE: store, API_ORIGIN: process.env.API_URL ?? '' },
  });
  return { isOk: status === 0, output: `${stdout}${stderr}` };
}
