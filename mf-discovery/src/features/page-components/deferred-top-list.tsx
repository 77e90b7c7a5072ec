import { getTopList, type TopList } from '@shop/contracts';
import { TOP_LIST_PRODUCTS_PER_PAGE } from '@shop/domain/pagination';
import { isApiError, QueryProvider, useApiQuery } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { Spinner } from '@shop/ui/spinner/spinner.tsx';
import type { ReactNode } from 'react';
import type { Viewer } from '../viewer/use-viewer.ts';
import classes from './top-list-section.module.css';
import { TopListSlider } from './top-list-slider.tsx';
import { useTopLists } from './use-top-lists.ts';

const FAILURE = 'Det gick inte att hämta listan.';

export interface DeferredTopListProps {
  readonly list: Pick<TopList, 'id' | 'name'>;
  readonly viewer: Viewer;
  readonly isRanked: boolean;
  /** Number of top lists on the page. */
  readonly listCount: number;
}

/** A top list whose products did not come with the page: one of all that are fetched at once, else on its own. */
export default function DeferredTopList(props: DeferredTopListProps) {
  const { list, viewer, isRanked, listCount } = props;
  const { topLists, topListsLoaded } = useTopLists(listCount);
  const found = topLists.find(({ id }) => id === list.id);
  if (found !== undefined)
    return <TopListSlider list={found} viewer={viewer} reviews={[]} isRanked={isRanked} listCount={listCount} />;
  if (!topListsLoaded) return <Waiting name={list.name} />;
  return (
    <QueryProvider>
      <LoadedTopList {...props} />
    </QueryProvider>
  );
}

/** The section before its products are there; with `children` after a failure. */
function Waiting({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <section aria-label={name}>
      <SectionHeading>{name}</SectionHeading>
      <div className={classes.waiting}>{children ?? <Spinner size="large" label={`Hämtar ${name}`} />}</div>
    </section>
  );
}

/** [2.12-13][7.6-15][7.6-16] Its own loading state; a failure costs this section only, in the server's words [8-27]. */
function LoadedTopList({ list, viewer, isRanked, listCount }: DeferredTopListProps) {
  const { data, isFetching, error, refetch } = useApiQuery(getTopList, {
    params: { id: list.id },
    query: { products: true, limit: TOP_LIST_PRODUCTS_PER_PAGE },
  });
  if (data !== undefined) {
    const { toplist } = data.data;
    return toplist.products.length === 0 ? null : (
      <TopListSlider list={toplist} viewer={viewer} reviews={[]} isRanked={isRanked} listCount={listCount} />
    );
  }
  return (
    <Waiting name={list.name}>
      {error === null ? undefined : (
        <Alert
          tone="error"
          live="alert"
          action={
            <Button isLoading={isFetching} onClick={() => void refetch()}>
              Försök igen
            </Button>
          }
        >
          {isApiError(error) ? error.userMessage : FAILURE}
        </Alert>
      )}
    </Waiting>
  );
}
