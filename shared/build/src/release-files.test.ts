import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compressFolder, integrityOfFolder, readSources, releaseVersion } from './release-files.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(folder, 'fonts'));
  writeFileSync(join(folder, 'a.js'), 'alert(1)');
  writeFileSync(join(folder, 'a.js.map'), '{}');
  writeFileSync(join(folder, 'fonts/b.woff2'), 'font');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('integrityOfFolder', () => {
  it('hashes every file that a browser may use, however deep', async () => {
    await compressFolder(folder);
    const integrity = await integrityOfFolder(folder);
    expect(Object.keys(integrity)).toEqual(['a.js', 'fonts/b.woff2']);
    // `printf 'alert(1)' | openssl dgst -sha384 -binary | base64`
    expect(integrity['a.js']).toBe('sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW');
  });
});

describe('compressFolder', () => {
  it('puts a compressed copy beside text, and leaves fonts, which are compressed already', async () => {
    await compressFolder(folder);
    expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe('alert(1)');
    expect(() => readFileSync(join(folder, 'fonts/b.woff2.br'))).toThrow('ENOENT');
  });
});

describe('releaseVersion', () => {
  it('changes with any file of either side and with nothing else', () => {
    const version = (hash: string, server: string) => releaseVersion('1.0.0', { 'a.js': hash }, Buffer.from(server));
    expect(version('x', 'y')).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    expect(version('x', 'y')).toBe(version('x', 'y'));
    expect(new Set([version('x', 'y'), version('z', 'y'), version('x', 'z')]).size).toBe(3);
  });
});

describe('readSources', () => {
  it('reads what is shipped, and no tests', async () => {
    for (const file of ['src/slots/header/slot.tsx', 'src/a.ts', 'src/a.test.ts', 'src/testing/b.ts', 'src/c.css']) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), file);
    }
    expect(await readSources(folder)).toEqual(['src/a.ts', 'src/slots/header/slot.tsx']);
  });
});
