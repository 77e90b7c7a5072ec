import { href } from '@shop/contracts/routing';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import styles from './error-view.module.css';
import { SearchForm } from './search-form.tsx';
import { errorTexts } from './texts.ts';

const WAYS_ON: readonly { label: string; to: string }[] = [
  { label: 'Startsidan', to: href('index') },
  { label: 'Alla kampanjer', to: href('campaigns') },
  { label: 'Våra butiker', to: href('info', { id: 5 }) },
  { label: 'Kundservice', to: href('info', { id: 1 }) },
];

/**
 * Replaces a page that cannot be shown: what happened and the texts for it [O8-11], and for a 404 a search and links
 * onward [O8-12].
 */
export function ErrorView({ status, url }: { readonly status: number; readonly url: string }) {
  const { title, text } = errorTexts(status);
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      text={<p>{text}</p>}
      actions={
        <div className={styles.actions}>
          {status === 404 ? (
            <SearchForm id="error-search" />
          ) : (
            // A full page load: the server renders the page again.
            <Button href={url} variant="primary" data-reload="">
              Försök igen
            </Button>
          )}
          <nav aria-label="Vägar vidare">
            <ul role="list" className={styles.links}>
              {WAYS_ON.map(({ label, to }) => (
                <li key={to}>
                  <TextLink href={to}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      }
    />
  );
}
