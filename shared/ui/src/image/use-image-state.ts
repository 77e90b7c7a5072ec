import { useCallback, useRef, useState } from 'react';
import { useIsBrowserBorn } from './use-is-browser-born.ts';

/** [4-123] */
export type ImageState = 'loading' | 'loaded' | 'failed';

/** [9-91] An image that took longer than this fades in; a faster one is simply there. */
export const TRANSITION_AFTER_MS = 50;

/**
 * [4-123][4-126] The state of one image. Server-rendered images may have loaded or failed before hydration, so the element
 * is asked as soon as React has it. Only images born in the browser may start unseen and fade: what the server sent must
 * show without script.
 */
export function useImageState() {
  const canFade = useIsBrowserBorn();
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

  return {
    state,
    ref,
    onLoad,
    onError,
    isUnseen: canFade && state === 'loading',
    fades: canFade && isSlow && state === 'loaded',
  };
}
