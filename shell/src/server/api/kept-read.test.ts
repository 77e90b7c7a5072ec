import { describe, expect, it } from '@jest/globals';
import { createKeptRead } from './kept-read.ts';

const start = () => {
  const world = { now: 0, asked: 0, problems: 0, answer: (): Promise<string> => Promise.resolve('first') };
  const read = createKeptRead({
    ask: () => {
      world.asked += 1;
      return world.answer();
    },
    initial: 'nothing',
    freshMs: 60_000,
    now: () => world.now,
    onProblem: () => void (world.problems += 1),
  });
  return { world, read };
};

describe('createKeptRead', () => {
  it('asks once for all pages that wait for the first answer, and keeps it', async () => {
    const { world, read } = start();
    expect(await Promise.all([read(), read()])).toEqual(['first', 'first']);
    world.now = 59_999;
    await read();
    expect(world.asked).toBe(1);
  });

  it('gives the old one while it asks anew', async () => {
    const { world, read } = start();
    await read();
    world.now = 60_000;
    world.answer = () => Promise.resolve('second');
    expect(await read()).toBe('first');
    expect(await read()).toBe('second');
  });

  it('goes on without an answer, and leaves the api alone for ten seconds', async () => {
    const { world, read } = start();
    world.answer = () => Promise.reject(new Error('away'));
    expect(await read()).toBe('nothing');
    world.now = 9_999;
    expect([await read(), world.asked, world.problems]).toEqual(['nothing', 1, 1]);
    world.now = 10_000;
    world.answer = () => Promise.resolve('first');
    expect(await read()).toBe('first');
  });
});
