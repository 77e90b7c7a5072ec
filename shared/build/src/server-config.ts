import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import type { Mode, PackageInfo } from './workspace.ts';

/** An ES module for Node in one file, unminified: its stack traces are read by people. */
export const serverConfig = (info: PackageInfo, mode: Mode, entry: string): Configuration => {
  const base = baseConfig(info, 'server', mode);
  return {
    ...base,
    target: 'node24',
    entry: { server: entry },
    experiments: { outputModule: true },
    output: {
      path: join(info.folder, 'dist/server'),
      filename: 'server.mjs',
      chunkFilename: '[name].mjs',
      library: { type: 'module' },
      chunkFormat: 'module',
      module: true,
      hashFunction: 'sha256',
      clean: true,
    },
    module: {
      ...base.module,
      // A thread's program is a file of its own beside the server's.
      parser: { javascript: { worker: ['...', 'Worker from node:worker_threads'] } },
    },
    optimization: { minimize: false, nodeEnv: mode },
    plugins: [...(base.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
};
