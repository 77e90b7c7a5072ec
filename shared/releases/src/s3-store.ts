import { AwsClient } from 'aws4fetch';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConflictError, type ReleaseStore } from './release-store.ts';

/** Bucket, credentials and cache folder of an S3 store. */
export interface S3StoreOptions {
  /**
   * URL of the bucket, e.g. `https://s3.eu-north-1.amazonaws.com/my-releases` or `https://minio.internal/my-releases`.
   */
  bucketUrl: string;
  /** Folder within the bucket; may be empty. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  /** Folder in which this machine caches the releases that it serves. */
  cacheFolder: string;
  fetch?: typeof globalThis.fetch;
}

const TIMEOUT_MS = 20_000;
const KEY = /<Key>([^<]*)<\/Key>/g;
const NEXT = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
const plain = (xml: string): string =>
  xml.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);

const encodeKey = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

/** Sends signed requests for keys of one folder of a bucket. */
function createBucket(options: S3StoreOptions) {
  const { bucketUrl, prefix, region, accessKeyId, secretAccessKey, sessionToken } = options;
  const send = options.fetch ?? globalThis.fetch;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    ...(sessionToken !== undefined && { sessionToken }),
  });
  const base = bucketUrl.replace(/\/+$/, '');
  const full = (key: string): string => (prefix === '' ? key : `${prefix}/${key}`);
  const request = async (
    method: string,
    url: string,
    { body, headers }: { headers?: Record<string, string>; body?: Uint8Array } = {},
  ): Promise<Response> => {
    const content = body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> };
    const signed = await client.sign(url, { method, ...(headers && { headers }), ...content });
    return send(signed, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  };
  return {
    url: `${base}/${prefix}`,
    /** The key within the folder of a key of the bucket. */
    own: (fullKey: string): string => (prefix === '' ? fullKey : fullKey.slice(prefix.length + 1)),
    ofKey: (method: string, key: string, init?: { headers?: Record<string, string>; body?: Uint8Array }) =>
      request(method, `${base}/${encodeKey(full(key))}`, init),
    page: (folder: string, token: string | null): Promise<Response> => {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${full(folder)}/` });
      if (token !== null) query.set('continuation-token', token);
      return request('GET', `${base}/?${query}`);
    },
  };
}
type Bucket = ReturnType<typeof createBucket>;

async function refuse(response: Response, what: string): Promise<never> {
  throw new Error(`The bucket answered ${response.status} to ${what}: ${(await response.text()).slice(0, 300)}`);
}

async function readKey(bucket: Bucket, key: string): ReturnType<ReleaseStore['read']> {
  const response = await bucket.ofKey('GET', key);
  if (response.status === 404) return null;
  if (!response.ok) return refuse(response, `reading ${key}`);
  return { bytes: new Uint8Array(await response.arrayBuffer()), tag: response.headers.get('etag') ?? '' };
}

async function listKeys(bucket: Bucket, folder: string): Promise<string[]> {
  const keys: string[] = [];
  let token: string | null = null;
  do {
    const response = await bucket.page(folder, token);
    if (!response.ok) return refuse(response, `listing ${folder}`);
    const xml = await response.text();
    keys.push(...[...xml.matchAll(KEY)].map(([, key = '']) => bucket.own(plain(key))));
    const next: string | undefined = NEXT.exec(xml)?.[1];
    token = next === undefined ? null : plain(next);
  } while (token !== null);
  return keys.toSorted();
}

/** Copies a folder of the bucket to this machine, unless it is there already. */
async function fetchFolder(bucket: Bucket, folder: string, target: string): Promise<string> {
  if (existsSync(target)) return target;
  const draft = `${target}.${randomUUID()}.tmp`;
  for (const key of await listKeys(bucket, folder)) {
    const file = await readKey(bucket, key);
    if (file === null) throw new Error(`${key} has gone while it was fetched`);
    const path = join(draft, key.slice(folder.length + 1));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.bytes);
  }
  // Another server of this machine may have been faster; its copy is the same.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return target;
}

/**
 * Releases in a bucket of S3 or a compatible service. The registry is changed by conditional writes (`If-Match`), so
 * concurrent changes cannot overwrite each other.
 */
export function createS3Store(options: S3StoreOptions): ReleaseStore {
  const { cacheFolder } = options;
  const bucket = createBucket(options);
  return {
    address: bucket.url,
    read: (key) => readKey(bucket, key),
    list: (folder) => listKeys(bucket, folder),
    async write(key, bytes, expected) {
      const condition: Record<string, string> =
        expected === undefined ? {} : expected === null ? { 'If-None-Match': '*' } : { 'If-Match': expected };
      const response = await bucket.ofKey('PUT', key, { headers: condition, body: bytes });
      if (response.status === 412 || response.status === 409) throw new ConflictError(`${key} has changed`);
      if (!response.ok) await refuse(response, `writing ${key}`);
    },
    async removeFolder(folder) {
      for (const key of await listKeys(bucket, folder)) {
        const response = await bucket.ofKey('DELETE', key);
        if (!response.ok && response.status !== 404) await refuse(response, `removing ${key}`);
      }
      await rm(join(cacheFolder, folder), { recursive: true, force: true });
    },
    localFolder: (folder) => fetchFolder(bucket, folder, join(cacheFolder, folder)),
  };
}
