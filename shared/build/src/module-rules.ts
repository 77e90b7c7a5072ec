import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import { className } from './class-name.ts';
import { sharedSource, WORKSPACE, type Mode } from './workspace.ts';

/** Where a compilation runs. */
export type Side = 'browser' | 'server';

/** The syntax that browsers and servers run. */
export const SCRIPT_TARGET = 'es2022';

/** What `typeof document` is: `isServer` is a constant of each build, without what only the other side runs. */
const documentOf = (side: Side): string => (side === 'browser' ? 'object' : 'undefined');

const scripts = (side: Side, mode: Mode): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: {
      target: SCRIPT_TARGET,
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: false },
        optimizer: { simplify: false, globals: { typeofs: { document: documentOf(side) } } },
      },
    },
    sourceMaps: mode === 'development',
  },
});

/** Schemas are plain calls; only marked as pure can those that a bundle does not use be left out of it. */
const contracts: RuleSetRule = {
  include: sharedSource('contracts'),
  enforce: 'pre',
  loader: fileURLToPath(new URL('./pure-calls-loader.cjs', import.meta.url)),
};

/** Icons of one path each, the same on both sides of hydration. */
const icons: RuleSetRule = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].+\.mjs$/,
  loader: fileURLToPath(new URL('./joined-icons-loader.cjs', import.meta.url)),
};

const READABLE = '[name]__[local]__[hash:base64:4]';
const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _pattern: string, name: string): string =>
  className(relative(WORKSPACE, resourcePath).replaceAll('\\', '/'), name);

/** Class names depend on file and name alone, so that both sides and every release agree on them. */
const cssOptions = (side: Side, mode: Mode) => ({
  modules: {
    auto: /\.module\.css$/,
    namedExport: false,
    exportOnlyLocals: side === 'server',
    ...(mode === 'production' ? { getLocalIdent } : { localIdentContext: WORKSPACE, localIdentName: READABLE }),
  },
});

const styles = (side: Side, mode: Mode): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(side === 'browser' ? [MiniCssExtractPlugin.loader] : []),
    { loader: 'css-loader', options: cssOptions(side, mode) },
  ],
});

const ASSET = /\.(woff2|svg|png|webp|avif|jpg)$/;

/** Files that styles name. */
const styleAssets = (side: Side): RuleSetRule => ({
  test: ASSET,
  issuer: /\.css$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]', emit: side === 'browser' },
});

/** Files that code imports are inlined: the server does not know the URL of its release, and both sides must agree. */
const codeAssets: RuleSetRule = { test: ASSET, issuer: /\.tsx?$/, type: 'asset/inline' };

/** Loader rules for scripts, styles and contracts of one side. */
export const moduleRules = (side: Side, mode: Mode): RuleSetRule[] => [
  contracts,
  icons,
  scripts(side, mode),
  styles(side, mode),
  styleAssets(side),
  codeAssets,
];
