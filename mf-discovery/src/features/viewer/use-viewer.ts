import { useNow, useShared } from '@shop/platform';
import type { ProductCardViewer } from '../../components/product-card/to-product-card.ts';
import { useMemo } from 'react';

/** The viewer of products: decides prices, labels and what can be bought. */
export interface Viewer extends ProductCardViewer {
  readonly now: Date;
  /** 0 for visitors [O5-08]. */
  readonly rankLevel: number;
}

/** The viewer by the shared atoms. A shared response is anonymous, so everything is rendered as for a visitor. */
export function useViewer(): Viewer {
  const user = useShared('user');
  const { show_prices_excluding_vat: showExcludingVat } = useShared('settings');
  const now = useNow();
  const mine = useShared('myStore') ?? null;
  const rankLevel = user?.rankLevel ?? 0;
  const isLoggedIn = Boolean(user);
  return useMemo(
    () => ({ isLoggedIn, showExcludingVat, now, rankLevel, myStore: mine }),
    [isLoggedIn, showExcludingVat, now, rankLevel, mine],
  );
}
