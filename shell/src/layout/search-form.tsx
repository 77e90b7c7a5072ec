import { href } from '@shop/contracts/routing';
import { Button } from '@shop/ui/button/button.tsx';
import styles from './search-form.module.css';

/** Search form for error pages and for a lost header. Works without JavaScript. */
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
