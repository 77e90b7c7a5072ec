import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readSizes } from './file-sizes.ts';

it('measures compressed files, and leaves out missing ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'file-sizes-'));
  try {
    await writeFile(join(folder, 'a.js'), 'x'.repeat(100));
    await writeFile(join(folder, 'a.js.br'), 'x'.repeat(10));
    await writeFile(join(folder, 'b.js'), 'x'.repeat(20));
    const sizes = await readSizes(folder, ['a.js', 'b.js', 'c.js', 'a.js']);
    expect([...sizes]).toEqual([
      ['a.js', 10],
      ['b.js', 20],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
