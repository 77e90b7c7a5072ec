import styles from './skip-link.module.css';

/** The first element of a page's body: a document can name it as what its first frame has to wait for. */
export const SKIP_LINK_ID = 'skip-link';

/** First thing on the page for the keyboard: jumps past the header. Unseen until it has focus. */
export function SkipLink({
  target = 'main',
  children = 'Hoppa till innehållet',
}: {
  target?: string;
  children?: string;
}) {
  return (
    <a id={SKIP_LINK_ID} className={styles.link} href={`#${target}`}>
      {children}
    </a>
  );
}
