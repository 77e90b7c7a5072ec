import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { SwcMinifyPlugin } from './plugins/swc-minify-plugin.ts';
import { federationName, type Mode, type PackageInfo } from './workspace.ts';

/** [8-38] Timeout for loading a chunk, in milliseconds. */
const CHUNK_TIMEOUT_MS = 120_000;

// Browsers of the last two years; older ones read the server's HTML. `light-dark()` is left as it is by these.
const BROWSERS = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/**
 * Modules that several chunks share become a file of their own only when they are large: on a slow network each
 * further request costs a round trip, more than the same few kilobytes again in the next page's chunk.
 */
export const FEW_FILES = { minSize: 60_000, cacheGroups: { defaultVendors: false } } as const;

const cssMinimizer = (): CssMinimizerPlugin<{ targets: typeof BROWSERS }> =>
  new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, minimizerOptions: { targets: BROWSERS } });

/**
 * Browser configuration that shell and remotes share. Public paths are determined at run time: a release is one folder
 * at any URL.
 */
export const browserConfig = (info: PackageInfo, mode: Mode): Configuration => {
  const base = baseConfig(info, 'browser', mode);
  return {
    ...base,
    target: ['web', 'es2022'],
    output: {
      path: join(info.folder, 'dist/browser'),
      // Without hashes, two of which every entry would list for each chunk: the folder of a release has one of its own.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: federationName(info.name),
      publicPath: 'auto',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      trustedTypes: { policyName: info.name },
      hashFunction: 'sha256',
      clean: true,
    },
    optimization: {
      splitChunks: FEW_FILES,
      minimize: mode === 'production',
      minimizer: [new SwcMinifyPlugin(), cssMinimizer()],
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
    },
    plugins: [
      ...(base.plugins ?? []),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        // CSS Modules in layers do not depend on the order of files.
        ignoreOrder: true,
      }),
    ],
  };
};
