import { shellParts, type FederationOptions } from './shell-parts.ts';

interface Container {
  federation: { initOptions?: FederationOptions };
}

interface Instance {
  options: { name: string };
  initOptions(options: FederationOptions): unknown;
}

const instances = (): readonly Instance[] => {
  const { __FEDERATION__: federationGlobal } = globalThis as {
    __FEDERATION__?: { __INSTANCES__: readonly Instance[] };
  };
  return federationGlobal?.__INSTANCES__ ?? [];
};

const { bundlerRuntime, attachShareScopeMap, createInstance } = shellParts().federation;

/** The container's own instance; an entry that runs again after a failure reuses the existing one. */
const init = ({ webpackRequire }: { webpackRequire: Container }): unknown => {
  const { initOptions } = webpackRequire.federation;
  if (!initOptions) throw new Error('The container has no options');
  const options = { ...initOptions, id: initOptions.id ?? '' };
  const existing = instances().find((instance) => instance.options.name === options.name);
  if (!existing) return createInstance(options);
  existing.initOptions(options);
  return existing;
};

/**
 * Replaces federation's bundler runtime in a remote's entry. The functions that create and find instances must be the
 * container's own, since federation identifies them by build; the rest is the shell's.
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
