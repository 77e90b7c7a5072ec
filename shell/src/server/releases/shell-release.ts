import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MANIFEST_FILE, releaseFolder, ShellManifestSchema, type ReleaseStore } from '@shop/releases';
import { readSizes } from './file-sizes.ts';
import { readInlineStyles } from './inline-styles.ts';
import { publicFolder } from './load-release.ts';
import type { ShellRelease } from './release-set.ts';

/**
 * Reads the shell's own files. A copy in the release store is preferred to the build folder, which a build beside a
 * running server empties.
 */
export async function readShellRelease(file: string, store: ReleaseStore): Promise<ShellRelease> {
  const manifest = ShellManifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const { version } = manifest;
  const copy = await store.localFolder(releaseFolder('shell', version)).catch(() => null);
  const hasCopy = copy !== null && (await stat(join(copy, MANIFEST_FILE)).catch(() => null)) !== null;
  const folder = hasCopy ? copy : dirname(file);
  const base = publicFolder('shell', version);
  const browser = join(folder, 'browser');
  const styles = await readInlineStyles(browser, base, manifest.css);
  const sizes = await readSizes(browser, [manifest.entry, ...manifest.beside, ...manifest.js]);
  return { base, folder: browser, styles, sizes, manifest };
}
