import { createContext, useContext } from 'react';
import type { Platform } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import type { HtmlValues } from './types.ts';

/** Context of all components of one mounted slot. */
export interface SlotContextValue {
  slot: SlotName;
  platform: Platform;
  route: RouteSnapshot;
  data: unknown;
  renderedAt: number;
  htmlValues?: HtmlValues | undefined;
}

/** Provided by `SlotTree`; read it by the hooks. */
export const SlotContext = createContext<SlotContextValue | null>(null);

/** The context of the surrounding slot. Throws outside of one, which can only be a programming error. */
export const useSlotContext = (): SlotContextValue => {
  const value = useContext(SlotContext);
  if (!value) throw new Error('This hook needs a slot around it');
  return value;
};
