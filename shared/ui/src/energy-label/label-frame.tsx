import { useEffect, useState, type ReactNode } from 'react';
import classes from './energy-sheet-dialog.module.css';

/** A frame reports no failure, only that it has loaded: one that has not by then does not come. */
const FRAME_TIMEOUT_MS = 8000;

interface LabelFrameProps {
  readonly url: string;
  readonly title: string;
  /** Shown instead when the frame does not load [O2.16-05]. */
  readonly fallback: ReactNode;
}

/**
 * [7.10-01] The product-data provider's page with the official label. It runs without the shop's origin, cookies and
 * referrer.
 */
export function LabelFrame({ url, title, fallback }: LabelFrameProps) {
  const [state, setState] = useState<'pending' | 'loaded' | 'failed'>('pending');
  useEffect(() => {
    if (state !== 'pending') return undefined;
    const timer = setTimeout(() => setState('failed'), FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'failed') return fallback;
  return (
    <iframe
      src={url}
      title={title}
      sandbox="allow-scripts allow-popups"
      referrerPolicy="no-referrer"
      onLoad={() => setState('loaded')}
      className={classes.frame}
    />
  );
}
