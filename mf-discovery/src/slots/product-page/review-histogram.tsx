import { MAX_RATING } from '../../rules/ratings.ts';
import classes from './review-histogram.module.css';

/** How many reviews gave which rating, best first. */
export function ReviewHistogram({ histogram }: { readonly histogram: readonly number[] }) {
  const max = Math.max(1, ...histogram);
  return (
    <table className={classes.histogram}>
      <caption className={classes.caption}>Fördelning av betyg</caption>
      <tbody>
        {Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index).map((rating) => {
          const count = histogram[rating - 1] ?? 0;
          return (
            <tr key={rating}>
              <th scope="row" className={classes.rating}>
                {rating} {rating === 1 ? 'stjärna' : 'stjärnor'}
              </th>
              <td className={classes.share}>
                <meter min={0} max={max} value={count} aria-hidden="true" />
                <span className={classes.count}>{count}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
