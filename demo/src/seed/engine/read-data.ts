import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const FOLDER = join(import.meta.dirname, '../../../data');

/** A file of `demo/data` is not what its reader needs; the message names each wrong value by its path. */
export class DataError extends Error {
  constructor(file: string, problems: readonly string[]) {
    super(`demo/data/${file} cannot be read:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'DataError';
  }
}

const pathOf = (path: readonly PropertyKey[]): string => (path.length === 0 ? 'the file' : z.core.toDotPath(path));

/** Parses a text as JSON with the schema. `file` is only for the message. */
export function parseData<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new DataError(file, [error instanceof Error ? error.message : String(error)]);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new DataError(
    file,
    result.error.issues.map(({ path, message }) => `${pathOf(path)}: ${message}`),
  );
}

/**
 * Reads a JSON file below `demo/data`, once, when the module that needs it is loaded.
 *
 * @throws DataError naming the file and the path of each wrong value
 */
export const readData = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  parseData(file, readFileSync(join(FOLDER, file), 'utf8'), schema);
