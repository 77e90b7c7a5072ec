import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { moduleRules, type Side } from './module-rules.ts';
import { StandInPlugin } from './plugins/stand-in-plugin.ts';
import { SMALLER_PARTS } from './stand-ins.ts';
import { CACHE_FOLDER, WORKSPACE, type Mode, type PackageInfo } from './workspace.ts';

const BUILD_FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Changes with the build's own code and with any installed package: results of other tools are not reused. */
const toolsVersion = (): string => {
  const hash = createHash('sha256').update(readFileSync(join(WORKSPACE, 'pnpm-lock.yaml')));
  const files = globSync('**/*.{ts,cjs}', { cwd: BUILD_FOLDER }).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(BUILD_FOLDER, file)));
  return hash.digest('hex');
};

/** What every compilation has in common. */
export const baseConfig = (info: PackageInfo, side: Side, mode: Mode): Configuration => ({
  name: `${info.name}-${side}`,
  mode,
  context: info.folder,
  devtool: mode === 'development' ? 'source-map' : false,
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  // The build's tools belong to the build's own package, not to the one that is built.
  resolveLoader: { modules: [join(WORKSPACE, 'shared/build/node_modules')] },
  module: { rules: moduleRules(side, mode) },
  plugins: [new StandInPlugin(SMALLER_PARTS)],
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  cache: {
    type: 'filesystem',
    cacheDirectory: join(CACHE_FOLDER, 'webpack'),
    name: `${info.name}-${side}-${mode}`,
    version: toolsVersion(),
    // The version above represents them; following every import of the tools takes longer than most builds.
    buildDependencies: { defaultWebpack: [] },
  },
});
