import { href, useRoute } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { listUrl } from '../../features/product-list/list-state.ts';
import { ProductSlider } from '../../features/product-card/product-slider.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ListSubject } from './list-subjects.ts';
import type { ShownList } from './load-list.ts';

const RELATED_TITLE = 'Du kanske även är intresserad av dessa produkter';

/** [2.13-10] Nothing to show, and the way on: without the filters, or to what others like. */
export function NoHits({ list, subject }: { readonly list: ShownList; readonly subject: ListSubject }) {
  const route = useRoute();
  const { searchString, originalSearchString } = list.query;
  const isFiltered = list.chips.length > 0;
  const term = originalSearchString ?? searchString;
  const title = isFiltered
    ? 'Inga produkter passar dina filter'
    : term === null
      ? 'Här finns inga produkter just nu'
      : `Vi hittade inga träffar på ”${term}”`;
  const text = isFiltered
    ? 'Ta bort ett eller flera filter för att se fler produkter.'
    : term === null
      ? `Vi fyller på. Under tiden finns det mycket annat att upptäcka än ${subject.heading}.`
      : 'Kontrollera stavningen, prova ett mer allmänt ord eller sök på varumärket.';
  return (
    <>
      <FilterChips chips={list.chips} />
      <EmptyState
        title={title}
        text={text}
        illustration={<PixelArt picture="buoy" />}
        actions={
          isFiltered ? (
            <Button href={listUrl(route, { filters: [] })}>Rensa filter</Button>
          ) : (
            <>
              <Button href={href('index')}>Till startsidan</Button>
              <Button href={href('campaigns')}>Se kampanjerna</Button>
            </>
          )
        }
      />
      <ProductSlider title={RELATED_TITLE} products={list.relatedProducts} hasBuyButton />
    </>
  );
}
