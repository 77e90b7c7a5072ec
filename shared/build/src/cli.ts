/**
 * Builds packages: `cli.ts [<package>…] [--dev] [--watch]`, all of them by default.
 * `--dev`: unminified with source maps; `--watch`: `--dev`, and again after every change; `--keep`: the workspace's
 * shop continues with its current release.
 */
import { parseArgs } from 'node:util';
import { buildPackage, watchPackage } from './build-package.ts';
import { BUILDABLE_PACKAGES, type BuildablePackage } from './workspace.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dev: { type: 'boolean' }, watch: { type: 'boolean' }, keep: { type: 'boolean' } },
});

const isBuildable = (name: string): name is BuildablePackage =>
  (BUILDABLE_PACKAGES as readonly string[]).includes(name);
const unknown = positionals.filter((name) => !isBuildable(name));
if (unknown.length > 0)
  throw new Error(`Cannot build ${unknown.join(', ')}; there are ${BUILDABLE_PACKAGES.join(', ')}`);
const names = positionals.length > 0 ? positionals.filter(isBuildable) : BUILDABLE_PACKAGES;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

// One after the other: the first builds are the heavy ones.
if (values.watch) for (const name of names) await watchPackage(name, () => say(`${name} built`));
else
  for (const name of names) {
    const start = performance.now();
    await buildPackage(name, values.dev ? 'development' : 'production', !values.keep);
    say(`${name} built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
