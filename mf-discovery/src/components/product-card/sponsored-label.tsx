import styles from './sponsored-label.module.css';

/** [2.13-27][O2.13-11] Always visible text, explained on press; a native disclosure, so it works without script. */
export function SponsoredLabel() {
  return (
    <details className={styles.label}>
      <summary className={styles.word}>Sponsrad</summary>
      <p className={styles.explanation}>
        Leverantören betalar för att visa produkten här. Det påverkar inte priset eller betyget.
      </p>
    </details>
  );
}
