import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ApiError } from '../http/errors.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../http/json-depth.ts';
import { parsePart } from '../http/validation.ts';

const MAX_BYTES = 1_000_000;

interface UploadedFile {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Allows the routes of one encapsulated part of the app to receive a file: one, of at most a megabyte, and small
 * fields.
 */
export const acceptUploads = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: { files: 1, fileSize: MAX_BYTES, fields: 1, fieldSize: 10_000, parts: 2, headerPairs: 20 },
  });
};

const parseJson = (value: unknown): unknown => {
  const text = String(value);
  if (isDeeperThan(text, MAX_JSON_DEPTH)) throw new ApiError('BAD_REQUEST');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', undefined, { cause });
  }
};

/** [7.1-04], [7.1-05] The file under `files[]`, and the JSON under `data`, parsed by its schema. */
export async function readUpload<S extends z.ZodMiniType>(
  request: FastifyRequest,
  schema: S,
): Promise<{ file: UploadedFile; data: z.output<S> }> {
  if (!request.isMultipart()) throw new ApiError('BAD_REQUEST', undefined, { status: 415 });
  let file: UploadedFile | undefined;
  let data: unknown;
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'files[]') {
      file = { name: part.filename, content: await part.toBuffer() };
    } else if (part.type === 'field' && part.fieldname === 'data') data = parseJson(part.value);
    else throw new ApiError('BAD_REQUEST', 'Skicka filen som files[] och resten som data.');
  }
  if (file === undefined) throw new ApiError('VALIDATION', undefined, { fields: { 'files[]': 'Välj en fil.' } });
  return { file, data: parsePart(schema, 'body', data ?? {}) as z.output<S> };
}
