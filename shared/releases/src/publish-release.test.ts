import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createFolderStore } from './folder-store.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistry } from './registry-file.ts';
import { integrityOf, verifyFiles } from './verify-files.ts';

let root: string;
let dist: string;
const store = () => createFolderStore(join(root, 'store'));
const publish = () => publishRelease({ store: store(), remote: 'mf-header', dist, at: '2026-11-21', by: 'anna' });

const build = async (version: string, script: string) => {
  await mkdir(join(dist, 'browser'), { recursive: true });
  await mkdir(join(dist, 'server'), { recursive: true });
  await writeFile(join(dist, 'browser/entry.js'), script);
  await writeFile(join(dist, 'server/server.mjs'), script);
  const hash = integrityOf(new TextEncoder().encode(script));
  const manifest = {
    name: 'mf-header',
    version,
    commit: 'c0ffee',
    platform: '^1.0.0',
    entry: 'entry.js',
    slots: { header: { js: [], css: [] } },
    integrity: { 'entry.js': hash },
    server: 'server/server.mjs',
    serverIntegrity: hash,
  };
  await writeFile(join(dist, 'release.json'), JSON.stringify(manifest));
  return manifest;
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'));
  dist = join(root, 'dist');
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('a published release is not changed by the next build', async () => {
  await build('1', 'ett');
  await publish();
  await build('2', 'två');
  expect(await readFile(join(root, 'store/mf-header/1/browser/entry.js'), 'utf8')).toBe('ett');
  await publish();
  const found = await readRegistry(store());
  expect(Object.keys(found?.registry.remotes['mf-header']?.releases ?? {})).toEqual(['1', '2']);
});

it('publishing the same once more is nothing; the same version of something else is refused', async () => {
  await build('1', 'ett');
  await publish();
  await publish();
  expect((await readRegistry(store()))?.registry.audit).toHaveLength(1);
  await build('1', 'annat');
  await expect(publish()).rejects.toThrow('with other files');
});

it('refuses a folder whose files are not what its manifest promises', async () => {
  const manifest = await build('1', 'ett');
  await writeFile(join(dist, 'browser/entry.js'), 'ändrad');
  await rm(join(dist, 'server/server.mjs'));
  expect(await verifyFiles(dist, manifest)).toEqual([
    expect.stringContaining('entry.js is not what'),
    expect.stringContaining('server.mjs is missing'),
  ]);
  await expect(publish()).rejects.toThrow('entry.js');
  expect(await readRegistry(store())).toBeNull();
});

it('refuses a slot whose file has no hash', async () => {
  const manifest = await build('1', 'ett');
  const slots = { header: { js: ['lost.js'], css: [] } };
  expect(await verifyFiles(dist, { ...manifest, slots })).toEqual([expect.stringContaining('lost.js')]);
});
