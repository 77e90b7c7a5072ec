import type { Place } from '@shop/contracts/api/content';
import { Input } from '@shop/ui/input/input.tsx';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { STORE_FIELDS } from './store-query.ts';
import { usePlaces } from './use-places.ts';
import classes from './place-field.module.css';

interface PlaceFieldProps {
  readonly value: string;
  /** [1-100] False without the maps service's library of places: then a plain field. */
  readonly hasPlaces: boolean;
  readonly onType: (text: string) => void;
  readonly onPick: (place: Place) => void;
}

/**
 * A field for a town or a zip code with a list of places: an ARIA 1.2 combobox, of which nothing is chosen by itself.
 */
export function PlaceField({ value, hasPlaces, onType, onPick }: PlaceFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const places = usePlaces(hasPlaces ? typed : null);
  const isOpen = typed !== null && places.length > 0;
  const optionId = (index: number): string => `${listId}-${index}`;

  const close = (): void => {
    setTyped(null);
    setActive(-1);
  };
  const pick = (place: Place): void => {
    close();
    onPick(place);
  };
  const press = (event: KeyboardEvent): void => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // -1 is the field itself.
      setActive(((active + 1 + step + places.length + 1) % (places.length + 1)) - 1);
    } else if (event.key === 'Enter') {
      const place = places[active] ?? places[0];
      if (place === undefined) return;
      event.preventDefault();
      pick(place);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };

  return (
    <div className={classes.anchor}>
      <Input
        name={STORE_FIELDS.term}
        type="search"
        label="Ort, butik eller postnummer"
        autoComplete="off"
        required={false}
        maxLength={40}
        value={value}
        {...(hasPlaces && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
        })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(-1);
          onType(currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <div id={listId} role="listbox" aria-label="Orter" className={classes.list} hidden={!isOpen}>
        {places.map((place, index) => (
          <div
            key={place.name}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={clsx(classes.option, index === active && classes.active)}
            // Before the field loses its focus.
            onPointerDown={(event) => {
              event.preventDefault();
              pick(place);
            }}
          >
            {place.name}
          </div>
        ))}
      </div>
      <p aria-live="polite" className="visually-hidden">
        {isOpen ? (places.length === 1 ? '1 ort' : `${places.length} orter`) : ''}
      </p>
    </div>
  );
}
