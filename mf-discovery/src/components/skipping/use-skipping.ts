import { useIsBrowserRendered } from '@shop/ui/image/use-is-browser-rendered.ts';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import styles from './skipping.module.css';

/** Milliseconds in which a page one comes back to is scrolled to where it was. */
const RESTORE_MS = 1500;

/**
 * The classes of a long list whose items the browser skips while they are out of sight. A page that the browser renders
 * may be one that the shopper comes back to: it is laid out whole first, and its items keep their heights then.
 */
export function useSkipping(): string {
  const isBrowserRendered = useIsBrowserRendered();
  const [isSkipping, setSkipping] = useState(!isBrowserRendered);
  useEffect(() => {
    if (isSkipping) return undefined;
    const timer = setTimeout(() => setSkipping(true), RESTORE_MS);
    return () => clearTimeout(timer);
  }, [isSkipping]);
  return clsx(styles.list, isSkipping && styles.skipping);
}
