import { clsx } from 'clsx';
import { NO_IMAGE_URL } from '@shop/domain/image-url';
import { type FluidWidths, imageAtWidth, imageSrcSet, imageWidthSet } from './image-src.ts';
import { useImageState } from './use-image-state.ts';
import styles from './image.module.css';

export interface ImageProps {
  readonly src: string;
  /** Empty when the text beside it says the same. */
  readonly alt: string;
  /** Size on the page in CSS pixels; keeps the room before the image is there. */
  readonly width: number;
  readonly height: number;
  /** `high` and not lazy for the picture a page is mostly about; nothing else. */
  readonly fetchPriority?: 'high' | 'low' | 'auto';
  readonly isLazy?: boolean;
  /** For a picture whose width follows the window's; `width` and `height` then give its proportions and its plain address. */
  readonly fluid?: FluidWidths;
  /** False for files that exist in one size only (no `w` parameter, e.g. svg). */
  readonly isResizable?: boolean;
  readonly fit?: 'contain' | 'cover';
  readonly className?: string;
}

/**
 * A picture at the asked width, sharp on a 2× screen, that knows whether it is loading, loaded or failed [4-123] and gives the
 * no-image drawing in the last case [4-124][8-28].
 */
export function Image(props: ImageProps) {
  // Another address is another picture: its state starts over.
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
  const { state, ref, onLoad, onError, isUnseen, fades } = useImageState();
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
      // What stands on the page at once is painted with it: browsers decode large pictures a frame later unless told.
      decoding={isLazy ? 'async' : 'sync'}
      fetchPriority={fetchPriority}
      sizes={isResizable ? fluid?.sizes : undefined}
      srcSet={isResizable ? srcSet : undefined}
      src={isResizable ? imageAtWidth(src, width) : src}
      onLoad={onLoad}
      onError={onError}
    />
  );
}
