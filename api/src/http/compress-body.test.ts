import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { createCompressor } from './compress-body.ts';

const text = Array.from({ length: 3000 }, (_, index) => `{"name":"Vara ${(index * 7919) % 3001}"}`).join(',');

describe('a body that many get', () => {
  it('is compressed once for each encoding, for many at the same time as well', async () => {
    const compressor = createCompressor(Buffer.from(text));
    const zipped = await Promise.all(Array.from({ length: 8 }, () => compressor('gzip')));
    expect(new Set(zipped).size).toBe(1);
    expect(gunzipSync(zipped[0] ?? Buffer.alloc(0)).toString()).toBe(text);
    const brotli = await compressor('br');
    expect(await compressor('br')).toBe(brotli);
    expect(brotliDecompressSync(brotli).toString()).toBe(text);
  });
});
