import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { Suspense } from 'react';
import { ListIntro } from './list-intro.tsx';
import type { ListPageData } from './load-list.ts';
import classes from './list-page.module.css';
import { ProductList } from './product-list.tsx';
import { SearchNotices } from './search-notices.tsx';
import { ServicePages } from './service-pages.tsx';
import { SearchPrompt } from './search-prompt.tsx';

const NoHits = lazyPart(() => import('./no-hits.tsx'));

/** A list page from top to bottom: what is listed, what was understood, the products. */
export function ListPage({ subject, list }: ListPageData) {
  // Below another page, nothing to list is nothing to say; filters that leave nothing can be taken away again.
  if (subject.isPart && list?.products.length === 0 && list.chips.length === 0) return null;
  return (
    <div className={subject.isPart ? classes.part : classes.page}>
      {subject.isPart ? <SectionHeading>{subject.heading}</SectionHeading> : <ListIntro subject={subject} />}
      {list === null ? (
        <SearchPrompt />
      ) : (
        <>
          <ServicePages pages={list.pages} />
          <SearchNotices list={list} />
          {list.products.length === 0 ? (
            <Suspense>
              <NoHits list={list} subject={subject} />
            </Suspense>
          ) : (
            <ProductList list={list} />
          )}
        </>
      )}
    </div>
  );
}
