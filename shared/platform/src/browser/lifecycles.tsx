import type { ReactNode } from 'react';
import { SlotTree } from '../common/slot-tree.tsx';
import type { AnySlotModule, MountProps, SlotLifecycles } from '../common/types.ts';
import { mountTree } from './mount-tree.tsx';

/**
 * Creates the parcel lifecycles of a slot. Only the slot's own contexts are built here; the rest is the shell's
 * `mountTree`.
 */
export const createLifecycles = (Component: AnySlotModule['Component']): SlotLifecycles =>
  mountTree(function Tree({ slot, platform, route, data, renderedAt, htmlValues }: MountProps): ReactNode {
    return <SlotTree {...{ Component, slot, platform, route, data, renderedAt, htmlValues }} />;
  });
