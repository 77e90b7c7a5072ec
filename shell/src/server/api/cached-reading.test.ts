import { describe, expect, it } from '@jest/globals';
import { createCachedReading } from './cached-reading.ts';

const start = () => {
  const world = { now: 0, reads: 0, problems: 0, respond: (): Promise<string> => Promise.resolve('first') };
  const read = createCachedReading({
    read: () => {
      world.reads += 1;
      return world.respond();
    },
    initial: 'nothing',
    freshMs: 60_000,
    now: () => world.now,
    onProblem: () => void (world.problems += 1),
  });
  return { world, read };
};

describe('createCachedReading', () => {
  it('reads once for all pages that wait for the first response, and caches it', async () => {
    const { world, read } = start();
    expect(await Promise.all([read(), read()])).toEqual(['first', 'first']);
    world.now = 59_999;
    await read();
    expect(world.reads).toBe(1);
  });

  it('returns the old one while it reads again', async () => {
    const { world, read } = start();
    await read();
    world.now = 60_000;
    world.respond = () => Promise.resolve('second');
    expect(await read()).toBe('first');
    await new Promise(setImmediate);
    expect(await read()).toBe('second');
  });

  it('continues without a response, and pauses requests for ten seconds', async () => {
    const { world, read } = start();
    world.respond = () => Promise.reject(new Error('away'));
    expect(await read()).toBe('nothing');
    world.now = 9_999;
    expect([await read(), world.reads, world.problems]).toEqual(['nothing', 1, 1]);
    world.now = 10_000;
    world.respond = () => Promise.resolve('first');
    expect(await read()).toBe('first');
  });
});
