import type { CartRow } from '@shop/contracts';
import { cartTotals } from '@shop/domain/cart-totals';
import type { SharedCartRow } from '@shop/domain/shared-cart';
import { useIsHydrated, usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { savedOn } from '../../features/cart-rows/row-view.ts';
import { CartSum } from '../../features/cart-summary/cart-sum.tsx';
import { addOf } from './add-of.ts';
import { type MissingProduct, MissingProducts } from './missing-products.tsx';
import { SharedRow } from './shared-row.tsx';
import classes from './shared-cart-page.module.css';

export interface SharedCartPageProps {
  readonly rows: readonly CartRow[];
  /** Ids of what cannot be bought. */
  readonly unavailable: readonly number[];
  /** The same by name; missing in the response of an older server. */
  readonly missing?: readonly MissingProduct[] | undefined;
  /** What the link asks for: less may be left. */
  readonly asked: readonly SharedCartRow[];
}

/** The rows with today's price and stock; adding never replaces what the shopper has already [O2.17-27]. */
export function SharedCartPage({ rows, unavailable, missing, asked }: SharedCartPageProps) {
  const { bus, href } = usePlatform();
  const isHydrated = useIsHydrated();
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const without = missing ?? unavailable.map((id) => ({ id, name: '', reason: 'unknown' as const }));
  const quantities = new Map(asked.map(({ productId, quantity }) => [productId, quantity]));
  const notes = without.length === 0 ? null : <MissingProducts missing={without} />;
  if (rows.length === 0) {
    return (
      <div className={classes.page}>
        <EmptyState
          headingLevel={1}
          title="Inget i varukorgen går att köpa just nu"
          text="Ingen av produkterna som delades med dig går att lägga i varukorgen."
          illustration={<PixelArt picture="buoy" />}
          actions={
            <Button href={href('index')} variant="primary">
              Till startsidan
            </Button>
          }
        />
        {notes}
      </div>
    );
  }
  const addAll = () => {
    for (const row of rows) bus.emit('cart.add', addOf(row));
    bus.emit('cart.open', {});
  };
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Delad varukorg</SectionHeading>
      {notes}
      <Card>
        <ul role="list" className={classes.rows}>
          {rows.map((row) => (
            <SharedRow key={row.id} row={row} asked={quantities.get(row.product.id) ?? row.quantity} />
          ))}
        </ul>
        <CartSum totals={cartTotals(rows)} saved={savedOn(rows, isWithoutVat)} />
        {isHydrated ? (
          <Button variant="primary" size="large" block className={classes.all} onClick={addAll}>
            Lägg allt i varukorgen
          </Button>
        ) : null}
      </Card>
    </div>
  );
}
