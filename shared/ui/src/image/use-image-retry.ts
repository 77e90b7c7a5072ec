import { useEffect } from 'react';

/** Milliseconds before each attempt after the one before it has failed; then only on what may have helped. */
const DELAYS_MS = [5000, 30_000, 120_000];
const MAX_ATTEMPTS = 8;

/**
 * Fetches a failed image again, beside the page: after a while, when the connection is back, and when the shopper comes
 * back to the tab. Calls `onBack` once it can be loaded.
 *
 * @param src URL of a failed image; null while there is none
 */
export function useImageRetry(src: string | null, onBack: () => void): void {
  useEffect(() => {
    if (src === null) return undefined;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let probe: HTMLImageElement | null = null;
    const wait = () => {
      probe = null;
      const delay = DELAYS_MS[attempts];
      if (delay !== undefined) timer = setTimeout(attempt, delay);
    };
    const attempt = () => {
      if (probe !== null || document.hidden || !navigator.onLine || attempts >= MAX_ATTEMPTS) return;
      clearTimeout(timer);
      attempts += 1;
      probe = new window.Image();
      probe.onload = onBack;
      probe.onerror = wait;
      probe.src = src;
    };
    wait();
    window.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attempt);
    return () => {
      clearTimeout(timer);
      if (probe !== null) probe.onload = probe.onerror = null;
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attempt);
    };
  }, [src, onBack]);
}
