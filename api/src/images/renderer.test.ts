import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RenderQueueFullError } from './render-queue.ts';
import { createRenderer } from './renderer.ts';
import { waitFor } from '@shop/testing/wait-for';

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="#f00"/></svg>';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const filesIn = async (path: string): Promise<string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('createRenderer', () => {
  it('renders once for a crowd of equal requests', async () => {
    const renderer = createRenderer({ cacheDir: folder });
    let drawn = 0;
    const responses = await Promise.all(
      Array.from({ length: 40 }, () =>
        renderer.render('a', { format: 'webp' }, () => {
          drawn += 1;
          return SQUARE;
        }),
      ),
    );
    expect(drawn).toBe(1);
    expect(new Set(responses).size).toBe(1);
  });

  it('takes a finished image from disk after a restart and leaves no drafts', async () => {
    const first = await createRenderer({ cacheDir: folder }).render('a', { format: 'png' }, () => SQUARE);
    const second = await createRenderer({ cacheDir: folder }).render('a', { format: 'png' }, () => {
      throw new Error('drawn again');
    });
    expect(second.equals(first)).toBe(true);
    expect(await filesIn(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.png$/)]);
  });

  it('distinguishes formats, sizes and qualities', async () => {
    const renderer = createRenderer({ cacheDir: folder });
    await renderer.render('a', { format: 'png' }, () => SQUARE);
    await renderer.render('a', { format: 'webp' }, () => SQUARE);
    await renderer.render('a', { format: 'png', resize: { width: 8 } }, () => SQUARE);
    await renderer.render('a', { format: 'png', quality: 75 }, () => SQUARE);
    expect(await filesIn(folder)).toHaveLength(4);
  });

  it('[F7] renders for those who stay, and not what all callers have left', async () => {
    const renderer = createRenderer({ cacheDir: folder, concurrency: 1 });
    const callers = [1, 2, 3].map(() => new AbortController());
    const rendered: string[] = [];
    let isFirstRunning = false;
    let finishFirst: () => void = () => undefined;
    const first = renderer.render('first', { format: 'png' }, async () => {
      isFirstRunning = true;
      await new Promise<void>((resolve) => {
        finishFirst = resolve;
      });
      return SQUARE;
    });
    const want = (key: string, caller: AbortController | undefined) =>
      renderer.render(
        key,
        { format: 'png' },
        () => {
          rendered.push(key);
          return SQUARE;
        },
        { address: '192.0.2.1', signal: () => caller?.signal ?? new AbortController().signal },
      );
    const [left, stayed, leftToo] = [want('shared', callers[0]), want('shared', callers[1]), want('left', callers[2])];
    await waitFor(() => expect(isFirstRunning).toBe(true));
    callers[0]?.abort();
    callers[2]?.abort();
    await expect(left).rejects.toThrow('aborted');
    await expect(leftToo).rejects.toThrow('aborted');
    finishFirst();
    await Promise.all([first, stayed]);
    expect(rendered).toEqual(['shared']);
    expect((await want('left', undefined)).length).toBeGreaterThan(50);
  });

  it('[F7] refuses more than its queue holds, and renders that later', async () => {
    const renderer = createRenderer({ cacheDir: folder, concurrency: 1, maxWaiting: 3 });
    const want = (index: number) => renderer.render(`p${index}`, { format: 'png' }, () => SQUARE);
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => want(index)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(RenderQueueFullError);
    expect((await want(9)).length).toBeGreaterThan(50);
  });

  it('[F7] gives a cold page of sixty images all of them, also while somebody else asks for everything', async () => {
    const renderer = createRenderer({ cacheDir: folder });
    const { signal } = new AbortController();
    const want = (address: string, count: number) =>
      Promise.allSettled(
        Array.from({ length: count }, (_, index) =>
          renderer.render(`${address} ${index}`, { format: 'png' }, () => SQUARE, { address, signal: () => signal }),
        ),
      );
    const flood = want('203.0.113.9', 1000);
    const page = await want('198.51.100.7', 60);
    expect(page.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await flood).filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(100);
  });

  it('[F7] refuses a drawing of more pixels than a second suffices for', async () => {
    const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"/>';
    await expect(createRenderer({ cacheDir: folder }).render('a', { format: 'png' }, () => huge)).rejects.toThrow(
      'pixel limit',
    );
  });

  it('[F7] stays below the limit of its folder', async () => {
    const renderer = createRenderer({ cacheDir: folder, cacheBytes: 10 * 4096 });
    for (let index = 0; index < 30; index += 1) await renderer.render(`p${index}`, { format: 'png' }, () => SQUARE);
    await renderer.prune();
    expect((await filesIn(folder)).length).toBeLessThanOrEqual(10);
  });

  it('renders no more images at once than allowed', async () => {
    const renderer = createRenderer({ cacheDir: folder, concurrency: 2 });
    let running = 0;
    let max = 0;
    const { promise: twoRun, resolve: sayTwoRun } = Promise.withResolvers<undefined>();
    const draw = async (): Promise<string> => {
      running += 1;
      max = Math.max(max, running);
      if (running === 2) sayTwoRun(undefined);
      await twoRun;
      // Time for a third to begin, if it were allowed to.
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return SQUARE;
    };
    await Promise.all(Array.from({ length: 12 }, (_, index) => renderer.render(`p${index}`, { format: 'png' }, draw)));
    expect(max).toBe(2);
  });

  it('makes the better format of an image requested again, when the queue is idle', async () => {
    const renderer = createRenderer({ cacheDir: folder });
    const request = async (key: string) =>
      (await renderer.renderBest(key, ['avif', 'webp'], {}, () => Promise.resolve(SQUARE))).format;
    expect(await request('a')).toBe('webp');
    expect(await request('once')).toBe('webp');
    expect(await request('a')).toBe('webp');
    await waitFor(async () => expect(await request('a')).toBe('avif'), { timeout: 10_000 });
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
    await waitFor(() => expect(drawn).toBe(2));
    expect((await renderer.renderBest('a', ['avif', 'webp'], {}, draw)).format).toBe('webp');
  });

  it('draws again after a failure, and returns also when the disk cannot be written', async () => {
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
