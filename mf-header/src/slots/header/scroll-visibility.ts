/** [2.4-10] Pixels of scrolling down until the header hides. */
export const HIDE_AFTER_PX = 64;

export interface ScrollVisibility {
  isHidden: boolean;
  /** Where the present direction of scrolling began. */
  turn: number;
  y: number;
}

export const AT_TOP: ScrollVisibility = { isHidden: false, turn: 0, y: 0 };

/**
 * [2.4-10], [2.4-11] Hidden after more than 64 px downwards, shown again with the first step upwards. Stays while
 * something in the header is open or focused (`isBusy`) [O2.4-05]. Overscroll above the page's top counts as the top.
 */
export const afterScroll = (before: ScrollVisibility, position: number, isBusy: boolean): ScrollVisibility => {
  const y = Math.max(0, position);
  const goesUp = y < before.y;
  if (isBusy || goesUp) return { isHidden: false, turn: y, y };
  return { isHidden: before.isHidden || y - before.turn > HIDE_AFTER_PX, turn: before.turn, y };
};
