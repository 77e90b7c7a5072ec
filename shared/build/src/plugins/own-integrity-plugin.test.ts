import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { compile } from '../compile.ts';
import { OwnIntegrityPlugin } from './own-integrity-plugin.ts';
import { SwcMinifyPlugin } from './swc-minify-plugin.ts';

const FILES = {
  'entry.js': "import('./deferred.js').then(({ run }) => run());",
  'deferred.js': "export const run = () => import('./later.js').then(({ word }) => console.log(word));",
  'later.js': "export const word = 'sen';",
};

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sri-'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text);
  await compile([
    {
      mode: 'production',
      context: folder,
      entry: { shell: './entry.js' },
      output: { path: join(folder, 'dist'), filename: '[name].js', chunkFilename: '[name].[contenthash:10].js' },
      optimization: { chunkIds: 'named', minimizer: [new SwcMinifyPlugin()] },
      cache: false,
      plugins: [new OwnIntegrityPlugin()],
    },
  ]);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the entry holds the hash of every script that it loads later, and gives it to each', () => {
  const dist = join(folder, 'dist');
  const deferred = readdirSync(dist).filter((file) => file !== 'shell.js');
  const entry = readFileSync(join(dist, 'shell.js'), 'utf8');
  const hashes = deferred.map(
    (file) =>
      `sha384-${createHash('sha384')
        .update(readFileSync(join(dist, file)))
        .digest('base64')}`,
  );
  expect(deferred).toHaveLength(2);
  expect([...new Set(entry.match(/sha384-[\w+/=]+/g))].sort()).toEqual(hashes.sort());
  expect(entry).toMatch(/\.integrity=\w+\.sri\[/);
});
