import styles from './colour-ground.module.css';

/**
 * Fills its positioned parent with a colour from data (section, splash, campaign). An SVG instead of a style
 * attribute, because the shop's Content-Security-Policy allows no inline styles.
 *
 * @param colour `#rrggbb`; pass it through `parseHexColour` first
 */
export function ColourGround({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.ground} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}
