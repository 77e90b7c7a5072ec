import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { Pagination } from '@shop/ui/pagination/pagination.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import type { PageOwner } from '../page-owner/page-owner.ts';
import type { OffersData } from './load-offers.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferFilters } from './offer-filters.tsx';
import { offersQuery } from './offers-query.ts';
import classes from './offers-page.module.css';

export interface OffersPageProps {
  readonly data: OffersData;
  readonly owner: Pick<PageOwner, 'rankLevel'>;
}

const countText = (count: number): string => (count === 1 ? '1 erbjudande' : `${count} erbjudanden`);

function NoOffers({ isFiltered }: { readonly isFiltered: boolean }) {
  const { href } = usePlatform();
  const illustration = <PixelArt picture="buoy" />;
  if (isFiltered) {
    return (
      <EmptyState
        illustration={illustration}
        title="Inga erbjudanden passar dina filter"
        actions={<Button href={href('member.offers')}>Rensa alla filter</Button>}
      />
    );
  }
  return (
    <EmptyState
      illustration={illustration}
      title="Just nu finns inga erbjudanden för medlemmar"
      text="Nya kommer löpande, utan bestämda dagar, och syns här så snart de börjar gälla."
      actions={
        <Button href={href('campaigns')} variant="primary">
          Se alla kampanjer
        </Button>
      }
    />
  );
}

/** [1-45], [O2.17-03] Products that members pay less for, with filters. */
export function OffersPage({ data, owner }: OffersPageProps) {
  const { href } = usePlatform();
  const { products, state, filteredProductCount, pageCount } = data;
  const isFiltered = state.filters.length > 0;
  const isEmpty = products.length === 0;
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Erbjudanden</SectionHeading>
      <p>Så här mycket mindre betalar du som medlem. Priset gäller när du är inloggad, utan kod.</p>
      {isEmpty && !isFiltered ? null : <OfferFilters {...data} />}
      <p role="status" className={classes.muted}>
        {countText(filteredProductCount)}
      </p>
      {isEmpty ? (
        <NoOffers isFiltered={isFiltered} />
      ) : (
        <ul role="list" className={classes.grid}>
          {products.map((product) => (
            <OfferCard key={product.id} product={product} rankLevel={owner.rankLevel} />
          ))}
        </ul>
      )}
      <Pagination
        page={state.page}
        pageCount={pageCount}
        label="Erbjudanden"
        hrefFor={(page) => href('member.offers', {}, offersQuery({ ...state, page }))}
      />
    </div>
  );
}
