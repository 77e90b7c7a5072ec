import { useCallback, useRef, useState } from 'react';
import { useIsBrowserRendered } from './use-is-browser-rendered.ts';

/** [4-123] Loading state of an image. */
export type ImageState = 'loading' | 'loaded' | 'failed';

/** [9-91] An image that took longer than this fades in; a faster one is simply there. */
export const TRANSITION_AFTER_MS = 50;

/**
 * [4-123][4-126] The state of one image. A server-rendered image may have loaded or failed before hydration, so the
 * element's state is read as soon as React has it. Only images created in the browser may start invisible and fade in:
 * server-rendered ones must be visible without script.
 */
export function useImageState() {
  const canFade = useIsBrowserRendered();
  const [state, setState] = useState<ImageState>('loading');
  const [isSlow, setSlow] = useState(false);
  const startedAt = useRef(0);

  const settle = useCallback((image: HTMLImageElement) => setState(image.naturalWidth > 0 ? 'loaded' : 'failed'), []);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return;
      startedAt.current = performance.now();
      if (image.complete && image.currentSrc !== '') settle(image);
    },
    [settle],
  );
  const onLoad = useCallback(() => {
    setSlow(performance.now() - startedAt.current > TRANSITION_AFTER_MS);
    setState('loaded');
  }, []);
  const onError = useCallback(() => setState('failed'), []);
  const onBack = useCallback(() => setState('loading'), []);

  return {
    state,
    ref,
    onLoad,
    onError,
    onBack,
    isUnseen: canFade && state === 'loading',
    fades: canFade && isSlow && state === 'loaded',
  };
}
