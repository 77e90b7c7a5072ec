import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WORKSPACE } from './workspace.ts';

const require = createRequire(join(WORKSPACE, 'shared/platform/package.json'));

const versionOf = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;

const singleton = (name: string) => ({
  singleton: true,
  requiredVersion: `^${versionOf(name)}`,
  version: versionOf(name),
});

/** In the shell's entry itself: every page needs them all, and each file of its own would cost a round trip. */
const provided = (name: string) => ({ ...singleton(name), eager: true });

/**
 * Modules that shell and remotes share at run time. No others: shared modules cannot be tree-shaken, and identity
 * across remotes is the Platform object's.
 */
export const PROVIDED_MODULES = {
  react: provided('react'),
  'react/jsx-runtime': provided('react'),
  'react-dom': provided('react-dom'),
  'react-dom/client': provided('react-dom'),
  jotai: provided('jotai'),
};

/** The same for a remote: always the shell's, so that no release contains a copy that is never loaded. */
export const CONSUMED_MODULES = Object.fromEntries(
  Object.entries(PROVIDED_MODULES).map(([name, { singleton: isSingleton, requiredVersion }]) => [
    name,
    { singleton: isSingleton, requiredVersion, import: false as const },
  ]),
);
