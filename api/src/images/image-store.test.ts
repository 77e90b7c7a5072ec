import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createImageStore } from './image-store.ts';
import { waitFor } from '@shop/testing/wait-for';

const PICTURE = Buffer.alloc(4096);
const NOW = Date.UTC(2026, 10, 22);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const names = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

/** Stores images 0.webp, 1.webp, …, the first one unused for longest; nothing is pruned in the meantime. */
const fill = async (count: number): Promise<void> => {
  const store = createImageStore({ folder, maxBytes: Infinity });
  for (let index = 0; index < count; index += 1) {
    await store.write(`ab/0${index}/${index}.webp`, PICTURE);
    const usedAt = new Date(NOW - (count - index) * 1000);
    await utimes(join(folder, `ab/0${index}/${index}.webp`), usedAt, usedAt);
  }
};

describe('createImageStore', () => {
  it('[F7] removes what is unused for longest when the limit is passed, also what an earlier process wrote', async () => {
    await fill(10);
    await createImageStore({ folder, maxBytes: 5 * 4096 }).prune();
    expect(await names()).toEqual(['6.webp', '7.webp', '8.webp', '9.webp']);
    expect(await readdir(join(folder, 'ab'))).toHaveLength(4);
  });

  it('[F7] keeps what is read', async () => {
    await fill(10);
    const store = createImageStore({ folder, maxBytes: 5 * 4096, now: () => NOW });
    expect((await store.read('ab/00/0.webp'))?.length).toBe(4096);
    await waitFor(async () => expect((await stat(join(folder, 'ab/00/0.webp'))).mtimeMs).toBe(NOW));
    await store.prune();
    expect(await names()).toEqual(['0.webp', '7.webp', '8.webp', '9.webp']);
  });

  it('[F7] prunes by itself as images come, with several instances in one folder', async () => {
    const stores = [1, 2].map(() => createImageStore({ folder, maxBytes: 40 * 4096 }));
    const write = async (index: number) => stores[index % 2]?.write(`${index % 7}/${index}.webp`, PICTURE);
    for (let index = 0; index < 200; index += 1) await write(index);
    await Promise.all(stores.map((store) => store.prune()));
    expect((await names()).length).toBeLessThanOrEqual(40);
    expect((await names()).length).toBeGreaterThan(30);
  });

  it('leaves everything where there is room', async () => {
    await fill(3);
    await createImageStore({ folder, maxBytes: 3 * 4096 }).prune();
    expect(await names()).toHaveLength(3);
  });

  it('removes drafts of a process that died, and leaves those being written', async () => {
    for (const name of ['old.webp.1', 'new.webp.2']) await writeFile(join(folder, name), PICTURE);
    const long = new Date(NOW - 2 * 60 * 60 * 1000);
    await utimes(join(folder, 'old.webp.1'), long, long);
    await createImageStore({ folder, maxBytes: Infinity, now: () => NOW }).prune();
    expect(await names()).toEqual(['new.webp.2']);
  });

  it('reads null for what is not there, and stores nothing where it cannot write', async () => {
    const file = join(folder, 'not-a-folder');
    await writeFile(file, '');
    const store = createImageStore({ folder: file, maxBytes: 1 });
    await store.write('a/b.webp', PICTURE);
    await store.prune();
    expect(await store.read('a/b.webp')).toBeNull();
  });
});
