import { clsx } from 'clsx';
import { NO_IMAGE_URL } from '@shop/domain/fallback-images';
import { type FluidWidths, imageAtWidth, imageSrcSet, imageWidthSet } from './image-src.ts';
import { useImageRetry } from './use-image-retry.ts';
import { useImageState } from './use-image-state.ts';
import styles from './image.module.css';

/** Props of `Image`. */
export interface ImageProps {
  readonly src: string;
  /** Empty when the text beside it is equivalent. */
  readonly alt: string;
  /** Size on the page in CSS pixels; reserves the space before the image is loaded. */
  readonly width: number;
  readonly height: number;
  /** `high`, with `isLazy` false, for the main image of a page; for no other. */
  readonly fetchPriority?: 'high' | 'low' | 'auto';
  readonly isLazy?: boolean;
  /** For an image whose width follows the window's; `width` and `height` then give its aspect ratio and its `src`. */
  readonly fluid?: FluidWidths;
  /** False for files that exist in one size only (no `w` parameter, e.g. svg). */
  readonly isResizable?: boolean;
  readonly fit?: 'contain' | 'cover';
  readonly className?: string;
}

/**
 * An image at the given width, sharp on a 2× screen, that knows whether it is loading, loaded or failed [4-123] and
 * shows the no-image placeholder in the last case [4-124][8-28].
 */
export function Image(props: ImageProps) {
  // Another URL is another image: its state starts over.
  return <KeyedImage key={props.src} {...props} />;
}

function KeyedImage({
  src,
  alt,
  width,
  height,
  fetchPriority,
  isLazy = true,
  isResizable = true,
  fluid,
  fit = 'contain',
  className,
}: ImageProps) {
  const { state, ref, onLoad, onError, onBack, isUnseen, fades } = useImageState();
  const smallest = isResizable ? imageAtWidth(src, width) : src;
  useImageRetry(state === 'failed' ? smallest : null, onBack);
  const look = clsx(
    styles.image,
    styles[fit],
    isLazy && isUnseen && styles.unseen,
    isLazy && fades && styles.fades,
    className,
  );
  const srcSet = fluid === undefined ? imageSrcSet(src, width) : imageWidthSet(src, fluid.widths);
  const shared = { alt, width, height, className: look, 'data-state': state };
  if (state === 'failed') return <img key="fallback" {...shared} src={NO_IMAGE_URL} />;
  return (
    <img
      key="image"
      {...shared}
      ref={ref}
      loading={isLazy ? 'lazy' : undefined}
      // Sync for eager images: by default browsers decode large ones a frame after the rest of the page.
      decoding={isLazy ? 'async' : 'sync'}
      fetchPriority={fetchPriority}
      sizes={isResizable ? fluid?.sizes : undefined}
      srcSet={isResizable ? srcSet : undefined}
      src={smallest}
      onLoad={onLoad}
      onError={onError}
    />
  );
}
