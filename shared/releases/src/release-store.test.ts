import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publish } from './changes.ts';
import { createFolderStore } from './folder-store.ts';
import { openStore } from './open-store.ts';
import { changeRegistry, readRegistry, REGISTRY_KEY } from './registry-file.ts';
import { ConflictError, type ReleaseStore } from './release-store.ts';
import { createS3Store } from './s3-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (file: { bytes: Uint8Array } | null) => file && new TextDecoder().decode(file.bytes);

/** What S3 promises of reading, conditional writing, listing in pages and removing. Refuses what is not signed. */
function startBucket(): Promise<{ url: string; server: Server }> {
  const files = new Map<string, Buffer>();
  const etag = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '', 'http://bucket.test');
    const key = decodeURIComponent(url.pathname.replace('/releases/', ''));
    const result = (status: number, headers: Record<string, string> = {}, content: Buffer | string = '') =>
      response.writeHead(status, headers).end(content);
    if (!/^AWS4-HMAC-SHA256 .*Credential=key\//.test(request.headers.authorization ?? '')) return result(403);
    if (url.searchParams.has('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const all = [...files.keys()].filter((name) => name.startsWith(prefix)).toSorted();
      const from = Number(url.searchParams.get('continuation-token') ?? 0);
      const keys = all
        .slice(from, from + 2)
        .map((name) => `<Contents><Key>${name.replace('&', '&amp;')}</Key></Contents>`);
      const next = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
      return result(200, {}, `<ListBucketResult>${keys.join('')}${next}</ListBucketResult>`);
    }
    const known = files.get(key);
    if (request.method === 'GET') return known ? result(200, { ETag: etag(known) }, known) : result(404);
    if (request.method === 'DELETE') return files.delete(key) ? result(204) : result(404);
    const { 'if-match': match, 'if-none-match': none } = request.headers;
    if ((none === '*' && known) || (match !== undefined && match !== (known && etag(known)))) return result(412);
    files.set(key, body);
    return result(200, { ETag: etag(body) });
  });
  return new Promise((started) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      started({ server, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
    });
  });
}

let root: string;
let close: () => void = () => undefined;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(async () => {
  close();
  close = () => undefined;
  await rm(root, { recursive: true, force: true });
});

const ADAPTERS: Record<string, () => Promise<ReleaseStore>> = {
  folder: async () => createFolderStore(root),
  bucket: async () => {
    const { url, server } = await startBucket();
    close = () => void server.close();
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'eu-north-1' };
    return createS3Store({ ...credentials, bucketUrl: `${url}/releases`, prefix: 'shop', cacheFolder: root });
  },
};

describe.each(Object.keys(ADAPTERS))('a store in a %s', (adapter) => {
  let store: ReleaseStore;
  beforeEach(async () => {
    const open = ADAPTERS[adapter];
    if (!open) throw new Error('no such adapter');
    store = await open();
  });

  it('gives back what was written, and null for what is not there', async () => {
    await store.write('mf-header/1/browser/a.js', bytes('alert'));
    expect(text(await store.read('mf-header/1/browser/a.js'))).toBe('alert');
    expect(await store.read('mf-header/1/browser/b.js')).toBeNull();
  });

  it('writes only over what was expected', async () => {
    await store.write('registry.json', bytes('1'), null);
    await expect(store.write('registry.json', bytes('2'), null)).rejects.toThrow(ConflictError);
    const { tag } = (await store.read('registry.json')) ?? { tag: '' };
    await store.write('registry.json', bytes('3'), tag);
    await expect(store.write('registry.json', bytes('4'), tag)).rejects.toThrow(ConflictError);
    expect(text(await store.read('registry.json'))).toBe('3');
  });

  it('lists, copies to this machine and removes one folder', async () => {
    const keys = ['a', 'b/c', 'd&e'].map((name) => `mf-header/1/${name}`);
    for (const key of keys) await store.write(key, bytes(key));
    await store.write('mf-header/10/a', bytes('other'));
    expect(await store.list('mf-header/1')).toEqual(keys);
    const folder = await store.localFolder('mf-header/1');
    expect(await readFile(join(folder, 'b/c'), 'utf8')).toBe('mf-header/1/b/c');
    await store.removeFolder('mf-header/1');
    expect(await store.list('mf-header/1')).toEqual([]);
    expect(await store.list('mf-header/10')).toEqual(['mf-header/10/a']);
  });

  it('loses no change of the registry when many are made at once', async () => {
    const versions = ['1', '2', '3', '4', '5', '6'];
    const digest = 'a'.repeat(64);
    await Promise.all(
      versions.map((version) =>
        changeRegistry(store, (registry) =>
          publish(registry, { remote: 'mf-header', at: '2026', by: 'x', version, commit: null, digest }),
        ),
      ),
    );
    const found = await readRegistry(store);
    expect(Object.keys(found?.registry.remotes['mf-header']?.releases ?? {}).toSorted()).toEqual(versions);
    expect(found?.registry.audit).toHaveLength(versions.length);
  });

  it('does not take a broken registry for an empty one', async () => {
    await store.write(REGISTRY_KEY, bytes('{"schema":1}'));
    await expect(changeRegistry(store, (registry) => registry)).rejects.toThrow();
  });
});

describe('a folder', () => {
  it('takes over the lock of a process that has died', async () => {
    const lock = join(root, 'registry.json.lock');
    await writeFile(lock, '');
    await utimes(lock, 1, 1);
    await createFolderStore(root).write('registry.json', bytes('1'), null);
    expect(await readFile(join(root, 'registry.json'), 'utf8')).toBe('1');
  });

  it('is never left by a key', async () => {
    await expect(createFolderStore(root).read('../secret')).rejects.toThrow('leads out');
  });
});

describe('openStore', () => {
  it('names what a bucket lacks', () => {
    expect(() => openStore('s3://releases/shop', {})).toThrow('AWS_ACCESS_KEY_ID');
    const environment = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', S3_ENDPOINT: 'https://minio.test' };
    expect(openStore('s3://releases/shop', environment).address).toBe('https://minio.test/releases/shop');
    expect(openStore(root, {}).address).toBe(root);
  });
});
