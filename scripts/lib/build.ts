import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adoptMissing } from '@shop/build/adopt-build';
import { BUILDABLE_PACKAGES, type BuildablePackage } from '@shop/build/workspace';
import { contentHash } from './content-hash.ts';
import { CACHE, ROOT, TOOLS } from './paths.ts';
import { inParallel, runNode } from './run-node.ts';

const STAMPS = join(CACHE, 'build');
/** webpack uses a whole core; more processes than cores only cost memory. */
const AT_ONCE = 2;

const stampOf = (name: BuildablePackage): string => join(STAMPS, name);
const hashOf = (name: BuildablePackage): string =>
  contentHash([name, 'shared', 'pnpm-lock.yaml', 'tsconfig.base.json']);

function isBuilt(name: BuildablePackage, hash: string): boolean {
  const stamp = stampOf(name);
  return existsSync(join(ROOT, name, 'dist/release.json')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** A package's production build failed; its output has been shown. */
export class BuildError extends Error {}

/**
 * Builds the packages that have changed since their last build, for production; with `isAdopted` (the default) this
 * workspace's shop serves them from then on. Throws BuildError when one of them fails.
 */
export async function buildChanged(
  names: readonly BuildablePackage[] = BUILDABLE_PACKAGES,
  say: (text: string) => void = console.log,
  isAdopted = true,
): Promise<void> {
  const changed = names.map((name) => ({ name, hash: hashOf(name) })).filter(({ name, hash }) => !isBuilt(name, hash));
  if (changed.length === 0) return isAdopted ? adoptMissing() : undefined;
  say(`Building ${changed.map(({ name }) => name).join(', ')} …`);
  const failed = await inParallel(changed, AT_ONCE, async ({ name, hash }) => {
    const { code, output } = await runNode(TOOLS.build, isAdopted ? [name] : [name, '--keep'], { quiet: true });
    if (code !== 0) {
      say(output);
      return name;
    }
    mkdirSync(STAMPS, { recursive: true });
    writeFileSync(stampOf(name), hash);
    return undefined;
  });
  const broken = failed.filter((name) => name !== undefined);
  if (broken.length > 0) throw new BuildError(`Could not build ${broken.join(', ')}`);
  if (isAdopted) await adoptMissing();
}
