import type { ComponentType } from 'react';
import type { Href } from '@shop/contracts/platform';
import type { MountProps, SlotLifecycles } from '../common/types.ts';

/** What webpack's federation code keeps of one container. Only passed on; its shape is federation's own business. */
export type FederationOptions = { name: string; id?: string } & Record<string, unknown>;

export interface FederationParts {
  /** Federation's functions that keep nothing to themselves: they work on the container that they are handed. */
  bundlerRuntime: Readonly<Record<string, unknown>>;
  attachShareScopeMap: unknown;
  createInstance: (options: FederationOptions) => unknown;
}

/**
 * What the shell has on the page anyway and every remote would else carry a copy of: the route table behind `href`,
 * federation's runtime, and what mounts a slot. Remotes are built against it (see the build's `stand-ins.ts`); it is
 * there before any entry runs.
 */
export interface ShellParts {
  href: Href;
  mountTree: (Tree: ComponentType<MountProps>) => SlotLifecycles;
  federation: FederationParts;
}

declare global {
  var __SHOP_PARTS__: ShellParts | undefined;
}

/** The shell's parts. Throws where there is no shell, which can only be a page that was put together wrongly. */
export const shellParts = (): ShellParts => {
  if (!globalThis.__SHOP_PARTS__) throw new Error('The shell has not provided its parts');
  return globalThis.__SHOP_PARTS__;
};
