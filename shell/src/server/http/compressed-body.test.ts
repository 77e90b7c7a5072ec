import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { compressedBody, lengthOf } from './compressed-body.ts';
import { waitFor } from '@shop/testing/wait-for';

describe('compressedBody', () => {
  /** Repeats as documents do: at short and long distances. */
  const text = Array.from({ length: 3000 }, (_, index) => {
    const id = (index * 7919) % 3001;
    return `<li class="card"><a href="/se/product/${id}-Vara-${id}">Vara ${id}</a><p>${(id * 31) % 997} kr</p></li>`;
  }).join('');
  const partsOf = (text: string): Buffer[] => [Buffer.from(text.slice(0, 1000)), Buffer.from(text.slice(1000))];

  it('compresses quickly for the first request, and better for later ones', async () => {
    const body = compressedBody(partsOf(text));
    const quick = await body.as('br');
    expect(await body.as('br')).toBe(quick);
    await waitFor(async () => expect(lengthOf(await body.as('br'))).toBeLessThan(lengthOf(quick)));
    expect(brotliDecompressSync(Buffer.concat(await body.as('br'))).toString()).toBe(text);
    expect(brotliDecompressSync(Buffer.concat(quick)).toString()).toBe(text);
    expect(Buffer.concat(await body.as('identity')).toString()).toBe(text);
    expect(await body.as('gzip')).toBe(await body.as('gzip'));
  });

  it('is compressed well for the first request, too, after prepare', async () => {
    const [quick, prepared] = [compressedBody(partsOf(text)), compressedBody(partsOf(text))];
    await prepared.prepare();
    expect(lengthOf(await prepared.as('br'))).toBeLessThan(lengthOf(await quick.as('br')));
  });
});
