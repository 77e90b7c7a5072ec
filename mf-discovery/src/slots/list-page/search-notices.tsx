import { href } from '@shop/platform';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import classes from './search-notices.module.css';
import type { ShownList } from './load-list.ts';

const searchLink = (term: string, query: Record<string, string> = {}): string =>
  href('search', { searchString: term }, query);

/** Notices about a search: corrections, suggestions, related searches. Renders nothing for other lists. */
export function SearchNotices({ list }: { readonly list: ShownList }) {
  const { searchString, originalSearchString, suggestions, uncertain } = list.query;
  if (searchString === null) return null;
  return (
    <div className={classes.notices}>
      {originalSearchString === null ? null : (
        <p>
          Vi visar träffar för <strong>{searchString}</strong>. Sök i stället efter{' '}
          <TextLink href={searchLink(originalSearchString, { autoCorrect: 'false' })}>{originalSearchString}</TextLink>.
        </p>
      )}
      {uncertain ? (
        <p>
          Vi hittade inga exakta träffar på ”{originalSearchString ?? searchString}”, men kanske letar du efter något av
          detta?
        </p>
      ) : null}
      {suggestions.length === 0 ? null : (
        <p>
          Menade du:{' '}
          {suggestions.map((suggestion, index) => (
            <span key={suggestion}>
              {index > 0 ? ', ' : ''}
              <TextLink href={searchLink(suggestion, { origin: 'DID_YOU_MEAN' })}>{suggestion}</TextLink>
            </span>
          ))}
        </p>
      )}
      {list.relatedQueries.length === 0 ? null : (
        <div className={classes.related}>
          <p className={classes.label} id="related-queries">
            Andra sökte på:
          </p>
          <ul role="list" aria-labelledby="related-queries" className={classes.queries}>
            {list.relatedQueries.map((query) => (
              <li key={query}>
                <a href={searchLink(query)} className={classes.query}>
                  {query}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
