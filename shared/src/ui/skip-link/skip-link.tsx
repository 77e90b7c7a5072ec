import styles from './skip-link.module.css';

/** First thing on the page for the keyboard: jumps past the header. Unseen until it has focus. */
export function SkipLink({
  target = 'main',
  children = 'Hoppa till innehållet',
}: {
  target?: string;
  children?: string;
}) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {children}
    </a>
  );
}
