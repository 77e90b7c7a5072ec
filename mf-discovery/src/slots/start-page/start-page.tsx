import { PageComponents } from '../../features/page-components/page-components.tsx';
import type { PageParts } from '../../features/page-components/page-data.ts';
import { TopPanel } from '../../features/page-components/top-panel.tsx';
import classes from './start-page.module.css';

/** The start page: current offers, then popular categories. */
export function StartPage({ parts }: { readonly parts: PageParts }) {
  return (
    <div className={classes.page}>
      <h1 tabIndex={-1} className={classes.heading}>
        För gamers och teknikentusiaster
      </h1>
      <TopPanel parts={parts} />
      <PageComponents components={parts.components} />
    </div>
  );
}
