import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { RemoteName } from '@shop/contracts/slots';
import { browserConfig, FEW_FILES } from './browser-config.ts';
import { discoverSlots, type SlotSource } from './discover-slots.ts';
import { AsyncFilesPlugin } from './plugins/async-files-plugin.ts';
import { ReleasePlugin } from './plugins/release-plugin.ts';
import { StandInPlugin } from './plugins/stand-in-plugin.ts';
import { descriptionFile } from './read-descriptions.ts';
import { serverConfig } from './server-config.ts';
import { CONSUMED_MODULES } from './shared-modules.ts';
import { SHELL_PARTS } from './stand-ins.ts';
import { THIN_CONTRACTS } from './thin-contracts.ts';
import { CACHE_FOLDER, federationName, readPackage, sharedSource, type Mode } from './workspace.ts';

/** A remote with everything that its compilations depend on. */
export interface RemoteBuild {
  name: RemoteName;
  folder: string;
  mode: Mode;
}

const federation = (name: RemoteName, slots: readonly SlotSource[]): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: federationName(name),
    filename: 'entry.js',
    library: { type: 'var', name: federationName(name) },
    exposes: Object.fromEntries(slots.map((slot) => [`./${slot.name}`, { import: slot.file, name: slot.name }])),
    shared: CONSUMED_MODULES,
    // With the default strategy one dead remote blanks the page.
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });

/**
 * What two slots of those that stand on most pages together use: one file of all of them, so that a page does not load
 * the same code with each.
 */
const commonOf = (together: readonly string[]) => ({
  common: {
    name: 'common',
    type: /javascript/,
    chunks: ({ name }: { readonly name?: string | null | undefined }) => together.includes(name ?? ''),
    minChunks: 2,
    enforce: true,
  },
});

/** The server entry exists only for the compiler: every slot of the remote behind `createServerBundle`. */
const writeServerEntry = (name: RemoteName, slots: readonly SlotSource[]): string => {
  const folder = join(CACHE_FOLDER, 'entries');
  const file = join(folder, `${name}.js`);
  const rows = slots.map(
    (slot) => `  ${JSON.stringify(slot.name)}: () => import(/* webpackMode: "eager" */ ${JSON.stringify(slot.file)}),`,
  );
  const source = [
    `import { createServerBundle } from ${JSON.stringify(join(sharedSource('platform'), 'server/server-bundle.ts'))};`,
    `export const { slots, render } = createServerBundle({`,
    ...rows,
    '});',
    '',
  ].join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, source);
  return file;
};

/**
 * The two compilations of a remote: Module Federation for browsers, one self-contained module for the composition
 * server.
 */
export const createRemoteConfigs = ({ name, folder, mode }: RemoteBuild): [Configuration, Configuration] => {
  const info = readPackage(name, folder);
  const slots = discoverSlots(name, folder);
  const browser = browserConfig(info, mode);
  const server = serverConfig(info, mode, writeServerEntry(name, slots));
  const release = new ReleasePlugin(
    slots.map((slot) => slot.name),
    slots.map(descriptionFile),
  );
  return [
    {
      ...browser,
      entry: {},
      optimization: {
        ...browser.optimization,
        splitChunks: { ...FEW_FILES, cacheGroups: { ...FEW_FILES.cacheGroups, ...commonOf(info.together) } },
      },
      module: { ...browser.module, rules: [...(browser.module?.rules ?? []), THIN_CONTRACTS] },
      plugins: [
        ...(browser.plugins ?? []),
        federation(name, slots),
        new StandInPlugin(SHELL_PARTS),
        new AsyncFilesPlugin(),
        release,
      ],
    },
    server,
  ];
};
