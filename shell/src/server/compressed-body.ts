import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that is compressed at most once per encoding, when somebody first asks for it. */
export interface CompressedBody {
  etag: string;
  bytes: number;
  as(encoding: Encoding): Promise<Buffer>;
}

// 5 costs a few milliseconds for a page and is within some per cent of the slow levels.
const BROTLI_QUALITY = 5;

export function compressedBody(identity: Buffer): CompressedBody {
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  const make = (encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'gzip') return zip(identity);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    };
    return brotli(identity, { params });
  };
  return {
    // No hash: a document carries its own time, so two are never alike.
    etag: `W/"${randomUUID()}"`,
    // With its compressed forms, roughly.
    bytes: Math.ceil(identity.length * 1.4),
    as(encoding) {
      const known = made.get(encoding) ?? make(encoding);
      made.set(encoding, known);
      return known;
    },
  };
}

/** The best encoding that the client names; a weight of 0 refuses one. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const refused = /;\s*q=0(?:\.0+)?\s*$/;
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') || accepted.includes('*') ? 'gzip' : 'identity';
}

/** Whether `If-None-Match` names this answer. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((part) => part.trim() === etag || part.trim() === '*');
