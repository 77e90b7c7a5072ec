import { isAboveMedium } from '@shop/domain/breakpoints';
import { usePlatform, useOnUrlChange } from '@shop/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createHoverIntent, type HoverIntent } from './hover-intent.ts';

const DROPDOWN = 'mega-menu';

export interface MegaMenuState {
  openId: number | null;
  open(id: number): void;
  close(): void;
  hover: HoverIntent;
}

/**
 * Which dropdown is open, by whatever means. A new page and another open dropdown close it. On a wide window
 * 'menu.open' calls `onMenuWanted` [O2.11-07]; on others the hamburger takes it.
 */
export const useMegaMenu = (onMenuWanted: () => void): MegaMenuState => {
  const platform = usePlatform();
  const [openId, setOpenId] = useState<number | null>(null);
  const close = useCallback(() => setOpenId(null), []);
  const open = useCallback(
    (id: number) => {
      setOpenId(id);
      platform.bus.emit('dropdown.opened', { name: DROPDOWN });
    },
    [platform],
  );
  const [hover] = useState(() => createHoverIntent(open, close));

  useEffect(() => hover.stop, [hover]);
  useEffect(
    () =>
      platform.bus.on('dropdown.opened', ({ name }) => {
        if (name !== DROPDOWN) close();
      }),
    [platform, close],
  );

  const latest = useRef(onMenuWanted);
  useEffect(() => {
    latest.current = onMenuWanted;
  });
  useEffect(
    () =>
      platform.bus.on('menu.open', () => {
        if (isAboveMedium(platform.store.get(platform.atoms.viewport).size)) latest.current();
      }),
    [platform],
  );

  useOnUrlChange(() => {
    hover.block();
    close();
  });

  return { openId, open, close, hover };
};
