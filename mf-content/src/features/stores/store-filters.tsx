import { Button } from '@shop/ui/button/button.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import { LocateFixed, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { RADII } from './find-stores.ts';
import { PlaceField } from './place-field.tsx';
import { STORE_FIELDS } from './store-query.ts';
import type { StoreSearchState } from './use-store-search.ts';
import classes from './store-filters.module.css';

const RADIUS_OPTIONS = [
  { value: 'alla', label: 'Alla avstånd' },
  ...RADII.map((km) => ({ value: String(km), label: `${km} km` })),
];

interface StoreFiltersProps {
  readonly search: StoreSearchState;
  readonly services: readonly string[];
  readonly hasPlaces: boolean;
  readonly hasRadius: boolean;
}

/** The fields of the search for stores: a form that leads to the same list without script. */
export function StoreFilters({ search, services, hasPlaces, hasRadius }: StoreFiltersProps) {
  const { term, place, radiusKm, isOpenOnly, service, isLocating } = search;
  return (
    <form
      method="get"
      role="search"
      aria-label="Sök butik"
      className={classes.form}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <div className={classes.where}>
        <PlaceField value={term} hasPlaces={hasPlaces} onType={search.type} onPick={search.pick} />
        <Button
          size="large"
          icon={<Icon of={LocateFixed} />}
          isLoading={isLocating}
          className={classes.scripted}
          onClick={search.locate}
        >
          Närmast mig
        </Button>
        <Button type="submit" size="large" icon={<Icon of={Search} />} className={classes.unscripted}>
          Sök
        </Button>
      </div>
      <div className={classes.which}>
        {hasRadius ? (
          <Select
            name={STORE_FIELDS.radius}
            label="Inom"
            className={classes.select}
            options={RADIUS_OPTIONS}
            value={radiusKm === null ? 'alla' : String(radiusKm)}
            disabled={place === null}
            onChange={({ currentTarget: { value } }) => search.setRadius(value === 'alla' ? null : Number(value))}
          />
        ) : null}
        <Select
          name={STORE_FIELDS.service}
          label="Service"
          className={classes.select}
          options={[{ value: '', label: 'Alla' }, ...services.map((name) => ({ value: name, label: name }))]}
          value={service}
          onChange={({ currentTarget: { value } }) => search.setService(value)}
        />
        <Checkbox
          name={STORE_FIELDS.open}
          value="1"
          label="Öppet nu"
          className={classes.open}
          checked={isOpenOnly}
          onChange={({ currentTarget: { checked } }) => search.setOpenOnly(checked)}
        />
      </div>
    </form>
  );
}
