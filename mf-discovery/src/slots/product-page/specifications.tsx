import { Input } from '@shop/ui/input/input.tsx';
import { useState } from 'react';
import type { FullProduct } from './load-product.ts';
import { matchingSpecifications } from './matching-specifications.ts';
import classes from './specifications.module.css';

/** Fewer lines are read faster than searched. */
const SEARCHED_FROM = 8;

/** The specifications by group, with a search among many. */
export function Specifications({ groups }: { readonly groups: FullProduct['specifications'] }) {
  const [term, setTerm] = useState('');
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const shown = matchingSpecifications(groups, term);
  return (
    <>
      {count < SEARCHED_FROM ? null : (
        <Input
          type="search"
          name="specification"
          label="Sök bland specifikationerna"
          autoComplete="off"
          required={false}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
          className={classes.search}
        />
      )}
      <p role="status" className={classes.none}>
        {shown.length === 0 ? `Ingen specifikation matchar ”${term.trim()}”.` : ''}
      </p>
      <div className={classes.groups}>
        {shown.map(({ group, rows }) => (
          <table key={group} className={classes.table}>
            <caption className={classes.caption}>{group}</caption>
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}
