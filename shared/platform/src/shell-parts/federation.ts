import { shellParts, type FederationOptions } from './shell-parts.ts';

interface Container {
  federation: { initOptions?: FederationOptions };
}

interface Instance {
  options: { name: string };
  initOptions(options: FederationOptions): unknown;
}

const instances = (): readonly Instance[] => {
  const { __FEDERATION__: known } = globalThis as { __FEDERATION__?: { __INSTANCES__: readonly Instance[] } };
  return known?.__INSTANCES__ ?? [];
};

const { bundlerRuntime, attachShareScopeMap, createInstance } = shellParts().federation;

/** The container's own instance; an entry that runs again after a failure finds the one it made before. */
const init = ({ webpackRequire }: { webpackRequire: Container }): unknown => {
  const { initOptions } = webpackRequire.federation;
  if (!initOptions) throw new Error('The container has no options');
  const options = { ...initOptions, id: initOptions.id ?? '' };
  const known = instances().find((instance) => instance.options.name === options.name);
  if (!known) return createInstance(options);
  known.initOptions(options);
  return known;
};

/**
 * Stands for federation's bundler runtime in a remote's entry. What makes and finds instances must be the container's
 * own, since federation's goes by the identity of the build it is part of; all the rest is the shell's.
 */
const federation = {
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {}, init },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

export default federation;
