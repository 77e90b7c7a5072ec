import type { FilterBox } from '@shop/contracts';
import { clsx } from 'clsx';
import { type BandRange, chosenRange, endText, moveEnd, rangeText, rangeValues } from './price-range.ts';
import classes from './price-slider.module.css';

export interface PriceSliderProps {
  readonly bands: FilterBox['values'];
  readonly isChosen: (value: string) => boolean;
  readonly onChoose: (values: readonly string[]) => void;
}

const ENDS = [
  { end: 'from', label: 'Lägsta pris' },
  { end: 'to', label: 'Högsta pris' },
] as const;

/** Units of the drawing, for each band and for the tallest one. */
const BAR = 10;
const HEIGHT = 32;
const MIN_HEIGHT = 2;

/** How many products each band has; those within the range stand out. */
function Histogram({ bands, range }: { readonly bands: FilterBox['values']; readonly range: BandRange }) {
  const tallest = Math.max(1, ...bands.map(({ count }) => count));
  return (
    <svg
      viewBox={`0 0 ${bands.length * BAR} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classes.bars}
    >
      {bands.map(({ value, count }, index) => {
        const height = Math.max(MIN_HEIGHT, Math.round((count / tallest) * HEIGHT));
        return (
          <rect
            key={value}
            x={index * BAR + 1}
            y={HEIGHT - height}
            width={BAR - 2}
            height={height}
            className={clsx(classes.bar, index >= range.from && index <= range.to && classes.inRange)}
          />
        );
      })}
    </svg>
  );
}

/**
 * The price bands as a slider with two thumbs, native ones, so that keys and screen readers know them: one above the
 * line and one below, so that neither ever covers the other. The bands' checkboxes stand below with the same choice;
 * without JavaScript they are all there is.
 */
export function PriceSlider({ bands, isChosen, onChoose }: PriceSliderProps) {
  const range = chosenRange(bands, isChosen);
  const last = bands.length - 1;
  return (
    <div role="group" aria-label="Prisintervall" className={classes.slider}>
      <output className={classes.text}>{rangeText(bands, range)}</output>
      <Histogram bands={bands} range={range} />
      <div className={classes.track}>
        {ENDS.map(({ end, label }) => (
          <input
            key={end}
            type="range"
            min={0}
            max={last}
            step={1}
            aria-label={label}
            aria-valuetext={endText(bands, range, end)}
            value={range[end]}
            onChange={({ target }) => onChoose(rangeValues(bands, moveEnd(range, end, Number(target.value))))}
            className={clsx(classes.thumb, classes[end])}
          />
        ))}
      </div>
    </div>
  );
}
