import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBundle } from '@shop/shared/contracts/rendering';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFolderRegistry } from './folder-registry.ts';

let root: string;
let now = 0;
const onProblem = vi.fn();
const importBundle = vi.fn(async (): Promise<ServerBundle> => ({ slots: [], render: vi.fn() }));

const write = async (path: string, value: unknown) => {
  const file = join(root, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  // A file system's clock may be coarser than a test: make every write a visible change.
  now += 1;
  await utimes(file, now, now);
};

const manifest = (version: string) => ({
  name: 'mf-header',
  version,
  platform: '^1.0.0',
  entry: 'entry.js',
  slots: { header: { js: [], css: [] } },
  integrity: { 'entry.js': 'sha384-abc' },
  server: 'server/server.mjs',
});
const shell = {
  version: '1',
  entry: 'shell.js',
  js: [],
  css: [],
  fonts: [],
  integrity: {},
  server: 'server/server.mjs',
};
const registryOf = (version: string) => ({
  remotes: { 'mf-header': { stable: version, releases: { [version]: { folder: 'mf-header/dist' } } } },
});

const build = () =>
  createFolderRegistry({
    registryFile: join(root, '.cache/registry.json'),
    shellReleaseFile: join(root, 'shell/dist/release.json'),
    now: () => now * 10_000,
    onProblem,
    importBundle,
  });

const publish = async (version: string) => {
  await write('mf-header/dist/release.json', manifest(version));
  await write('.cache/registry.json', registryOf(version));
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'registry-'));
  onProblem.mockClear();
  importBundle.mockClear();
  await write('shell/dist/release.json', shell);
  await publish('1');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('createFolderRegistry', () => {
  it('reads every release with its public folder, and finds its files', async () => {
    const registry = build();
    const { remotes, key } = await registry.current();
    expect(remotes['mf-header']).toMatchObject({ version: '1', base: '/assets/mf-header/1/' });
    expect(key).toContain('mf-header@1');
    expect(registry.files('mf-header', '1')?.folder).toBe(join(root, 'mf-header/dist/browser'));
    expect(registry.files('mf-header', '2')).toBeNull();
    expect(remotes['mf-content']).toBeUndefined();
  });

  it('follows a new release without a restart, and still serves the old one’s files', async () => {
    const registry = build();
    await registry.current();
    await publish('2');
    await vi.waitFor(async () => expect((await registry.current()).remotes['mf-header']?.version).toBe('2'));
    expect(registry.files('mf-header', '1')).not.toBeNull();
    expect(importBundle).toHaveBeenCalledTimes(2);
  });

  it('keeps the last readable state while the registry is broken', async () => {
    const registry = build();
    await registry.current();
    await write('.cache/registry.json', '{ trasig');
    now += 1;
    await registry.current();
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalled());
    expect((await registry.current()).remotes['mf-header']?.version).toBe('1');
  });

  it('a release that cannot be read or loaded costs itself only', async () => {
    importBundle.mockRejectedValueOnce(new Error('trasig'));
    expect((await build().current()).remotes['mf-header']?.bundle).toBeNull();
    await write('mf-header/dist/release.json', { ...manifest('1'), entry: '../../etc passwd' });
    expect((await build().current()).remotes['mf-header']).toBeUndefined();
    expect(onProblem).toHaveBeenCalledTimes(2);
  });

  it('says so when there is no registry, and finds it when it comes', async () => {
    await rm(join(root, '.cache'), { recursive: true });
    const registry = build();
    await expect(registry.current()).rejects.toThrow('no readable registry');
    await publish('1');
    expect((await registry.current()).remotes['mf-header']).toBeDefined();
  });
});
