import type { ReactNode } from 'react';
import { SlotTree } from '../common/slot-tree.tsx';
import type { AnySlotModule, MountProps, SlotLifecycles } from '../common/types.ts';
import { mountTree } from './mount-tree.tsx';

/** Parcel lifecycles of a slot. Only what holds the slot's own contexts is made here; the rest is alike for all. */
export const createLifecycles = (Component: AnySlotModule['Component']): SlotLifecycles =>
  mountTree(function Tree({ slot, platform, route, data, renderedAt }: MountProps): ReactNode {
    return <SlotTree {...{ Component, slot, platform, route, data, renderedAt }} />;
  });
