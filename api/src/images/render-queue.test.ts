import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createRenderQueue, type RenderQueueOptions } from './render-queue.ts';
import { fakeOnly } from '@shop/testing/fake-timers';

const queueOf = (options: Partial<RenderQueueOptions> = {}) =>
  createRenderQueue({
    concurrency: 1,
    maxWaiting: 10,
    maxWaitMs: 10_000,
    onIdle: () => undefined,
    now: () => 0,
    ...options,
  });

/** A task that runs until it is released, and the order in which tasks started. */
const createTasks = () => {
  const started: string[] = [];
  const running: (() => void)[] = [];
  const task = (name: string) => async (): Promise<string> => {
    started.push(name);
    await new Promise<void>((resolve) => running.push(resolve));
    return name;
  };
  const release = async (): Promise<void> => {
    running.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, task, release };
};

const stays = new AbortController().signal;
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    (error: Error) => error.name,
  );

afterEach(() => void jest.useRealTimers());

describe('createRenderQueue', () => {
  it('[F7] takes turns between callers, whoever has requested more', async () => {
    const { started, task, release } = createTasks();
    const queue = queueOf();
    const work = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => queue.run(task(name), name.charAt(0), stays));
    for (let count = 0; count < work.length; count += 1) await release();
    await Promise.all(work);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('[F7] spends as much time for a caller of small tasks as for one of large tasks', async () => {
    const { started, task, release } = createTasks();
    let time = 0;
    const queue = queueOf({ now: () => time });
    const work = ['L1', 'L2', 'L3', 's1', 's2', 's3', 's4', 's5', 's6'].map((name) =>
      queue.run(task(name), name.charAt(0), stays),
    );
    for (let count = 0; count < work.length; count += 1) {
      time += started.at(-1)?.startsWith('L') ? 100 : 25;
      await release();
    }
    await Promise.all(work);
    expect(started).toEqual(['L1', 's1', 's2', 's3', 's4', 'L2', 's5', 's6', 'L3']);
  });

  it('[F7] refuses what is beyond its bound', async () => {
    const { task, release } = createTasks();
    const queue = queueOf({ maxWaiting: 2 });
    const [first, ...others] = ['1', '2', '3', '4'].map((name) => outcome(queue.run(task(name), 'a', stays)));
    expect(await others[2]).toBe('RenderQueueFullError');
    for (let count = 0; count < 3; count += 1) await release();
    expect(await Promise.all([first, ...others])).toEqual(['1', '2', '3', 'RenderQueueFullError']);
    expect(queue.isIdle()).toBe(true);
  });

  it('[F7] gives another caller the place of one who fills the queue alone', async () => {
    const { started, task, release } = createTasks();
    const queue = queueOf({ maxWaiting: 3 });
    const many = ['a1', 'a2', 'a3', 'a4'].map((name) => outcome(queue.run(task(name), 'a', stays)));
    const other = outcome(queue.run(task('b1'), 'b', stays));
    expect(await many[3]).toBe('RenderQueueFullError');
    for (let count = 0; count < 4; count += 1) await release();
    expect(await other).toBe('b1');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('[F7] never starts work without callers', async () => {
    const { started, task, release } = createTasks();
    const queue = queueOf();
    const leaving = new AbortController();
    const work = [queue.run(task('1'), 'a', stays), queue.run(task('3'), 'a', stays)];
    const left = outcome(queue.run(task('2'), 'b', leaving.signal));
    leaving.abort();
    expect(await left).toBe('AbortError');
    for (let count = 0; count < 2; count += 1) await release();
    await Promise.all(work);
    expect(started).toEqual(['1', '3']);
  });

  it('[F7] refuses what has waited too long', async () => {
    jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
    const { started, task, release } = createTasks();
    const queue = queueOf({ maxWaitMs: 10_000 });
    const first = queue.run(task('1'), 'a', stays);
    const second = outcome(queue.run(task('2'), 'a', stays));
    jest.advanceTimersByTime(10_000);
    expect(await second).toBe('RenderQueueFullError');
    await release();
    await first;
    expect(started).toEqual(['1']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('goes on after a task that failed', async () => {
    const queue = queueOf();
    const failing = outcome(queue.run(() => Promise.reject(new TypeError('broken')), 'a', stays));
    expect(await queue.run(() => Promise.resolve('next'), 'a', stays)).toBe('next');
    expect(await failing).toBe('TypeError');
  });
});
