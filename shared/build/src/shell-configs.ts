import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { baseConfig } from './base-config.ts';
import { browserConfig, FEW_FILES } from './browser-config.ts';
import { OwnIntegrityPlugin } from './plugins/own-integrity-plugin.ts';
import { ReleasePlugin } from './plugins/release-plugin.ts';
import { serverConfig } from './server-config.ts';
import { SCRIPT_TARGET } from './module-rules.ts';
import { PROVIDED_MODULES } from './shared-modules.ts';
import { thinContractsBut } from './thin-contracts.ts';
import { federationName, readPackage, type Mode, type PackageInfo } from './workspace.ts';

/** Served at the root of the shop: `shell/src/server/site/service-worker.ts`. */
const WORKER_FILE = 'sw.js';

const federation = (info: PackageInfo): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: federationName(info.name),
    shared: PROVIDED_MODULES,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });

// The plugin is named by its CommonJS file, which would bring a second copy of the whole federation runtime into the
// entry.
const oneRuntime = new webpack.NormalModuleReplacementPlugin(
  /inject-external-runtime-core-plugin.+\.cjs$/,
  (resource) => {
    resource.request = resource.request.replace(/\.cjs$/, '.js');
  },
);

/**
 * The larger half of the code that every page needs first. As a file of its own it does not delay the requests after
 * it.
 */
const REACT_APART = {
  ...FEW_FILES.cacheGroups,
  react: {
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'initial' as const,
    enforce: true,
  },
};

/** The router's own React components, of which the shop uses none, are no part of its file. */
const ROUTER_ALONE: RuleSetRule = {
  test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
  loader: fileURLToPath(new URL('./pure-components-loader.cjs', import.meta.url)),
};

/** The text of these functions stands in every document, so they are small though the server's code is not minified. */
const earlyScripts = (folder: string): RuleSetRule => ({
  include: join(folder, 'src/early'),
  enforce: 'post',
  loader: 'swc-loader',
  options: { swcrc: false, minify: true, jsc: { target: SCRIPT_TARGET, minify: { compress: true, mangle: true } } },
});

/** Packages stay outside the server's bundle: Node finds them beside it. Only the workspace's own code is compiled. */
const externalPackages = (info: PackageInfo) => {
  const names = info.dependencies.filter((name) => !name.startsWith('@shop/'));
  return ({ request = '' }: { request?: string }, done: (error?: null, result?: string) => void): void => {
    const isPackage = names.some((name) => request === name || request.startsWith(`${name}/`));
    if (isPackage) done(null, `module ${request}`);
    else done();
  };
};

/** The service worker: one file beside the browser's, without federation, since nothing of it runs in pages. */
const workerConfig = (info: PackageInfo, mode: Mode): Configuration => {
  const { optimization, output } = browserConfig(info, mode);
  return {
    ...baseConfig(info, 'browser', mode),
    name: `${info.name}-worker`,
    // Two compilations must not write to one cache, and this one is small.
    cache: false,
    target: ['webworker', 'es2022'],
    entry: { sw: join(info.folder, 'src/worker/sw.ts') },
    output: { path: output?.path, filename: WORKER_FILE, hashFunction: 'sha256' },
    optimization: { minimize: optimization?.minimize, minimizer: optimization?.minimizer },
  };
};

/**
 * The shell's three compilations: host of the federation (`src/browser/index.ts`, which must
 * `import('./bootstrap.tsx')` so that the shared modules are loaded before they are used), its service worker
 * (`src/worker/sw.ts`) and the server (`src/server/main.ts`).
 */
export const createShellConfigs = ({ folder, mode }: { folder: string; mode: Mode }): Configuration[] => {
  const info = readPackage('shell', folder);
  const browser = browserConfig(info, mode);
  const server = serverConfig(info, mode, join(folder, 'src/server/main.ts'));
  const schemas = join(folder, 'src/browser/platform/schemas.ts');
  return [
    {
      ...browser,
      entry: {
        shell: join(folder, 'src/browser/index.ts'),
        ...(mode === 'development' && { styleguide: join(folder, 'src/browser/styleguide.tsx') }),
      },
      output: { ...browser.output, clean: { keep: (file) => file.startsWith(WORKER_FILE) } },
      experiments: { ...browser.experiments, layers: true },
      module: {
        ...browser.module,
        rules: [...(browser.module?.rules ?? []), ROUTER_ALONE, ...thinContractsBut(schemas)],
      },
      optimization: { ...browser.optimization, splitChunks: { ...FEW_FILES, cacheGroups: REACT_APART } },
      plugins: [
        ...(browser.plugins ?? []),
        federation(info),
        oneRuntime,
        new OwnIntegrityPlugin(),
        new ReleasePlugin([]),
      ],
    },
    workerConfig(info, mode),
    {
      ...server,
      externals: [externalPackages(info)],
      module: {
        ...server.module,
        rules: [...(server.module?.rules ?? []), ...(mode === 'production' ? [earlyScripts(folder)] : [])],
      },
    },
  ];
};
