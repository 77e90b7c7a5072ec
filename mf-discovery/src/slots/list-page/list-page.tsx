import { ListIntro } from './list-intro.tsx';
import type { ListPageData } from './load-list.ts';
import classes from './list-page.module.css';
import { NoHits } from './no-hits.tsx';
import { ProductList } from './product-list.tsx';
import { SearchNotices } from './search-notices.tsx';
import { SearchPrompt } from './search-prompt.tsx';

/** A list page from top to bottom: what is listed, what was understood, the products. */
export function ListPage({ subject, list }: ListPageData) {
  return (
    <div className={classes.page}>
      <ListIntro subject={subject} />
      {list === null ? (
        <SearchPrompt />
      ) : (
        <>
          <SearchNotices list={list} />
          {list.products.length === 0 ? <NoHits list={list} subject={subject} /> : <ProductList list={list} />}
        </>
      )}
    </div>
  );
}
