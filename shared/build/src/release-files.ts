import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Integrity } from '@shop/contracts/rendering';
import { FILES_ASSET, type CompiledFiles } from './plugins/release-plugin.ts';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|svg|json|map)$/;
const OUTSIDE_INTEGRITY = /\.(br|map)$/;

/** The compiler's note of its files. */
export const readCompiledFiles = async (browserFolder: string): Promise<CompiledFiles> =>
  JSON.parse(await readFile(join(browserFolder, FILES_ASSET), 'utf8')) as CompiledFiles;

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
};

/** Subresource integrity of every file that a browser may run or read. */
export const integrityOfFolder = async (folder: string): Promise<Record<string, Integrity>> => {
  const files = (await filesBelow(folder)).filter((file) => !OUTSIDE_INTEGRITY.test(file));
  const rows = files.map(async (file): Promise<[string, Integrity]> => {
    const digest = createHash('sha384')
      .update(await readFile(join(folder, file)))
      .digest('base64');
    return [file, `sha384-${digest}`];
  });
  return Object.fromEntries(await Promise.all(rows));
};

/** Package version plus a short hash of everything that the release consists of. */
export const releaseVersion = (
  version: string,
  integrity: Record<string, Integrity>,
  server: Buffer,
  descriptions: unknown = {},
): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify(integrity))
    .update(server)
    .update(JSON.stringify(descriptions))
    .digest('hex');
  return `${version}-${hash.slice(0, 10)}`;
};

/** Writes `<file>.br` beside every text file, at the highest quality: done once, served for ever. */
export const compressFolder = async (folder: string): Promise<void> => {
  const files = (await filesBelow(folder)).filter((file) => COMPRESSIBLE.test(file));
  for (const file of files) {
    const bytes = await readFile(join(folder, file));
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    await writeFile(join(folder, `${file}.br`), await brotli(bytes, options));
  }
};

const isShipped = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|[\\/])testing[\\/]/.test(file);

/** The source texts of a package, less its tests. */
export const readSources = async (folder: string): Promise<string[]> => {
  const source = join(folder, 'src');
  const files = (await readdir(source, { recursive: true })).filter(isShipped).toSorted();
  return Promise.all(files.map((file) => readFile(join(source, file), 'utf8')));
};
