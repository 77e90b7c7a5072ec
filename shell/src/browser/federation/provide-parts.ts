import { createInstance } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { mountTree } from '@shop/platform/mount-tree';
import type { FederationParts } from '@shop/platform/shell-parts';
import { href } from '@shop/contracts/routing';

/** Puts there what remotes leave out of their bundles. Before any entry runs. */
export const provideParts = (): void => {
  globalThis.__SHOP_PARTS__ = {
    href,
    mountTree,
    federation: {
      // A host that exposes nothing has no use for the last one itself.
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
      attachShareScopeMap,
      createInstance: createInstance as FederationParts['createInstance'],
    },
  };
};
