import { describe, expect, it } from '@jest/globals';
import { compressedBody, type CompressedBody, lengthOf } from './compressed-body.ts';
import type { CompressThoroughly } from './compress-thoroughly.ts';
import { createRecompression } from './recompress.ts';

/** Lets settled promises run their callbacks. */
const arrive = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const clock = { now: 1000 };
  const taken: PromiseWithResolvers<Uint8Array>[] = [];
  const rests: { milliseconds: number; end: () => void }[] = [];
  const failures: unknown[] = [];
  const compress: CompressThoroughly = () => {
    const next = Promise.withResolvers<Uint8Array>();
    taken.push(next);
    return next.promise;
  };
  const pause = (milliseconds: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    rests.push({ milliseconds, end: resolve });
    return promise;
  };
  const recompress = createRecompression({
    compress,
    pause,
    now: () => clock.now,
    onFailure: (error) => failures.push(error),
  });
  /** The body that is compressed is done after some milliseconds. */
  const finish = async (milliseconds: number) => {
    clock.now += milliseconds;
    taken.at(-1)?.resolve(SHORT);
    await arrive();
  };
  const endRest = async () => {
    rests.at(-1)?.end();
    await arrive();
  };
  return { taken, rests, failures, recompress, finish, endRest };
}

const popular = async (text: string): Promise<CompressedBody> => {
  const body = compressedBody([Buffer.from(text)]);
  await body.as('br');
  await body.as('br');
  return body;
};

const SHORT = Buffer.from('short');

describe('createRecompression', () => {
  it('leaves a body alone that was sent once', async () => {
    const { recompress, taken } = setUp();
    const body = compressedBody([Buffer.from('once')]);
    await body.as('br');
    recompress(body);
    expect(taken).toHaveLength(0);
  });

  it('takes one body after the other, rests four times as long as each took, and takes none twice', async () => {
    const { recompress, taken, rests, finish, endRest } = setUp();
    const [first, second] = [await popular('first'), await popular('second')];
    for (const body of [first, first, second, second]) recompress(body);
    expect(taken).toHaveLength(1);

    await finish(300);
    expect(await first.as('br')).toEqual([SHORT]);
    expect(rests.map(({ milliseconds }) => milliseconds)).toEqual([1200]);
    recompress(first);
    expect(taken).toHaveLength(1);
    await endRest();
    expect(taken).toHaveLength(2);
    await finish(100);
    await endRest();
    expect(rests.map(({ milliseconds }) => milliseconds)).toEqual([1200, 400]);
    recompress(await popular('third'));
    expect(taken).toHaveLength(3);
  });

  it('lets no more than twenty wait; another one comes again with its next request', async () => {
    const { recompress, taken, finish, endRest } = setUp();
    const bodies = await Promise.all(Array.from({ length: 30 }, (_, index) => popular(`page ${index}`)));
    for (const body of bodies) recompress(body);
    for (let turn = 0; turn < 30; turn += 1) {
      await finish(1);
      await endRest();
    }
    expect(taken).toHaveLength(21);
    recompress(bodies.at(-1) as CompressedBody);
    expect(taken).toHaveLength(22);
  });

  it('takes a page at once that was made anew because it had been requested', async () => {
    const { recompress, finish } = setUp();
    const body = compressedBody([Buffer.from('refreshed')]);
    await body.prepare();
    recompress(body);
    await finish(1);
    expect(lengthOf(await body.as('br'))).toBe(SHORT.length);
  });

  it('sends a body as before if its compression fails, says so, and begins again a minute later', async () => {
    const { recompress, taken, rests, failures, endRest } = setUp();
    const body = await popular('first');
    const before = await body.as('br');
    recompress(body);
    taken[0]?.reject(new Error('thread lost'));
    await arrive();
    expect(failures).toEqual([new Error('thread lost')]);
    expect(await body.as('br')).toBe(before);
    expect(rests.map(({ milliseconds }) => milliseconds)).toEqual([60_000]);
    recompress(body);
    expect(taken).toHaveLength(1);
    await endRest();
    expect(taken).toHaveLength(2);
  });
});
