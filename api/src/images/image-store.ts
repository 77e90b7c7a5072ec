import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface ImageStoreOptions {
  readonly folder: string;
  /**
   * Pruning keeps the folder below this. Several instances may share it; each may exceed the limit by a twentieth for a
   * while.
   */
  readonly maxBytes: number;
  readonly now?: () => number;
}

export interface ImageStore {
  /** The stored image, or null. Reading makes it the last one to be pruned. */
  readonly read: (file: string) => Promise<Buffer | null>;
  /** Stores an image below the folder; a full or read-only disk costs speed, never the image. */
  readonly write: (file: string, image: Buffer) => Promise<void>;
  /** Removes the least recently used images, until nine tenths of the limit are left, and abandoned drafts. */
  readonly prune: () => Promise<void>;
}

/** Files occupy whole blocks of the disk. */
const BLOCK_BYTES = 4096;
const PRUNE_AFTER_SHARE = 0.05;
const PRUNE_TO_SHARE = 0.9;
const DRAFT_LIFETIME_MS = 60 * 60 * 1000;
const FILES_AT_ONCE = 64;

const isDraft = (file: string): boolean => !/\.(?:avif|webp|jpeg|png|gif)$/.test(file);

interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/** In small batches, to leave the disk and the process free for requests. */
const mapInBatches = async <In, Out>(items: readonly In[], map: (item: In) => Promise<Out>): Promise<Out[]> => {
  const results: Out[] = [];
  for (let from = 0; from < items.length; from += FILES_AT_ONCE) {
    results.push(...(await Promise.all(items.slice(from, from + FILES_AT_ONCE).map(map))));
  }
  return results;
};

/** Null for a file that another instance has removed in the meantime. */
const statOf = async (path: string): Promise<StoredFile | null> => {
  const found = await stat(path).catch(() => null);
  return found && { path, bytes: Math.ceil(found.size / BLOCK_BYTES) * BLOCK_BYTES, usedAt: found.mtimeMs };
};

/** Store of finished images on disk, limited in size [F7]: the least recently used are pruned first. */
export const createImageStore = ({ folder, maxBytes, now = Date.now }: ImageStoreOptions): ImageStore => {
  let writtenSincePrune = 0;
  let pruning: Promise<void> | null = null;

  const list = async (): Promise<StoredFile[]> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return (await mapInBatches(paths, statOf)).filter((file) => file !== null);
  };

  const remove = async ({ path }: StoredFile): Promise<void> => {
    await rm(path, { force: true });
    // Folders of earlier versions become empty; rmdir fails for one with files in it.
    await rmdir(dirname(path)).then(
      () => rmdir(dirname(dirname(path))).catch(() => undefined),
      () => undefined,
    );
  };

  const pruneNow = async (): Promise<void> => {
    writtenSincePrune = 0;
    const files = await list();
    const drafts = files.filter(({ path, usedAt }) => isDraft(path) && usedAt < now() - DRAFT_LIFETIME_MS);
    const images = files.filter(({ path }) => !isDraft(path)).toSorted((a, b) => a.usedAt - b.usedAt);
    let total = images.reduce((sum, { bytes }) => sum + bytes, 0);
    const target = total > maxBytes ? maxBytes * PRUNE_TO_SHARE : total;
    const surplus: StoredFile[] = [];
    for (const image of images) {
      if (total <= target) break;
      surplus.push(image);
      total -= image.bytes;
    }
    await mapInBatches([...drafts, ...surplus], (file) => remove(file).catch(() => undefined));
  };

  const startPruning = (): Promise<void> => {
    pruning ??= pruneNow().finally(() => {
      pruning = null;
    });
    return pruning;
  };

  return {
    async read(file) {
      const path = join(folder, file);
      const image = await readFile(path).catch(() => null);
      const seconds = now() / 1000;
      if (image) void utimes(path, seconds, seconds).catch(() => undefined);
      return image;
    },
    async write(file, image) {
      const path = join(folder, file);
      // Written beside and renamed: no reader, in this or another process, ever gets half an image.
      const draft = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, image);
        await rename(draft, path);
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
        return;
      }
      writtenSincePrune += Math.ceil(image.length / BLOCK_BYTES) * BLOCK_BYTES;
      if (writtenSincePrune > maxBytes * PRUNE_AFTER_SHARE) void startPruning().catch(() => undefined);
    },
    async prune() {
      // A run that began earlier has not seen what was written since.
      await pruning;
      await startPruning();
    },
  };
};
