import { createInstance } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { mountTree } from '@shop/platform/mount-tree';
import type { FederationParts } from '@shop/platform/shell-parts';
import { href } from '@shop/contracts/routing';

/** Publishes the code that remotes use from the shell instead of bundling it. Must run before any entry. */
export const provideParts = (): void => {
  globalThis.__SHOP_PARTS__ = {
    href,
    mountTree,
    federation: {
      // The runtime leaves the last one out for a host that exposes nothing.
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
      attachShareScopeMap,
      createInstance: createInstance as FederationParts['createInstance'],
    },
  };
};
