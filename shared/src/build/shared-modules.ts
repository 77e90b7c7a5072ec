import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WORKSPACE } from './workspace.ts';

const require = createRequire(join(WORKSPACE, 'shared/package.json'));

const versionOf = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;

const singleton = (name: string) => ({
  singleton: true,
  requiredVersion: `^${versionOf(name)}`,
  version: versionOf(name),
});

/**
 * What shell and remotes have in common at run time. Nothing else: what is shared cannot be tree-shaken, and identity across
 * remotes comes from the Platform object.
 */
export const PROVIDED_MODULES = {
  react: singleton('react'),
  'react/jsx-runtime': singleton('react'),
  'react-dom': singleton('react-dom'),
  'react-dom/client': singleton('react-dom'),
  jotai: singleton('jotai'),
};

/** The same as a remote sees it: always the shell's, so that no release carries a copy that nobody loads. */
export const CONSUMED_MODULES = Object.fromEntries(
  Object.entries(PROVIDED_MODULES).map(([name, { singleton: isSingleton, requiredVersion }]) => [
    name,
    { singleton: isSingleton, requiredVersion, import: false as const },
  ]),
);
