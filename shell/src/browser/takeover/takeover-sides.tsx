import type { Takeover } from '@shop/contracts/rendering';
import { hasRoomForTakeover, takeoverHeight } from '@shop/domain/takeover';
import { sizedImageUrl } from '@shop/domain/image-url';
import { href } from '@shop/contracts/routing';
import { useState, useSyncExternalStore } from 'react';
import styles from './takeover-sides.module.css';

const onResize = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

function Side({ src, className }: { readonly src: string; readonly className: string | undefined }) {
  const [loaded, setLoaded] = useState<string>();
  return (
    <span className={`${styles.side} ${className}`}>
      <img
        src={src}
        alt=""
        decoding="async"
        fetchPriority="low"
        className={styles.picture}
        data-loaded={loaded === undefined ? undefined : ''}
        onLoad={() => setLoaded(src)}
      />
    </span>
  );
}

/**
 * The images of a takeover left and right of the page [1-76], in the height of this screen [9-101], [9-102]. They are
 * decorative; one link with the campaign's text comes after the page.
 */
export function TakeoverSides({ takeover }: { readonly takeover: Takeover }) {
  const height = useSyncExternalStore(onResize, () => takeoverHeight(window.innerHeight, window.devicePixelRatio));
  const { sides, description, campaign, to } = takeover;
  const isShown = useSyncExternalStore(onResize, () => {
    // A page may stay open beyond the end of a campaign.
    const isOver = to !== null && to * 1000 < Date.now();
    return !isOver && hasRoomForTakeover(window.innerWidth);
  });
  if (!isShown) return null;
  const pictures = (
    <>
      <Side src={sizedImageUrl(sides.left, { h: height })} className={styles.left} />
      <Side src={sizedImageUrl(sides.right, { h: height })} className={styles.right} />
    </>
  );
  if (campaign === null) return <div className={styles.sides}>{pictures}</div>;
  return (
    <aside aria-label="Kampanj">
      <a href={href('campaign', campaign)} aria-label={description} className={styles.sides}>
        {pictures}
      </a>
    </aside>
  );
}
