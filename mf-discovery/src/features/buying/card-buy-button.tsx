import type { ProductSummary } from '@shop/contracts';
import { showsLevelOnePrice } from '@shop/domain/price-display';
import { href, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import type { Viewer } from '../viewer/use-viewer.ts';
import { useExtendedProduct } from '../extra-data/extended-product.ts';
import { ProductFigures } from '../extra-data/product-figures.tsx';
import { FitMark } from '../my-computer/fit-mark.tsx';
import { useFitVerdict } from '../my-computer/fit-verdicts.ts';
import { WatchButton } from '../watch/watch-button.tsx';
import { buyAction, visitHref } from './buy-action.ts';
import { BuyForm } from './buy-form.tsx';
import classes from './card-buy-button.module.css';

export interface CardBuyButtonProps {
  readonly product: ProductSummary;
  readonly viewer: Viewer;
  readonly size?: 'small' | 'medium';
}

/** [2.13-36][O2.13-10] The buy button of a card or row, in the variant that fits product and shopper. */
export function CardBuyButton(props: CardBuyButtonProps) {
  const { id } = props.product;
  const verdict = useFitVerdict(id);
  const isExtended = useExtendedProduct(id) !== undefined;
  if (verdict === undefined && !isExtended) return <Action {...props} />;
  return (
    <div className={classes.stack}>
      {verdict === undefined ? null : <FitMark verdict={verdict} />}
      <Action {...props} />
      <ProductFigures productId={id} />
    </div>
  );
}

function Action({ product, viewer, size = 'medium' }: CardBuyButtonProps) {
  const action = buyAction(product, viewer);
  const { mainTitle } = product;
  if (action.kind === 'buy') {
    return (
      <div className={classes.stack}>
        {showsLevelOnePrice(product, viewer.isLoggedIn) ? <MemberPriceLogin /> : null}
        <BuyForm product={product} label={action.label} size={size} />
      </div>
    );
  }
  if (action.label === 'Bevaka') {
    return (
      <WatchButton product={product} kind="stock" size={size} block isLink label={`Bevaka ${mainTitle}`}>
        {action.label}
      </WatchButton>
    );
  }
  if (action.kind === 'visit') {
    return (
      <Button href={visitHref(product)} size={size} block aria-label={`${action.label} ${mainTitle}`}>
        {action.label}
      </Button>
    );
  }
  return (
    <Button size={size} block disabled>
      {action.label}
    </Button>
  );
}

/** [6-05] The shown member price is charged after login only. */
export function MemberPriceLogin() {
  const { bus } = usePlatform();
  return (
    <a
      href={href('member.orders')}
      className={classes.login}
      onClick={(event) => {
        event.preventDefault();
        bus.emit('login.open', { mode: 'login' });
      }}
    >
      Logga in / Bli Medlem
    </a>
  );
}
