/** Builds packages for production, only what has changed: `npm run build [package …]`. */
import { BUILDABLE_PACKAGES, type BuildablePackage } from '@shop/build/workspace';
import { buildChanged } from '../lib/build.ts';
import { fail } from '../lib/fail.ts';

const isBuildable = (name: string): name is BuildablePackage => BUILDABLE_PACKAGES.some((known) => known === name);

try {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !isBuildable(name));
  if (unknown.length > 0)
    throw new Error(`Nothing to build in ${unknown.join(', ')}. Packages: ${BUILDABLE_PACKAGES.join(', ')}.`);
  await buildChanged(named.length === 0 ? BUILDABLE_PACKAGES : named.filter(isBuildable));
  console.log('Everything is built.');
} catch (error) {
  fail(error);
}
