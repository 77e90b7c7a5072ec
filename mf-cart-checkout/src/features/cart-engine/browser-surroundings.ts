import type { Surroundings } from './cart-driver.ts';

const listen = (target: EventTarget, type: string, run: () => void): (() => void) => {
  target.addEventListener(type, run);
  return () => target.removeEventListener(type, run);
};

const all =
  (...stops: (() => void)[]): (() => void) =>
  () =>
    stops.forEach((stop) => stop());

/**
 * The real page. Both `pagehide` and a hidden tab count as leaving: on phones the tab may never be shown again
 * [O4-03].
 */
export const browserSurroundings = (): Surroundings => ({
  now: () => Date.now(),
  setTimer(run, inMs) {
    const timer = setTimeout(run, inMs);
    return () => clearTimeout(timer);
  },
  onLeave: (run) =>
    all(
      listen(window, 'pagehide', run),
      listen(document, 'visibilitychange', () => {
        if (document.visibilityState === 'hidden') run();
      }),
    ),
  onReturn: (run) => all(listen(window, 'focus', run), listen(window, 'online', run)),
  pageKey: crypto.randomUUID(),
  isShown: () => document.visibilityState === 'visible',
});
