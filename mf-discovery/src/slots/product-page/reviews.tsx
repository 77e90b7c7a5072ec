import { getProductReviews } from '@shop/contracts';
import { pageCount } from '@shop/domain/pagination';
import { useDeferredQuery, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Rating } from '../../components/rating/rating.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DeferredSkeleton } from './deferred-skeleton.tsx';
import { ReviewHistogram } from './review-histogram.tsx';
import { ReviewItem } from './review-item.tsx';
import classes from './reviews.module.css';

const PER_PAGE = 10;

const SORTS = [
  { value: 'helpful', label: 'Mest hjälpsamma' },
  { value: 'newest', label: 'Nyast' },
  { value: 'highest', label: 'Högst betyg' },
  { value: 'lowest', label: 'Lägst betyg' },
] as const;
type Sort = (typeof SORTS)[number]['value'];

const isSort = (text: string): text is Sort => SORTS.some(({ value }) => value === text);

/** Reviews of the product: their distribution, a choice of order, ten at a time. */
export function Reviews({ productId }: { readonly productId: number }) {
  const { api } = usePlatform();
  const [page, setPage] = useState(1);
  const [sortBy, setSortBy] = useState<Sort>('helpful');
  const heading = useRef<HTMLDivElement>(null);
  // The old page of reviews stays until the next one is there.
  const { data, isPending, isError, refetch } = useDeferredQuery({
    queryKey: ['reviews', productId, page, sortBy],
    queryFn: ({ signal }) =>
      api.call(getProductReviews, { params: { id: productId }, query: { page, sortBy } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const goTo = (next: number) => {
    setPage(next);
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section aria-labelledby="recensioner" className={classes.section}>
      <div ref={heading}>
        <SectionHeading id="recensioner">Recensioner</SectionHeading>
      </div>
      {isPending ? <DeferredSkeleton lines={8} /> : null}
      {isError ? (
        <Alert tone="error" action={<Button onClick={() => void refetch()}>Försök igen</Button>}>
          Det gick inte att hämta recensionerna.
        </Alert>
      ) : null}
      {data === undefined ? null : data.data.total === 0 ? (
        <p>Ingen har recenserat produkten än.</p>
      ) : (
        <div className={classes.layout}>
          <div className={classes.summary}>
            <Rating rating={data.data.averageRating} count={data.data.total} size="large" />
            <ReviewHistogram histogram={data.data.histogram} />
          </div>
          <div className={classes.list}>
            <Select
              label="Sortera recensioner"
              name="reviewSort"
              options={SORTS}
              value={sortBy}
              onChange={({ target }) => {
                if (!isSort(target.value)) return;
                setSortBy(target.value);
                setPage(1);
              }}
            />
            <ul role="list" className={classes.reviews}>
              {data.data.reviews.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} />
                </li>
              ))}
            </ul>
            <Pager page={page} pages={pageCount(data.data.total, PER_PAGE)} onPage={goTo} />
          </div>
        </div>
      )}
    </section>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null;
  return (
    <div className={classes.pager}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        Föregående
      </Button>
      <p aria-live="polite">
        Sida {page} av {pages}
      </p>
      <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
        Nästa
      </Button>
    </div>
  );
}
