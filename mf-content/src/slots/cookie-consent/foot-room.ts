import { afterFrame } from '@shop/ui/after-frame/after-frame.ts';

const ROOM = '--foot-room';

/**
 * A ref for an element over the foot of the window: the document's `--foot-room` is its height while it is mounted.
 * Measured after the browser's own layout. Every change makes browsers style the whole page anew, so it is taken back
 * after the frame that shows the answer to a press.
 */
export function takeFootRoom(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize;
    if (height !== undefined) style.setProperty(ROOM, `${Math.ceil(height)}px`);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    afterFrame(() => style.removeProperty(ROOM));
  };
}
