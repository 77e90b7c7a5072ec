import { describe, expect, it } from '@jest/globals';
import { compressedBody, type CompressedBody, lengthOf } from './compressed-body.ts';
import type { CompressThoroughly } from './compress-thoroughly.ts';
import { createPolish } from './polish.ts';

/** Lets settled promises run their callbacks. */
const arrive = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const clock = { now: 1000 };
  const taken: PromiseWithResolvers<Uint8Array>[] = [];
  const failures: unknown[] = [];
  const compress: CompressThoroughly = () => {
    const next = Promise.withResolvers<Uint8Array>();
    taken.push(next);
    return next.promise;
  };
  const polish = createPolish({ compress, now: () => clock.now, onFailure: (error) => failures.push(error) });
  return { clock, taken, failures, polish };
}

const popular = async (text: string): Promise<CompressedBody> => {
  const body = compressedBody([Buffer.from(text)]);
  await body.as('br');
  await body.as('br');
  return body;
};

const SHORT = Buffer.from('short');

describe('createPolish', () => {
  it('leaves a body alone that was sent once', async () => {
    const { polish, taken } = setUp();
    const body = compressedBody([Buffer.from('once')]);
    await body.as('br');
    polish(body);
    expect(taken).toHaveLength(0);
  });

  it('takes one body at a time, then rests four times as long as that took, and takes no body twice', async () => {
    const { polish, taken, clock } = setUp();
    const [first, second] = [await popular('first'), await popular('second')];
    polish(first);
    polish(first);
    polish(second);
    expect(taken).toHaveLength(1);

    clock.now += 300;
    taken[0]?.resolve(SHORT);
    await arrive();
    expect(await first.as('br')).toEqual([SHORT]);
    clock.now += 1199;
    polish(second);
    expect(taken).toHaveLength(1);
    clock.now += 1;
    polish(first);
    polish(second);
    expect(taken).toHaveLength(2);
  });

  it('takes a page at once that was made anew because it had been requested', async () => {
    const { polish, taken } = setUp();
    const body = compressedBody([Buffer.from('refreshed')]);
    await body.prepare();
    polish(body);
    expect(taken).toHaveLength(1);
    taken[0]?.resolve(SHORT);
    await arrive();
    expect(lengthOf(await body.as('br'))).toBe(SHORT.length);
  });

  it('sends a body as before if its compression fails, says so, and begins again a minute later', async () => {
    const { polish, taken, clock, failures } = setUp();
    const body = await popular('first');
    const before = await body.as('br');
    polish(body);
    taken[0]?.reject(new Error('thread lost'));
    await arrive();
    expect(failures).toEqual([new Error('thread lost')]);
    expect(await body.as('br')).toBe(before);
    clock.now += 59_999;
    polish(body);
    expect(taken).toHaveLength(1);
    clock.now += 1;
    polish(body);
    expect(taken).toHaveLength(2);
  });
});
