import { usePlatform, useOnUrlChange } from '@shop/platform';
import { useCallback, useEffect, useState } from 'react';
import { createHoverIntent, type HoverIntent } from './hover-intent.ts';

const DROPDOWN = 'mega-menu';

export interface MegaMenuState {
  openId: number | null;
  open(id: number): void;
  close(): void;
  hover: HoverIntent;
}

/** Which dropdown is open, by whatever means. A new page and another open dropdown close it. */
export const useMegaMenu = (): MegaMenuState => {
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

  useOnUrlChange(() => {
    hover.block();
    close();
  });

  return { openId, open, close, hover };
};
