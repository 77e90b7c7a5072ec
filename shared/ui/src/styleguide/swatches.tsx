import styles from './swatches.module.css';

const SWATCHES = [
  'page',
  'surface',
  'raised',
  'sunken',
  'image-ground',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'accent',
  'reduced',
  'success',
  'warning',
  'info',
  'icon',
  'icon-ground',
] as const;

/** The palette, by token name. */
export function Swatches() {
  return (
    <ul role="list" className={styles.list}>
      {SWATCHES.map((name) => (
        <li key={name} className={styles.item}>
          <span aria-hidden="true" className={`${styles.swatch} ${styles[name]}`} />
          <code className={styles.name}>{name}</code>
        </li>
      ))}
    </ul>
  );
}
