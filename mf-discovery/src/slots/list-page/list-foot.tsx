import {
  allowsAutoscroll,
  listProgressText,
  PRODUCTS_PER_PAGE,
  TOP_LIST_PRODUCTS_PER_PAGE,
  usesCompactLayout,
} from '@shop/domain/pagination';
import { usePlatform, useRoute } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { Pagination } from '@shop/ui/pagination/pagination.tsx';
import { ProgressBar } from '@shop/ui/progress-bar/progress-bar.tsx';
import { isPlainClick } from '@shop/ui/text-link/is-plain-click.ts';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useState, type MouseEvent } from 'react';
import { listUrl } from '../../features/product-list/list-state.ts';
import classes from './list-foot.module.css';
import type { ShownList } from './load-list.ts';
import { useAutoscroll } from './use-autoscroll.ts';
import type { ListPages } from './use-list-pages.ts';

export interface ListFootProps {
  readonly list: ShownList;
  readonly pages: ListPages;
}

/** [2.13-12..17] More products, the position in the list, and the link to its top. */
export function ListFoot({ list, pages }: ListFootProps) {
  const { isCrawler } = usePlatform();
  const route = useRoute();
  const [wantsAutoscroll, setWantsAutoscroll] = useState(true);
  const [clickedShowMore, setClickedShowMore] = useState(false);
  const { filteredProductCount, totalProductCount, pageCount } = list;
  const { products, lastPage, hasMore, state, loadMore, prepareMore } = pages;
  const isSmall = usesCompactLayout(totalProductCount);
  const mayAutoscroll = allowsAutoscroll({
    isSearch: route.name === 'search',
    filteredCount: filteredProductCount,
    clickedShowMore,
  });
  const isAutoscrolling = mayAutoscroll && wantsAutoscroll && hasMore && state === 'idle' && !isCrawler;
  const trigger = useAutoscroll({ isOn: isAutoscrolling, round: lastPage, press: loadMore, prepare: prepareMore });
  const hrefFor = (page: number): string => listUrl(route, { page });

  if (isCrawler) return <Pagination page={list.page} pageCount={pageCount} hrefFor={hrefFor} label="Produktsidor" />;

  const onMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setClickedShowMore(true);
    loadMore();
  };
  const perPage = route.name === 'toplist' ? TOP_LIST_PRODUCTS_PER_PAGE : PRODUCTS_PER_PAGE;
  const shown = Math.min((list.page - 1) * perPage + products.length, filteredProductCount);

  return (
    <div ref={trigger} className={classes.foot}>
      {list.page > 1 ? (
        <TextLink href={hrefFor(list.page - 1)} rel="prev">
          Visa föregående produkter
        </TextLink>
      ) : null}
      {isSmall ? null : (
        <ProgressBar
          value={shown}
          max={filteredProductCount}
          label={listProgressText(shown, filteredProductCount)}
          className={classes.progress}
        />
      )}
      {state === 'failed' ? (
        <Alert tone="error" live="alert" action={<Button onClick={loadMore}>Försök igen</Button>}>
          Det gick inte att hämta fler produkter.
        </Alert>
      ) : null}
      {hasMore ? (
        <Button href={hrefFor(lastPage + 1)} rel="next" isLoading={state === 'loading'} onClick={onMore}>
          Visa fler produkter
        </Button>
      ) : null}
      {isSmall || !hasMore || !mayAutoscroll ? null : (
        <Checkbox
          label="Autoscroll"
          checked={wantsAutoscroll}
          onChange={({ target }) => setWantsAutoscroll(target.checked)}
          className={classes.autoscroll}
        />
      )}
      {isSmall ? null : (
        <TextLink href="#top" variant="quiet">
          Gå till toppen av sidan
        </TextLink>
      )}
    </div>
  );
}
