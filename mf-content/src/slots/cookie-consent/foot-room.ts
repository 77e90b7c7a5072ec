import { FOOT_ROOM, FOOT_ROOM_PX } from '@shop/contracts/cookie-banner';
import { afterFrame } from '@shop/ui/after-frame/after-frame.ts';

/**
 * A ref for an element over the foot of the window, which is seen with it: the document's `--foot-room` is its height
 * while it is mounted, and at least what the shell has kept for it, so that nothing changes. Measured after the
 * browser's own layout, and taken back after the frame that shows the answer to a press.
 */
export function takeFootRoom(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  if (style.getPropertyValue(FOOT_ROOM) === '') style.setProperty(FOOT_ROOM, `${FOOT_ROOM_PX}px`);
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize;
    if (height !== undefined) style.setProperty(FOOT_ROOM, `${Math.max(FOOT_ROOM_PX, Math.ceil(height))}px`);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    afterFrame(() => style.removeProperty(FOOT_ROOM));
  };
}
