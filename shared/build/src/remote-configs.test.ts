import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReleaseManifest, RenderRequest, RenderResult } from '@shop/contracts/rendering';
import { testPage } from '@shop/testing/test-page';
import { compile } from './compile.ts';
import { createRemoteConfigs } from './remote-configs.ts';
import { WORKSPACE } from './workspace.ts';
import { writeRemoteRelease } from './write-release.ts';

const FILES = {
  'src/slots/header/slot.tsx': `
    import { defineSlot } from '@shop/platform';
    import { lazy, Suspense } from 'react';
    import classes from './header.module.css';
    const Late = lazy(() => import('./late.tsx'));
    export default defineSlot({
      Component: () => <p className={classes.title}><Suspense><Late /></Suspense></p>,
    });`,
  'src/slots/header/late.tsx': 'export default function Late() { return <b>sen</b>; }',
  'src/slots/header/header.module.css': '@layer mf-header { .title { color: light-dark(red, blue); } }',
};

let folder = '';
let release: ReleaseManifest;
const read = (file: string): string => readFileSync(join(folder, 'dist', file), 'utf8');

/** The bundle as plain Node loads it, without the test runner's own module loader. */
const renderInNode = (request: RenderRequest): RenderResult => {
  const script = `
    const { render } = await import(${JSON.stringify(pathToFileURL(join(folder, 'dist', release.server)).href)});
    const io = { signal: new AbortController().signal, fetch };
    console.log(JSON.stringify(await render(${JSON.stringify(request)}, io)));`;
  const options = { encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options)) as RenderResult;
};

// One build for all tests: it takes some seconds.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'remote-'));
  mkdirSync(join(folder, 'src/slots/header'), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  symlinkSync(join(WORKSPACE, 'mf-header/node_modules'), join(folder, 'node_modules'));
  const build = { name: 'mf-header', folder, mode: 'production' } as const;
  await compile(createRemoteConfigs(build).map((config) => ({ ...config, cache: false })));
  release = await writeRemoteRelease('mf-header', folder, 'production');
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a built remote', () => {
  it('names what its slots need first: not the deferred part, and no copy of what the shell shares', () => {
    expect(Object.keys(release.slots)).toEqual(['header']);
    expect(release.slots.header?.css).toHaveLength(1);
    const first = release.slots.header?.js.map((file) => read(`browser/${file}`)).join('') ?? '';
    expect(first).toContain('Suspense');
    expect(first).not.toContain('Försök igen');
    expect(first).not.toContain('sen');
    const all = readdirSync(join(folder, 'dist/browser')).filter((file) => file.endsWith('.js'));
    expect(all.map((file) => read(`browser/${file}`)).join('')).not.toContain('react.dev/errors');
  });

  it('lists a hash for every file, and loads none of its own without one', () => {
    const files = readdirSync(join(folder, 'dist/browser')).filter((file) => !file.endsWith('.br'));
    expect(Object.keys(release.integrity)).toEqual(files.sort());
    expect(read(`browser/${release.entry}`).match(/\.integrity=self\.__SHOP_INTEGRITY__\(/g)).toHaveLength(2);
  });

  it('waits for the hashes of its files before it loads a chunk that the document does not list', () => {
    expect(release.awaitsIntegrity).toBe(true);
    expect(read(`browser/${release.entry}`)).toContain('self.__SHOP_LISTED__(');
  });

  it("has an entry of at most 4 kB compressed, without federation's own runtime, that sets its global name", () => {
    expect(readFileSync(join(folder, 'dist/browser', `${release.entry}.br`)).length).toBeLessThanOrEqual(4000);
    expect(read(`browser/${release.entry}`)).toMatch(/(^|;)var mf_header[;=]/m);
  });

  it("renders on the server with the browser's class names, and emits no styles there", () => {
    expect(readdirSync(join(folder, 'dist/server'))).toEqual(['server.mjs']);
    const { html, error } = renderInNode({
      slot: 'header',
      page: testPage(),
      apiBase: '',
      cookie: null,
      requestId: 'x',
    });
    expect(error).toBeNull();
    const name = /<p class="([\w-]+)">.*<b>sen<\/b>/.exec(html)?.[1];
    const css = read(`browser/${release.slots.header?.css[0]}`);
    expect(css).toContain(`.${name}{`);
    expect(css).toContain('light-dark(red,');
  });
});
