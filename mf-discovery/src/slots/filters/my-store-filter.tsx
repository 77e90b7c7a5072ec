import type { FilterBox } from '@shop/contracts';
import { type Filter, formatFilter } from '@shop/domain/filters';
import { formatWholeNumber } from '@shop/domain/money';
import { usePlatform, useShared } from '@shop/platform';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { boxFilter, isBoxValueChosen, toggleBoxValue } from '../../features/product-list/box-filters.ts';
import classes from './filter-form.module.css';

interface MyStoreFilterProps {
  /** The box that lists stores; undefined where a list has none. */
  readonly box: FilterBox | undefined;
  readonly filters: readonly Filter[];
  readonly onChange: (filters: readonly Filter[]) => void;
}

/**
 * [2.13-21] 'I lager i min butik': the stock box's own filter of one store, so that it stands in the URL and composes
 * with the others. Its line is there before the store is known, so that nothing moves.
 */
export function MyStoreFilter({ box, filters, onChange }: MyStoreFilterProps) {
  const { bus } = usePlatform();
  const mine = useShared('myStore');
  if (box === undefined) return null;
  if (!mine) {
    return (
      <div className={classes.myStore}>
        {mine === null ? (
          <button type="button" className={classes.pickStore} onClick={() => bus.emit('store.pick', {})}>
            Välj butik och se vad som finns där
          </button>
        ) : null}
      </div>
    );
  }
  const value = String(mine.id);
  const count = box.values.find((each) => each.value === value)?.count ?? 0;
  return (
    <div className={classes.myStore}>
      <Checkbox
        value={formatFilter(boxFilter(box, value))}
        label={`I lager i ${mine.name}`}
        count={formatWholeNumber(count)}
        checked={isBoxValueChosen(filters, box, value)}
        onChange={() => onChange(toggleBoxValue(filters, box, value))}
      />
    </div>
  );
}
