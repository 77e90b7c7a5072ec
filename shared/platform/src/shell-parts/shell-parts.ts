import type { ComponentType } from 'react';
import type { Href } from '@shop/contracts/platform';
import type { MountProps, SlotLifecycles } from '../common/types.ts';

/** State of one container in webpack's federation code. Only passed on; federation defines its shape. */
export type FederationOptions = { name: string; id?: string } & Record<string, unknown>;

/** Parts of the federation runtime that all containers share. */
export interface FederationParts {
  /** Federation's stateless functions, which work on the container that they are given. */
  bundlerRuntime: Readonly<Record<string, unknown>>;
  attachShareScopeMap: unknown;
  createInstance: (options: FederationOptions) => unknown;
}

/**
 * Code that the shell has on the page anyway and every remote would otherwise bundle: the route table behind `href`,
 * federation's runtime, and the mounting of slots. Remotes are built against it (`stand-ins.ts` of the build); it
 * exists before any entry runs.
 */
export interface ShellParts {
  href: Href;
  mountTree: (Tree: ComponentType<MountProps>) => SlotLifecycles;
  federation: FederationParts;
}

declare global {
  var __SHOP_PARTS__: ShellParts | undefined;
}

/** The shell's parts. Throws when there is no shell on the page, which is an error of the page. */
export const shellParts = (): ShellParts => {
  if (!globalThis.__SHOP_PARTS__) throw new Error('The shell has not provided its parts');
  return globalThis.__SHOP_PARTS__;
};
