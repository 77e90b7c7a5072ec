import type { ProductList } from '@shop/contracts';
import { usePlatform, useRoute } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { HiddenState } from '../../features/product-list/hidden-state.tsx';
import { listUrl, readListState } from '../../features/product-list/list-state.ts';
import { useText } from '../../features/texts/use-text.ts';
import classes from './sort-form.module.css';

export interface SortFormProps {
  readonly options: ProductList['sortOptions'];
  /** The order that the server has used. */
  readonly sortBy: string;
}

/** [4-77] The order in use if it is offered, else the first that is. */
export const chosenSort = (options: ProductList['sortOptions'], sortBy: string): string =>
  (options.find(({ value }) => value === sortBy) ?? options[0])?.value ?? '';

/** [2.13-06] Key of an order's name in the language pack: 'price-asc' is named by SORT.PRICE_ASC. */
const sortTextKey = (value: string): string => `SORT.${value.replaceAll('-', '_').toUpperCase()}`;

/** [2.13-05] The order of the list: a select that acts at once, a form with a button without JavaScript. */
export function SortForm({ options, sortBy }: SortFormProps) {
  const { navigate } = usePlatform();
  const route = useRoute();
  const text = useText();
  const id = useId();
  // The words of a search may ask for an order of their own.
  const isTold = (value: string): boolean => route.name === 'search' || value !== options[0]?.value;
  return (
    <form method="get" action={route.path} className={classes.form}>
      <HiddenState state={{ ...readListState(route), sortBy: null }} />
      <label htmlFor={id} className={classes.label}>
        Sortera
      </label>
      <span className={classes.box}>
        <select
          key={sortBy}
          id={id}
          name="sortBy"
          defaultValue={chosenSort(options, sortBy)}
          onChange={({ target }) =>
            void navigate(listUrl(route, { sortBy: isTold(target.value) ? target.value : null }), { keepScroll: true })
          }
          className={classes.select}
        >
          {options.length === 0 ? <option value="">{text('SORT.PLACEHOLDER', 'Välj ett alternativ')}</option> : null}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {text(sortTextKey(value), label)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} className={classes.arrow} />
      </span>
      <Button type="submit" className={classes.submit}>
        Sortera
      </Button>
    </form>
  );
}
