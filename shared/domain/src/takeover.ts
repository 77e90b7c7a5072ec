/** [9-101] Heights of takeover images, in device pixels. */
export const TAKEOVER_HEIGHTS = [720, 1080, 1440, 2160] as const;
/** Width of the page between the sides of a takeover, in CSS pixels [O9-21]. */
export const TAKEOVER_PAGE_WIDTH = 1128;
const TAKEOVER_ABOVE = 290;

/** [9-101][O9-21] The smallest height that fills the window on this screen, else the largest there is. */
export function takeoverHeight(windowHeight: number, pixelRatio: number): (typeof TAKEOVER_HEIGHTS)[number] {
  const needed = windowHeight * pixelRatio;
  return TAKEOVER_HEIGHTS.find((height) => height >= needed) ?? 2160;
}

/** [O9-21] What is left of the window beside the page, on each side. */
const sideWidth = (windowWidth: number): number => (windowWidth - TAKEOVER_PAGE_WIDTH) / 2;

/** [9-102] Whether the window is wide enough for the images of a takeover. */
export const hasRoomForTakeover = (windowWidth: number): boolean => sideWidth(windowWidth) > TAKEOVER_ABOVE;
