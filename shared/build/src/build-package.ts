import type { Configuration } from 'webpack';
import { adoptRemote } from './adopt-build.ts';
import { compile, watch } from './compile.ts';
import { createRemoteConfigs } from './remote-configs.ts';
import { createShellConfigs } from './shell-configs.ts';
import { readPackage, type BuildablePackage, type Mode } from './workspace.ts';
import { writeRemoteRelease, writeShellRelease } from './write-release.ts';

interface Build {
  configurations: Configuration[];
  /** Describes what was compiled. */
  finish(): Promise<void>;
  /** Makes it what this workspace's shop serves. */
  adopt(): Promise<void>;
}

const prepare = (name: BuildablePackage, mode: Mode): Build => {
  const { folder } = readPackage(name);
  return name === 'shell'
    ? {
        configurations: createShellConfigs({ folder, mode }),
        finish: async () => void (await writeShellRelease(folder, mode)),
        adopt: () => Promise.resolve(),
      }
    : {
        configurations: createRemoteConfigs({ name, folder, mode }),
        finish: async () => void (await writeRemoteRelease(name, folder, mode)),
        adopt: () => adoptRemote(name),
      };
};

/** Builds one package into its `dist`; by default this workspace's shop serves it from then on. */
export const buildPackage = async (name: BuildablePackage, mode: Mode, isAdopted = true): Promise<void> => {
  const { configurations, finish, adopt } = prepare(name, mode);
  await compile(configurations);
  await finish();
  if (isAdopted) await adopt();
};

/**
 * Builds one package in development mode, and again after every change. Resolves after the first attempt with the
 * function that stops it.
 */
export const watchPackage = (name: BuildablePackage, onBuilt: () => void): Promise<() => Promise<void>> => {
  const { configurations, finish, adopt } = prepare(name, 'development');
  return watch(configurations, async () => {
    await finish();
    await adopt();
    onBuilt();
  });
};
