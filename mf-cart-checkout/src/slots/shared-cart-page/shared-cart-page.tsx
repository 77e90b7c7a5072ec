import type { CartRow } from '@shop/contracts';
import { cartTotals } from '@shop/domain/cart-totals';
import { useIsHydrated, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { CartSum } from '../../features/cart-summary/cart-sum.tsx';
import { addOf } from './add-of.ts';
import { SharedRow } from './shared-row.tsx';
import classes from './shared-cart-page.module.css';

export interface SharedCartPageProps {
  readonly rows: readonly CartRow[];
  /** Ids of what can no longer be bought. */
  readonly unavailable: readonly number[];
}

/** The rows with today's price and stock; adding never replaces what the shopper has already [O2.17-27]. */
export function SharedCartPage({ rows, unavailable }: SharedCartPageProps) {
  const { bus, href } = usePlatform();
  const isHydrated = useIsHydrated();
  if (rows.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title="Inget i varukorgen går att köpa just nu"
        text="Produkterna som delades med dig säljs inte längre eller är slut."
        illustration={<PixelArt picture="buoy" />}
        actions={
          <Button href={href('index')} variant="primary">
            Till startsidan
          </Button>
        }
      />
    );
  }
  const addAll = () => {
    for (const row of rows) bus.emit('cart.add', addOf(row));
    bus.emit('cart.open', {});
  };
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Delad varukorg</SectionHeading>
      {unavailable.length === 0 ? null : (
        <Alert tone="warning">
          {unavailable.length === 1
            ? 'En produkt i varukorgen går inte att köpa längre.'
            : `${unavailable.length} produkter i varukorgen går inte att köpa längre.`}
        </Alert>
      )}
      <Card>
        <ul role="list" className={classes.rows}>
          {rows.map((row) => (
            <SharedRow key={row.id} row={row} />
          ))}
        </ul>
        <CartSum totals={cartTotals(rows)} />
        {isHydrated ? (
          <Button variant="primary" size="large" block className={classes.all} onClick={addAll}>
            Lägg allt i varukorgen
          </Button>
        ) : null}
      </Card>
    </div>
  );
}
