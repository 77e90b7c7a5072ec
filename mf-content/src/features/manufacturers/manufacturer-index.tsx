import { formatWholeNumber } from '@shop/domain/money';
import { href } from '@shop/platform';
import { Input } from '@shop/ui/input/input.tsx';
import { useState, type FormEvent } from 'react';
import { groupManufacturers, type Manufacturer } from './group-manufacturers.ts';
import { MANUFACTURER_SEARCH_FIELD } from './manufacturer-query.ts';
import classes from './manufacturer-index.module.css';

interface ManufacturerIndexProps {
  readonly manufacturers: readonly Manufacturer[];
  readonly initialTerm: string;
}

const idOf = (letter: string): string => `marken-${letter === '#' ? 'ovriga' : letter}`;

/** [2.1-102] Every manufacturer from A to Ö, with letters to jump to, and a search that also works without script. */
export function ManufacturerIndex({ manufacturers, initialTerm }: ManufacturerIndexProps) {
  const [term, setTerm] = useState(initialTerm);
  const groups = [...groupManufacturers(manufacturers, term)];
  const found = groups.reduce((sum, [, rows]) => sum + rows.length, 0);
  return (
    <section aria-label="Tillverkare A–Ö" className={classes.index}>
      <form
        method="get"
        role="search"
        aria-label="Sök tillverkare"
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        <Input
          name={MANUFACTURER_SEARCH_FIELD}
          type="search"
          label="Sök tillverkare"
          required={false}
          value={term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          className={classes.field}
        />
      </form>
      <p role="status">{found === 1 ? '1 tillverkare' : `${formatWholeNumber(found)} tillverkare`}</p>
      <nav aria-label="Bokstäver">
        <ul role="list" className={classes.letters}>
          {groups.map(([letter]) => (
            <li key={letter}>
              <a href={`#${idOf(letter)}`} className={classes.letter}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(([letter, rows]) => (
        <section key={letter} aria-labelledby={idOf(letter)}>
          <h2 id={idOf(letter)} className={classes.heading}>
            {letter}
          </h2>
          <ul role="list" className={classes.names}>
            {rows.map(({ id, name, productCount }) => (
              <li key={id}>
                <a href={href('manufacturer', { id, name })} className={classes.name}>
                  {name}
                </a>{' '}
                <span className={classes.count}>
                  {productCount === 1 ? '1 produkt' : `${formatWholeNumber(productCount)} produkter`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found === 0 ? <p>Ingen tillverkare heter så. Prova en del av namnet.</p> : null}
    </section>
  );
}
