import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenderer } from './renderer.ts';

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="#f00"/></svg>';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const filesIn = async (path: string): Promise<string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('createRenderer', () => {
  it('draws once for a crowd of equal requests', async () => {
    const renderer = createRenderer({ cacheDir: folder });
    let drawn = 0;
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        renderer.render('a', { format: 'webp' }, () => {
          drawn += 1;
          return SQUARE;
        }),
      ),
    );
    expect(drawn).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('takes a finished picture from disk after a restart and leaves no drafts', async () => {
    const first = await createRenderer({ cacheDir: folder }).render('a', { format: 'png' }, () => SQUARE);
    const second = await createRenderer({ cacheDir: folder }).render('a', { format: 'png' }, () => {
      throw new Error('drawn again');
    });
    expect(second.equals(first)).toBe(true);
    expect(await filesIn(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.png$/)]);
  });

  it('tells formats, sizes and qualities apart', async () => {
    const renderer = createRenderer({ cacheDir: folder });
    await renderer.render('a', { format: 'png' }, () => SQUARE);
    await renderer.render('a', { format: 'webp' }, () => SQUARE);
    await renderer.render('a', { format: 'png', resize: { width: 8 } }, () => SQUARE);
    await renderer.render('a', { format: 'png', quality: 75 }, () => SQUARE);
    expect(await filesIn(folder)).toHaveLength(4);
  });

  it('leaves nothing on disk of a passing picture', async () => {
    await createRenderer({ cacheDir: folder }).render('a', { format: 'png', isPassing: true }, () => SQUARE);
    expect(await filesIn(folder)).toEqual([]);
  });

  it('draws no more pictures at once than allowed', async () => {
    const renderer = createRenderer({ cacheDir: folder, concurrency: 2 });
    let running = 0;
    let most = 0;
    const draw = async (): Promise<string> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return SQUARE;
    };
    await Promise.all(Array.from({ length: 12 }, (_, index) => renderer.render(`p${index}`, { format: 'png' }, draw)));
    expect(most).toBe(2);
  });

  it('makes the better format of what is asked for again, when no picture is waited for', async () => {
    const renderer = createRenderer({ cacheDir: folder });
    const ask = async (key: string) =>
      (await renderer.renderBest(key, ['avif', 'webp'], {}, () => Promise.resolve(SQUARE))).format;
    expect(await ask('a')).toBe('webp');
    expect(await ask('once')).toBe('webp');
    expect(await ask('a')).toBe('webp');
    await vi.waitFor(async () => expect(await ask('a')).toBe('avif'), { timeout: 10_000 });
    expect((await filesIn(folder)).map((name) => name.split('.')[1]).toSorted()).toEqual(['avif', 'webp', 'webp']);
    const restarted = createRenderer({ cacheDir: folder });
    const draw = () => Promise.reject(new Error('drawn again'));
    expect((await restarted.renderBest('a', ['avif', 'webp'], {}, draw)).format).toBe('avif');
  });

  it('shows what it has when the better format cannot be made', async () => {
    const renderer = createRenderer({ cacheDir: folder });
    let drawn = 0;
    const draw = () => {
      drawn += 1;
      if (drawn > 1) throw new Error('broken');
      return SQUARE;
    };
    await renderer.renderBest('a', ['avif', 'webp'], {}, draw);
    await renderer.renderBest('a', ['avif', 'webp'], {}, draw);
    await vi.waitFor(() => expect(drawn).toBe(2));
    expect((await renderer.renderBest('a', ['avif', 'webp'], {}, draw)).format).toBe('webp');
  });

  it('draws again after a failure, and answers also when the disk cannot be written', async () => {
    const file = join(folder, 'not-a-folder');
    await writeFile(file, '');
    const renderer = createRenderer({ cacheDir: file });
    await expect(
      renderer.render('a', { format: 'png' }, () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect((await renderer.render('a', { format: 'png' }, () => SQUARE)).length).toBeGreaterThan(50);
  });
});
