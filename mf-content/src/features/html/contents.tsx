import type { ContentHeading } from './headings.ts';
import classes from './contents.module.css';

/** Headings from which on a page gets a table of contents. */
const LONG_PAGE_HEADINGS = 4;

/** The table of contents of a long text; nothing for a short one. */
export function Contents({ headings }: { readonly headings: readonly ContentHeading[] }) {
  if (headings.length < LONG_PAGE_HEADINGS) return null;
  return (
    <nav aria-label="Innehåll" className={classes.contents}>
      <h2 className={classes.title}>Innehåll</h2>
      <ol className={classes.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
