import { Provider } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { SlotContext, type SlotContextValue } from './slot-context.ts';
import type { AnySlotModule, SlotProps } from './types.ts';

type SlotTreeProps = SlotContextValue & { Component: AnySlotModule['Component'] };

/** A slot's component within its contexts; the same tree on both sides, so that hydration and `useId` match. */
export const SlotTree = (props: SlotTreeProps): ReactNode => {
  const { Component, slot, platform, route, data, renderedAt, htmlValues } = props;
  const value = useMemo(
    () => ({ slot, platform, route, data, renderedAt, htmlValues }),
    [slot, platform, route, data, renderedAt, htmlValues],
  );
  // Data and component come from the same file of the slot, which is the only one that knows their type.
  const Typed = Component as (props: SlotProps<unknown>) => ReactNode;
  return (
    <SlotContext value={value}>
      <Provider store={platform.store}>
        <Typed data={data} route={route} />
      </Provider>
    </SlotContext>
  );
};
