import type { ProductSummary } from '@shop/contracts/api/product';
import { CART_FORM } from '@shop/contracts/cart-form';
import { formatKronor } from '@shop/domain/money';
import { payableAmount, priceView } from '@shop/domain/price-display';
import { passesRankRule } from '@shop/domain/purchase-rules';
import { CartFormFields, useNow, usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EnergyLabel } from '@shop/ui/energy-label/energy-label.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import type { FluidWidths } from '@shop/ui/image/image-src.ts';
import { Price } from '@shop/ui/price/price.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { toStockLine } from '@shop/ui/stock-line/to-stock-line.ts';
import type { FormEvent } from 'react';
import { addListed, canBeAdded } from '../wishlists/add-listed.ts';
import { offerTerms } from './offer-terms.ts';
import classes from './offers-page.module.css';

const PICTURE = 231;
const PICTURES: FluidWidths = { widths: [160, 320, 640], sizes: '(width < 768px) 43vw, 240px' };

export interface OfferCardProps {
  readonly product: ProductSummary;
  readonly rankLevel: number;
}

function Buy({ product, rankLevel, url }: OfferCardProps & { readonly url: string }) {
  const { bus } = usePlatform();
  const now = useNow();
  if (!canBeAdded(product, now) || !passesRankRule(product, rankLevel)) {
    return (
      <Button block href={url} aria-label={`Visa produkten: ${product.name}`}>
        Visa produkten
      </Button>
    );
  }
  const add = (event: FormEvent) => {
    event.preventDefault();
    bus.emit('cart.add', addListed(product, 1, true));
  };
  return (
    <form {...CART_FORM} onSubmit={add}>
      <CartFormFields
        productId={product.id}
        unitPrice={payableAmount(product, true)}
        pass={product.price.pass}
        quantity={1}
      />
      <Button block type="submit" aria-label={`Köp: ${product.name}`}>
        Köp
      </Button>
    </form>
  );
}

/** [O2.17-03] An offer: what members pay and what others do, from which level, how long, and the product's stock. */
export function OfferCard({ product, rankLevel }: OfferCardProps) {
  const { href } = usePlatform();
  const now = useNow();
  const { show_prices_excluding_vat: showExcludingVat } = useShared('settings');
  const { amount } = priceView(product, { isLoggedIn: true, showExcludingVat, now });
  const { level, until, withoutMembership, saving } = offerTerms(product);
  const stock = toStockLine(product, now);
  const { id, name, mainTitle, subTitle, previewUrl, energyMarking } = product;
  const url = href('product', { id, name });
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        <Image src={previewUrl} alt="" width={PICTURE} height={PICTURE} fluid={PICTURES} />
        {energyMarking === null ? null : <EnergyLabel {...energyMarking} className={classes.energy} />}
      </div>
      <h2 className={classes.name}>
        <a href={url} className={classes.link}>
          {mainTitle}
        </a>
      </h2>
      <p className={classes.muted}>{subTitle}</p>
      <Price
        amount={amount}
        isReduced
        {...(saving > 0 && { saving: `Spara ${formatKronor(saving)}` })}
        excludingVat={showExcludingVat}
      />
      <ul role="list" className={classes.terms}>
        <li>{`Utan medlemskap ${formatKronor(withoutMembership)}`}</li>
        <li>{level}</li>
        <li>{until}</li>
      </ul>
      <div className={classes.foot}>
        {stock === undefined ? null : <StockLine {...stock} />}
        {passesRankRule(product, rankLevel) ? null : <p className={classes.locked}>{`Du är på nivå ${rankLevel}.`}</p>}
        <div className={classes.buy}>
          <Buy product={product} rankLevel={rankLevel} url={url} />
        </div>
      </div>
    </li>
  );
}
