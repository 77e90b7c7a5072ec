import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { SEARCH_KEY } from './order-query.ts';
import classes from './orders-page.module.css';

/** Finds an order by its number; a plain form, so that it works without JavaScript. */
export function OrderSearch({ search }: { readonly search: string }) {
  const { href } = usePlatform();
  return (
    <form
      role="search"
      aria-label="Sök bland dina beställningar"
      action={href('member.orders')}
      className={classes.search}
    >
      <Input
        key={search}
        type="search"
        name={SEARCH_KEY}
        label="Sök på ordernummer"
        defaultValue={search}
        autoComplete="off"
        enterKeyHint="search"
        required={false}
      />
      <Button type="submit">Sök</Button>
    </form>
  );
}
