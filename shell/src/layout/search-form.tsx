import { href } from '@shop/contracts/routing';
import { Button } from '@shop/ui/button/button.tsx';
import styles from './search-form.module.css';

/** A plain search, for where the header's own is not to be had or not enough. Works without JavaScript. */
export function SearchForm({ id }: { readonly id: string }) {
  return (
    <form role="search" method="get" action={href('search')} className={styles.form}>
      <label htmlFor={id} className="visually-hidden">
        Sök i butiken
      </label>
      <input
        id={id}
        type="search"
        name="searchString"
        placeholder="Sök bland tusentals produkter"
        className={styles.input}
      />
      <Button type="submit">Sök</Button>
    </form>
  );
}
