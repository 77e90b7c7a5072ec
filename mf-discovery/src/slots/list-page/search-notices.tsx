import { href } from '@shop/platform';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { AskedNotices } from './asked-notices.tsx';
import classes from './search-notices.module.css';
import type { ShownList } from './load-list.ts';
import { SearchLimits } from './search-limits.tsx';

const searchLink = (term: string, query: Record<string, string> = {}): string =>
  href('search', { searchString: term }, query);

/**
 * [2.13-09][O2.13-06] The products are a guess: of a thing that the shop does not sell, or of a search without hits.
 */
function Guess({ list }: { readonly list: ShownList }) {
  const { searchString, originalSearchString, uncertain, notSold = null, instead = null } = list.query;
  // Without products, the empty state says it.
  if (list.products.length === 0) return null;
  if (notSold !== null) {
    return (
      <p>
        Vi säljer inte <strong>{notSold}</strong>.{' '}
        {instead === null ? 'Det här är det närmaste vi har.' : `Här är våra ${instead}.`}
      </p>
    );
  }
  if (!uncertain) return null;
  return (
    <p>
      Vi hittade inga exakta träffar på ”{originalSearchString ?? searchString}”, men kanske letar du efter något av
      detta?
    </p>
  );
}

/**
 * Notices about a search: what of it became a filter or is not sold, corrections, suggestions, related searches.
 * Renders nothing for other lists.
 */
export function SearchNotices({ list }: { readonly list: ShownList }) {
  const { searchString, originalSearchString, suggestions, understood = [] } = list.query;
  if (list.query.asked !== undefined) return <AskedNotices list={list} asked={list.query.asked} />;
  if (searchString === null) return null;
  return (
    <div className={classes.notices}>
      {originalSearchString === null ? null : (
        <p>
          Vi visar träffar för <strong>{searchString}</strong>. Sök i stället efter{' '}
          <TextLink href={searchLink(originalSearchString, { autoCorrect: 'false' })}>{originalSearchString}</TextLink>.
        </p>
      )}
      <SearchLimits limits={understood} />
      <Guess list={list} />
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
