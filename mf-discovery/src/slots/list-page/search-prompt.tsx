import { href } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import classes from './search-prompt.module.css';

/** A search without a term: renders the search field. */
export function SearchPrompt() {
  return (
    <form method="get" action={href('search')} role="search" className={classes.form}>
      <Input label="Sök bland produkter" name="searchString" type="search" enterKeyHint="search" maxLength={200} />
      <Button type="submit" variant="primary" size="large">
        Sök
      </Button>
    </form>
  );
}
