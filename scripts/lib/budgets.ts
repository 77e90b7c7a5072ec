import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageAreas, serverSlots } from '../../shell/src/page/page-areas.ts';
import { WORKSPACE_REMOTES } from '@shop/build/workspace';
import { descriptionsOf } from '@shop/releases';
import type { ReleaseManifest, ShellManifest } from '@shop/contracts/rendering';
import type { Outcome } from './checks.ts';
import { ROOT } from './paths.ts';

const KB = 1000;

/** Brotli bytes of built files that a shopper may have to load. */
const LIMITS = { startPageJs: 180 * KB, startPageCss: 30 * KB, remoteEntry: 9 * KB };

function brotliSize(file: string): number {
  const content = readFileSync(file);
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;
}

type Descriptions = ReturnType<typeof descriptionsOf>;
const INDEX = { name: 'index' } as const;

interface Files {
  js: string[];
  css: string[];
  /** Remote name → its entry. */
  entries: Map<string, string>;
}

/** Every script and style that the start page needs for its first paint and hydration. */
function startPageFiles(): Files {
  const shellFolder = join(ROOT, 'shell/dist/browser');
  const shell: ShellManifest = JSON.parse(readFileSync(join(ROOT, 'shell/dist/release.json'), 'utf8'));
  const js = new Set([shell.entry, ...shell.beside, ...shell.js].map((name) => join(shellFolder, name)));
  const css = new Set(shell.css.map((name) => join(shellFolder, name)));
  const entries = new Map<string, string>();
  const releases = WORKSPACE_REMOTES.map((remote) => {
    const release: ReleaseManifest = JSON.parse(readFileSync(join(ROOT, remote, 'dist/release.json'), 'utf8'));
    return { remote, release, folder: join(ROOT, remote, 'dist/browser') };
  });
  const about = Object.assign({}, ...releases.map(({ release }) => descriptionsOf(release))) as Descriptions;
  // Deferred slots hydrate when the page is idle: only their styles are part of the first load.
  const start = new Set([...serverSlots(INDEX, about), ...Object.values(pageAreas(INDEX, about)).flat()]);
  for (const { remote, release, folder } of releases) {
    entries.set(remote, join(folder, release.entry));
    for (const slot of start) {
      const files = release.slots[slot];
      if (files === undefined) continue;
      for (const name of files.css) css.add(join(folder, name));
      if (about[slot]?.isDeferred) continue;
      js.add(join(folder, release.entry));
      for (const name of files.js) js.add(join(folder, name));
    }
  }
  return { js: [...js], css: [...css], entries };
}

/** Compares the built files with their budgets and prints each with its size. */
export function checkBudgets(say: (text: string) => void = console.log): Outcome {
  const { js, css, entries } = startPageFiles();
  const sum = (files: string[]): number => files.reduce((total, file) => total + brotliSize(file), 0);
  const lines = [
    { what: 'JavaScript of the start page', size: sum(js), limit: LIMITS.startPageJs },
    { what: 'CSS of the start page', size: sum(css), limit: LIMITS.startPageCss },
    ...[...entries].map(([name, file]) => ({
      what: `Entry of ${name}`,
      size: brotliSize(file),
      limit: LIMITS.remoteEntry,
    })),
  ];
  let failed = 0;
  for (const { what, size, limit } of lines) {
    const isOk = size <= limit;
    if (!isOk) failed += 1;
    say(`  ${isOk ? 'ok  ' : 'OVER'} ${what}: ${(size / KB).toFixed(1)} of ${limit / KB} kB brotli`);
  }
  return { passed: lines.length - failed, failed };
}
