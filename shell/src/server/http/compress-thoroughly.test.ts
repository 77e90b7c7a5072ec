import { EventEmitter } from 'node:events';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { createThoroughCompression } from './compress-thoroughly.ts';

it('compresses in a thread, smaller than on the server’s own, and to the same text', async () => {
  const compress = createThoroughCompression();
  const bodies = [3001, 4001].map((prime) =>
    Buffer.from(Array.from({ length: 3000 }, (_, index) => `<li>Vara ${(index * 7919) % prime}</li>`).join('')),
  );
  for (const body of bodies) {
    const compressed = await compress(body);
    const good = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } });
    expect(compressed.length).toBeLessThan(good.length);
    expect(brotliDecompressSync(compressed)).toEqual(body);
  }
});

it('rejects when its thread is lost, by an error or without one, and starts another for the next body', async () => {
  const threads: EventEmitter[] = [];
  const start = () => {
    const thread = Object.assign(new EventEmitter(), { postMessage: () => undefined });
    threads.push(thread);
    return thread;
  };
  const compress = createThoroughCompression(start);
  const failed = compress(Buffer.from('a'));
  threads[0]?.emit('error', new Error('out of memory'));
  await expect(failed).rejects.toThrow('out of memory');

  const ended = compress(Buffer.from('b'));
  threads[1]?.emit('exit', 1);
  await expect(ended).rejects.toThrow('The thread ended with 1');

  const compressed = compress(Buffer.from('c'));
  threads[2]?.emit('message', Buffer.from('short'));
  expect(await compressed).toEqual(Buffer.from('short'));
  expect(threads[2]?.eventNames()).toEqual([]);
  void compress(Buffer.from('d'));
  expect(threads).toHaveLength(3);
});
