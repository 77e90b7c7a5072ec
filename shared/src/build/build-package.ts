import type { Configuration } from 'webpack';
import { compile, watch } from './compile.ts';
import { createRemoteConfigs } from './remote-configs.ts';
import { createShellConfigs } from './shell-configs.ts';
import { readPackage, type BuildablePackage, type Mode } from './workspace.ts';
import { writeRegistry } from './write-registry.ts';
import { writeRemoteRelease, writeShellRelease } from './write-release.ts';

interface Build {
  configurations: Configuration[];
  finish(): Promise<void>;
}

const prepare = (name: BuildablePackage, mode: Mode): Build => {
  const { folder } = readPackage(name);
  return name === 'shell'
    ? {
        configurations: createShellConfigs({ folder, mode }),
        finish: async () => void (await writeShellRelease(folder, mode)),
      }
    : {
        configurations: createRemoteConfigs({ name, folder, mode }),
        finish: async () => void (await writeRemoteRelease(name, folder, mode)),
      };
};

/** Builds one package into its `dist` and notes it in the registry. */
export const buildPackage = async (name: BuildablePackage, mode: Mode): Promise<void> => {
  const { configurations, finish } = prepare(name, mode);
  await compile(configurations);
  await finish();
  await writeRegistry();
};

/** Builds one package in development mode, again after every change. Resolves after the first attempt with how to stop. */
export const watchPackage = (name: BuildablePackage, onBuilt: () => void): Promise<() => Promise<void>> => {
  const { configurations, finish } = prepare(name, 'development');
  return watch(configurations, async () => {
    await finish();
    await writeRegistry();
    onBuilt();
  });
};
