import { createContext, useContext } from 'react';
import type { Platform } from '../../contracts/platform.ts';
import type { RouteSnapshot } from '../../contracts/routes.ts';
import type { SlotName } from '../../contracts/slots.ts';

/** What every component of one mounted slot can reach. */
export interface SlotContextValue {
  slot: SlotName;
  platform: Platform;
  route: RouteSnapshot;
  data: unknown;
  renderedAt: number;
}

export const SlotContext = createContext<SlotContextValue | null>(null);

/** The context of the surrounding slot. Throws outside of one, which can only be a programming error. */
export const useSlotContext = (): SlotContextValue => {
  const value = useContext(SlotContext);
  if (!value) throw new Error('This hook needs a slot around it');
  return value;
};
