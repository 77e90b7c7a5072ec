import { Provider } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { SlotContext, type SlotContextValue } from './slot-context.ts';
import type { AnySlotModule, SlotProps } from './types.ts';

type SlotTreeProps = SlotContextValue & { Component: AnySlotModule['Component'] };

/** A slot's component within its contexts; alike on both sides, so that hydration and `useId` agree. */
export const SlotTree = ({ Component, slot, platform, route, data, renderedAt }: SlotTreeProps): ReactNode => {
  const value = useMemo(() => ({ slot, platform, route, data, renderedAt }), [slot, platform, route, data, renderedAt]);
  // The module gives its own `load` answer back to its own component; only the author's file knows the type.
  const Typed = Component as (props: SlotProps<unknown>) => ReactNode;
  return (
    <SlotContext value={value}>
      <Provider store={platform.store}>
        <Typed data={data} route={route} />
      </Provider>
    </SlotContext>
  );
};
