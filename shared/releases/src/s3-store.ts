import { AwsClient } from 'aws4fetch';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConflictError, type ReleaseStore } from './release-store.ts';

export interface S3StoreOptions {
  /** Address of the bucket, e.g. `https://s3.eu-north-1.amazonaws.com/my-releases` or `https://minio.internal/my-releases`. */
  bucketUrl: string;
  /** Folder within the bucket; may be empty. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  /** Where this machine keeps the releases that it serves. */
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

/**
 * Releases in a bucket of S3 or anything that speaks its language. The registry is changed by conditional writes (`If-Match`), so two
 * people who change it at once cannot undo each other.
 */
export function createS3Store(options: S3StoreOptions): ReleaseStore {
  const { bucketUrl, prefix, region, accessKeyId, secretAccessKey, sessionToken, cacheFolder } = options;
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
  const own = (fullKey: string): string => (prefix === '' ? fullKey : fullKey.slice(prefix.length + 1));

  const ask = async (
    method: string,
    address: string,
    init: { headers?: Record<string, string>; body?: Uint8Array },
  ) => {
    const { body, headers } = init;
    const content = body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> };
    const signed = await client.sign(address, { method, ...(headers && { headers }), ...content });
    return send(signed, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  };

  const refuse = async (answer: Response, what: string): Promise<never> => {
    throw new Error(`The bucket answered ${answer.status} to ${what}: ${(await answer.text()).slice(0, 300)}`);
  };

  const read: ReleaseStore['read'] = async (key) => {
    const answer = await ask('GET', `${base}/${encodeKey(full(key))}`, {});
    if (answer.status === 404) return null;
    if (!answer.ok) return refuse(answer, `reading ${key}`);
    return { bytes: new Uint8Array(await answer.arrayBuffer()), tag: answer.headers.get('etag') ?? '' };
  };

  const list: ReleaseStore['list'] = async (folder) => {
    const keys: string[] = [];
    let token: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${full(folder)}/` });
      if (token !== null) query.set('continuation-token', token);
      const answer = await ask('GET', `${base}/?${query}`, {});
      if (!answer.ok) return refuse(answer, `listing ${folder}`);
      const xml = await answer.text();
      keys.push(...[...xml.matchAll(KEY)].map(([, key = '']) => own(plain(key))));
      const next: string | undefined = NEXT.exec(xml)?.[1];
      token = next === undefined ? null : plain(next);
    } while (token !== null);
    return keys.toSorted();
  };

  return {
    address: `${base}/${prefix}`,
    read,
    list,
    async write(key, bytes, expected) {
      const condition: Record<string, string> =
        expected === undefined ? {} : expected === null ? { 'If-None-Match': '*' } : { 'If-Match': expected };
      const answer = await ask('PUT', `${base}/${encodeKey(full(key))}`, { headers: condition, body: bytes });
      if (answer.status === 412 || answer.status === 409) throw new ConflictError(`${key} has changed`);
      if (!answer.ok) await refuse(answer, `writing ${key}`);
    },
    async removeFolder(folder) {
      for (const key of await list(folder)) {
        const answer = await ask('DELETE', `${base}/${encodeKey(full(key))}`, {});
        if (!answer.ok && answer.status !== 404) await refuse(answer, `removing ${key}`);
      }
      await rm(join(cacheFolder, folder), { recursive: true, force: true });
    },
    async localFolder(folder) {
      const target = join(cacheFolder, folder);
      if (existsSync(target)) return target;
      const draft = `${target}.${randomUUID()}.tmp`;
      for (const key of await list(folder)) {
        const file = await read(key);
        if (file === null) throw new Error(`${key} has gone while it was fetched`);
        const path = join(draft, key.slice(folder.length + 1));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, file.bytes);
      }
      // Another server of this machine may have been faster; its copy is the same.
      await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
      return target;
    },
  };
}
