import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@shop/contracts/rendering';
import type { RemoteName } from '@shop/contracts/slots';
import {
  checkManifest,
  digestOf,
  MANIFEST_FILE,
  releaseFolder,
  RemoteManifestSchema,
  verifyFiles,
  type OpenBundle,
  type ReleaseStore,
} from '@shop/releases';
import { readSizes } from './file-sizes.ts';
import { readInlineStyles } from './inline-styles.ts';
import type { OpenBundleOf } from './open-bundle.ts';
import type { Release } from './release-set.ts';

/** Public URL path of a release's files. */
export const publicFolder = (name: string, version: string): string => `/assets/${name}/${version}/`;

export interface LoadReleaseOptions {
  store: ReleaseStore;
  openBundle: OpenBundleOf;
  /**
   * Renders the slots of a bundle once, in a separate process; resolves with errors, rejects when it cannot be loaded.
   */
  smoke: (file: string, manifest: ReleaseManifest) => Promise<string[]>;
}

export interface LoadRequest {
  name: RemoteName;
  version: string;
  /** SHA-256 of the manifest, from the registry. */
  digest: string;
  /** Manifest of the release that it would replace; null without one. */
  before: ReleaseManifest | null;
}

/** A release that may be served, or the reasons against it. One with valid files but a failing bundle has both. */
export interface Loaded {
  release: Release | null;
  reasons: readonly string[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function openChecked(
  file: string,
  manifest: ReleaseManifest,
  isReplacement: boolean,
  { openBundle, smoke }: LoadReleaseOptions,
): Promise<{ bundle: OpenBundle | null; reasons: string[] }> {
  try {
    // At start there is no fallback and visitors wait: these releases have passed the smoke test before.
    const reasons = isReplacement ? await smoke(file, manifest) : [];
    return { bundle: await openBundle(file, manifest), reasons };
  } catch (error) {
    return { bundle: null, reasons: [`Its server bundle cannot be loaded: ${messageOf(error)}`] };
  }
}

/** Fetches a release from the store and verifies it. Rejects when the store cannot be reached. */
export async function loadRelease(request: LoadRequest, options: LoadReleaseOptions): Promise<Loaded> {
  const { name, version, digest, before } = request;
  const refuse = (...reasons: string[]): Loaded => ({ release: null, reasons });
  const folder = await options.store.localFolder(releaseFolder(name, version));
  const bytes = await readFile(join(folder, MANIFEST_FILE)).catch(() => null);
  if (bytes === null) return refuse('Its files are not in the store');
  if (digestOf(bytes) !== digest) return refuse('Its release.json is not the one that was published');
  const parsed = RemoteManifestSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!parsed.success) return refuse(`Its release.json cannot be read: ${parsed.error.message}`);
  const manifest = parsed.data;
  const reasons = [...checkManifest(manifest, name, before), ...(await verifyFiles(folder, manifest))];
  if (manifest.version !== version) reasons.push(`It calls itself ${manifest.version}`);
  if (reasons.length > 0) return refuse(...reasons);

  const opened = await openChecked(join(folder, manifest.server), manifest, before !== null, options);
  const base = publicFolder(name, version);
  const browser = join(folder, 'browser');
  const slots = Object.values(manifest.slots);
  const styles = await readInlineStyles(
    browser,
    base,
    slots.flatMap((slot) => slot?.css ?? []),
  );
  const sizes = await readSizes(browser, [manifest.entry, ...slots.flatMap((slot) => slot?.js ?? [])]);
  return {
    release: { name, version, base, folder: browser, styles, sizes, manifest, bundle: opened.bundle },
    reasons: opened.reasons,
  };
}
