import styles from './easter-egg.module.css';

const WORDS = ['wow', 'mycket pixel', 'så hamn', 'väldigt spel'] as const;
/** Milliseconds until the last word has disappeared. */
const DURATION_MS = 4500;

/**
 * Shows a few words that rise over the page [O1-11]; decoration only, so screen readers skip it, and it is not shown
 * with reduced motion.
 */
export function showEffect(): void {
  const sky = document.createElement('div');
  sky.className = styles.sky ?? '';
  sky.setAttribute('aria-hidden', 'true');
  for (const text of WORDS) {
    const word = document.createElement('span');
    word.className = styles.word ?? '';
    word.textContent = text;
    sky.append(word);
  }
  document.body.append(sky);
  setTimeout(() => sky.remove(), DURATION_MS);
}
