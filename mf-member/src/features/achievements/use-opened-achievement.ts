import { usePlatform } from '@shop/platform';
import { isPlainClick } from '@shop/ui/text-link/is-plain-click.ts';
import type { MouseEvent } from 'react';
import { cardLinkId } from './achievement-card.tsx';
import type { ListedAchievement } from './load-achievements.ts';

/**
 * Opens and closes an achievement by the page's URL, with the grid left where it was. After closing, focus is on the
 * card again: the shell moves it to the new page's heading first.
 */
export function useOpenedAchievement(opened: ListedAchievement | null, listHref: string) {
  const { navigate } = usePlatform();
  return {
    open: (event: MouseEvent<HTMLAnchorElement>): void => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void navigate(event.currentTarget.href, { keepScroll: true });
    },
    close: (): void => {
      void navigate(listHref, { keepScroll: true }).then(() => {
        if (opened !== null) setTimeout(() => document.getElementById(cardLinkId(opened.id))?.focus());
      });
    },
  };
}
