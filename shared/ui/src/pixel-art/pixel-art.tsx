import { clsx } from 'clsx';
import { PIXEL_PICTURES, type PixelPictureName } from './pixel-pictures.ts';
import { pixelPaths } from './pixel-paths.ts';
import styles from './pixel-art.module.css';

/** Props of `PixelArt`. */
export interface PixelArtProps {
  /** One of the shop's scenes by name, or a picture of a remote's own in the same letters. */
  readonly picture: PixelPictureName | readonly string[];
  readonly className?: string;
}

/** The shop's own illustrations: small harbour scenes in pixels, coloured by tokens so that they follow the mode. */
export function PixelArt({ picture, className }: PixelArtProps) {
  const { width, height, paths } = pixelPaths(typeof picture === 'string' ? PIXEL_PICTURES[picture] : picture);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={clsx(styles.art, className)}
    >
      {paths.map(({ ink, d }) => (
        <path key={ink} className={styles[ink]} d={d} />
      ))}
    </svg>
  );
}
