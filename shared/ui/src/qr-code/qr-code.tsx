import { encodeQR } from 'qr';
import styles from './qr-code.module.css';

/** Modules of quiet ground around the code, which scanners need. */
const BORDER = 2;

/** The dark modules of a QR code as the path of an SVG, one unit each. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** What the code holds; it cannot be read aloud with any use. */
  readonly content: string;
  /** The code in words: what it is for. */
  readonly label: string;
}

/** A QR code, black on white in both colour modes: many scanners read no other. Its library is large: load it late. */
export function QrCode({ content, label }: QrCodeProps) {
  const rows = encodeQR(content, 'raw', { ecc: 'low', border: BORDER });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={pathOf(rows)} />
    </svg>
  );
}
