import { usePlatform } from '@shop/shared/remote';
import { Button } from '@shop/shared/ui/button/button.tsx';
import { Input } from '@shop/shared/ui/input/input.tsx';
import { TextLink } from '@shop/shared/ui/text-link/text-link.tsx';
import { SEARCH_KEY } from './order-query.ts';
import classes from './orders-page.module.css';

/** Finds an order by its number; a plain form, so that it works without JavaScript. */
export function OrderSearch({ search }: { readonly search: string }) {
  const { href } = usePlatform();
  const all = href('member.orders');
  return (
    <form role="search" aria-label="Sök bland dina beställningar" action={all} className={classes.search}>
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
      {search === '' ? null : (
        <TextLink href={all} className={classes.all}>
          Visa alla beställningar
        </TextLink>
      )}
    </form>
  );
}
