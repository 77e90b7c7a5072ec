import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes on the network by file name, relative to the release's browser folder. */
export type FileSizes = ReadonlyMap<string, number>;

const sizeOf = async (file: string): Promise<number | null> => (await stat(file).catch(() => null))?.size ?? null;

/** Sizes of files as compressed by the build. Missing ones are left out. */
export async function readSizes(folder: string, files: Iterable<string>): Promise<FileSizes> {
  const read = async (file: string): Promise<[string, number] | null> => {
    const size = (await sizeOf(join(folder, `${file}.br`))) ?? (await sizeOf(join(folder, file)));
    return size === null ? null : [file, size];
  };
  const rows = await Promise.all([...new Set(files)].map(read));
  return new Map(rows.filter((row) => row !== null));
}
