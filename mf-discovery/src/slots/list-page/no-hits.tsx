import { href, useRoute } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { listUrl } from '../../features/product-list/list-state.ts';
import { ProductSlider } from '../../features/product-card/product-slider.tsx';
import { useText } from '../../features/texts/use-text.ts';
import { FilterChips } from './filter-chips.tsx';
import type { ListSubject } from './list-subjects.ts';
import type { ShownList } from './load-list.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly related: string;
}

/** Of a search: it is for a service, not sold, its prices and amounts leave nothing, or no product has its words. */
function searchWords(term: string, { query, pages, similar }: ShownList, text: ReturnType<typeof useText>): Words {
  const related = text(
    'SEARCH.NO_RESULTS_TIPS',
    'Din sökning gav tyvärr inga träffar, men du kanske är intresserad av dessa produkter',
  );
  if (pages?.length) {
    return { title: `Inga produkter på ”${term}”`, text: 'Svaret finns kanske på sidorna här ovanför.', related };
  }
  if (query.notSold) {
    return { title: `Vi säljer inte ${query.notSold}`, text: 'Titta gärna runt bland det vi har.', related };
  }
  const title = `${text('NO_RESULTS', 'Inga träffar')} på ”${term}”`;
  if (!query.understood?.length) {
    return { title, text: 'Kontrollera stavningen, prova ett mer allmänt ord eller sök på varumärket.', related };
  }
  return {
    title,
    text: similar?.length
      ? 'Ta bort ett filter, eller se här nedanför vad som kommer närmast.'
      : 'Ta bort ett filter, kontrollera stavningen eller prova ett mer allmänt ord.',
    related,
  };
}

/** What there is nothing of. */
function useWords({ list, subject }: NoHitsProps): Words {
  const text = useText();
  const { searchString, originalSearchString, asked } = list.query;
  if (asked !== undefined && list.chips.length === 0) {
    return {
      title: 'Inget passar allt du önskar',
      text: 'Ta bort det som är minst viktigt, så visar vi vad som finns.',
      related: text('LIST.RELATED', 'Du kanske även är intresserad av dessa produkter'),
    };
  }
  const term = originalSearchString ?? searchString;
  if (term !== null && list.chips.length === 0) return searchWords(term, list, text);
  const related = text('LIST.RELATED', 'Du kanske även är intresserad av dessa produkter');
  if (list.chips.length > 0) {
    return {
      title: 'Inga produkter passar dina filter',
      text: 'Ta bort ett eller flera filter för att se fler produkter.',
      related,
    };
  }
  return {
    title: 'Här finns inga produkter just nu',
    text: `Vi fyller på. Under tiden finns det mycket annat att upptäcka än ${subject.heading}.`,
    related,
  };
}

interface NoHitsProps {
  readonly list: ShownList;
  readonly subject: ListSubject;
}

/** [2.13-10][8-29][8-30] Nothing to show, and the way on: without the filters, or to what others like. */
export default function NoHits({ list, subject }: NoHitsProps) {
  const route = useRoute();
  const { title, text, related } = useWords({ list, subject });
  const isFiltered = list.chips.length > 0;
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
      <ProductSlider title="Liknande" products={list.similar} hasBuyButton />
      <ProductSlider title={related} products={list.relatedProducts} hasBuyButton />
    </>
  );
}
