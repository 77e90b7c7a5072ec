import styles from './easter-egg.module.css';

const WORDS = ['wow', 'mycket pixel', 'så hamn', 'väldigt spel'] as const;
/** As long as the last word is under way. */
const LIFE_MS = 4500;

/**
 * [O1-11] A few words that rise over the page; decoration alone, so nothing of it is read aloud, and it stays away
 * where motion is unwanted.
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
  setTimeout(() => sky.remove(), LIFE_MS);
}
