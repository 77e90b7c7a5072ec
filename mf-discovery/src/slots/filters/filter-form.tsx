import { useRoute, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { chooseBoxValues, isBoxValueChosen, toggleBoxValue } from '../../features/product-list/box-filters.ts';
import { HiddenState } from '../../features/product-list/hidden-state.tsx';
import { listUrl, readListState } from '../../features/product-list/list-state.ts';
import { CategoryTree } from './category-tree.tsx';
import { FilterBoxFields } from './filter-box-fields.tsx';
import classes from './filter-form.module.css';
import type { FilterPanelData } from './filter-panel-data.ts';
import { MyStoreFilter } from './my-store-filter.tsx';
import { orderStores } from './order-stores.ts';
import { PRICE_BOX_ID } from './price-range.ts';
import { PriceSlider } from './price-slider.tsx';
import { useFilters } from './use-filters.ts';

/** Types of filters that the form's boxes contain; the others are hidden fields. */
const IN_BOXES = ['attributes', 'stock', 'manufacturer'];
/** Boxes that are open at first; the others open on a press or when one of their values is selected. */
const OPEN_BOXES = 4;

/** The panel's content: acts at once with JavaScript, by its button without. */
export function FilterForm({ data }: { readonly data: FilterPanelData }) {
  const route = useRoute();
  const starred = useShared('starredStores');
  const mine = useShared('myStore')?.id;
  const ownStores = mine === undefined ? starred : [mine, ...starred];
  const { filters, change } = useFilters();
  const state = readListState(route);
  const { boxes, categories } = data;
  if (boxes.length === 0 && categories.length === 0 && filters.length === 0) {
    return <p className={classes.nothing}>Inga filter tillgängliga för denna sökning</p>;
  }
  return (
    <form method="get" action={route.path} className={classes.form}>
      <HiddenState state={{ ...state, filters: state.filters.filter(({ type }) => !IN_BOXES.includes(type)) }} />
      {filters.length === 0 ? (
        // Reserves the line, so that nothing moves under the pointer at the first choice.
        <p className={classes.nothing}>Inga filter valda</p>
      ) : (
        <TextLink
          href={listUrl(route, { filters: [] })}
          className={classes.clear}
          onClick={(event) => {
            event.preventDefault();
            change([]);
          }}
        >
          Rensa filter
        </TextLink>
      )}
      <MyStoreFilter box={boxes.find(({ stock }) => stock)} filters={filters} onChange={change} />
      <CategoryTree nodes={categories} filters={filters} />
      {boxes.map((box, index) => (
        <FilterBoxFields
          key={box.id}
          box={box.stock ? { ...box, values: orderStores(box.values, ownStores) } : box}
          isOpen={index < OPEN_BOXES}
          isChosen={(value) => isBoxValueChosen(filters, box, value)}
          onToggle={(value) => change(toggleBoxValue(filters, box, value))}
          slider={
            box.id === PRICE_BOX_ID && box.values.length > 1 ? (
              <PriceSlider
                bands={box.values}
                isChosen={(value) => isBoxValueChosen(filters, box, value)}
                onChoose={(values) => change(chooseBoxValues(filters, box, values))}
              />
            ) : undefined
          }
        />
      ))}
      <Button type="submit" variant="primary" block className={classes.submit}>
        Visa produkter
      </Button>
    </form>
  );
}
