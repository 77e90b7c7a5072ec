const ROOM = '--foot-room';

/**
 * A ref of what lies over the foot of the window: the document's `--foot-room` is its height for as long as it is there. Measured when the
 * browser has laid the page out anyway.
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
    style.removeProperty(ROOM);
  };
}
