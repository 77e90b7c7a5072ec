import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { moduleRules, type Side } from './module-rules.ts';
import { CACHE_FOLDER, WORKSPACE, type Mode, type PackageInfo } from './workspace.ts';

/** What every compilation has in common. */
export const baseConfig = (info: PackageInfo, side: Side, mode: Mode): Configuration => ({
  name: `${info.name}-${side}`,
  mode,
  context: info.folder,
  devtool: mode === 'development' ? 'source-map' : false,
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  // The build's tools belong to the shared package, not to the one that is built.
  resolveLoader: { modules: [join(WORKSPACE, 'shared/node_modules')] },
  module: { rules: moduleRules(side, mode) },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  cache: {
    type: 'filesystem',
    cacheDirectory: join(CACHE_FOLDER, 'webpack'),
    name: `${info.name}-${side}-${mode}`,
    buildDependencies: {
      factory: [fileURLToPath(new URL('.', import.meta.url)), join(WORKSPACE, 'pnpm-lock.yaml')],
    },
  },
});
