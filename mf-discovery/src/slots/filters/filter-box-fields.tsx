import type { FilterBox } from '@shop/contracts';
import { formatFilter } from '@shop/domain/filters';
import { formatWholeNumber } from '@shop/domain/money';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { boxFilter } from '../../features/product-list/box-filters.ts';
import classes from './filter-box-fields.module.css';
import { matchingValues, SEARCHABLE_FROM, shownValues } from './shown-values.ts';

export interface FilterBoxFieldsProps {
  readonly box: FilterBox;
  readonly isOpen: boolean;
  readonly isChosen: (value: string) => boolean;
  readonly onToggle: (value: string) => void;
  /** Another way to choose the same values, above them. */
  readonly slider?: ReactNode;
}

const chosenText = (count: number): string => `${count} ${count === 1 ? 'vald' : 'valda'}`;

/**
 * [2.13-20][9-63] One box of the panel: its first values, the selected ones, the rest on request; long ones can be
 * searched.
 */
export function FilterBoxFields({ box, isOpen, isChosen, onToggle, slider }: FilterBoxFieldsProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [text, setText] = useState('');
  const chosenCount = box.values.filter(({ value }) => isChosen(value)).length;
  const matching = matchingValues(box.values, text);
  const shown = shownValues(matching, isChosen, isExpanded);
  const hidden = matching.length - shown.length;
  return (
    <details open={isOpen || chosenCount > 0} className={classes.box}>
      <summary className={classes.summary}>
        <h3 className={classes.title}>{box.name}</h3>
        {chosenCount === 0 ? null : <span className={classes.chosen}>{chosenText(chosenCount)}</span>}
        <Icon of={ChevronDown} size={16} className={classes.arrow} />
      </summary>
      {slider}
      {isExpanded && box.values.length >= SEARCHABLE_FROM ? (
        <input
          type="search"
          aria-label={`Sök i ${box.name}`}
          placeholder="Sök"
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={classes.search}
        />
      ) : null}
      <fieldset className={classes.values} data-expanded={isExpanded || undefined}>
        <legend className={classes.legend}>{box.name}</legend>
        {shown.map(({ value, name, count }) => (
          <Checkbox
            key={value}
            name="f"
            value={formatFilter(boxFilter(box, value))}
            label={name}
            count={formatWholeNumber(count)}
            checked={isChosen(value)}
            onChange={() => onToggle(value)}
            className={classes.value}
          />
        ))}
        {shown.length === 0 ? <p className={classes.none}>Inget passar ”{text}”</p> : null}
      </fieldset>
      {hidden === 0 && !isExpanded ? null : (
        <button
          type="button"
          aria-expanded={isExpanded}
          className={classes.more}
          onClick={() => {
            setIsExpanded(!isExpanded);
            setText('');
          }}
        >
          {isExpanded ? 'Visa färre' : `${BUTTON_LABELS.more} (${hidden})`}
        </button>
      )}
    </details>
  );
}
