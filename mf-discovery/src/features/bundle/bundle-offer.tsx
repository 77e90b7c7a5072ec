import { getBundleOffers, type ProductSummary } from '@shop/contracts';
import { formatKronor } from '@shop/domain/money';
import { priceView } from '@shop/domain/price-display';
import { href, useApiQuery, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { Check, ShoppingCart } from 'lucide-react';
import { toAddToCart } from '../buying/add-to-cart.ts';
import { useConfirmation } from '../buying/use-confirmation.ts';
import { EnergyMark } from '../energy/energy-mark.tsx';
import { useTouchpoint } from '../viewer/use-touchpoint.ts';
import { useViewer, type Viewer } from '../viewer/use-viewer.ts';
import classes from './bundle-offer.module.css';
import { bundleProducts, bundleSum, isOfferPrice } from './bundle-sum.ts';

const SIDE = 120;

function BundleItem({ product, viewer, isCurrent }: { product: ProductSummary; viewer: Viewer; isCurrent: boolean }) {
  const { amount, comparison } = priceView(product, viewer);
  const { id, name, mainTitle, previewUrl } = product;
  return (
    <li className={classes.item}>
      <span className={classes.picture}>
        <Image src={previewUrl} alt="" width={SIDE} height={SIDE} />
      </span>
      <span className={classes.name}>
        {isCurrent ? mainTitle : <a href={href('product', { id, name })}>{mainTitle}</a>}
      </span>
      <span className={classes.price}>
        <Price amount={amount} isReduced={comparison !== null} excludingVat={viewer.showExcludingVat} size="small" />
        <EnergyMark product={product} />
      </span>
    </li>
  );
}

/**
 * [1-63][7.6-12][9-78] What is cheaper, or simply sold, together with the product: sum, saving, and one press that puts
 * all of it into the cart. Requires `QueryProvider` above it; without a response the page omits it.
 */
export function BundleOffer({ product }: { readonly product: ProductSummary }) {
  const touchpoint = useTouchpoint();
  const viewer = useViewer();
  const { bus, track } = usePlatform();
  const [isConfirmed, confirm] = useConfirmation();
  const { data } = useApiQuery(getBundleOffers, { params: { id: product.id }, query: { touchpoint } });
  const products = bundleProducts(product, data?.products ?? [], viewer);
  if (products.length === 0) return null;
  const { total, saving } = bundleSum(products, viewer);
  const title = data?.isBundle === true ? 'Köp som paket' : 'Köp tillsammans';
  const buy = () => {
    confirm();
    // The current product first: the others have their price only beside it, and name it.
    for (const each of products) {
      const origin = each.id !== product.id && isOfferPrice(each) ? { offerOriginProductId: product.id } : {};
      bus.emit('cart.add', toAddToCart(each, 1, { isLoggedIn: viewer.isLoggedIn, extraData: origin }));
    }
    track('add_bundle_to_cart', { productId: product.id, products: products.map(({ id }) => id), price: total });
  };
  return (
    <section aria-label={title} className={classes.box}>
      <SectionHeading>{title}</SectionHeading>
      <div className={classes.offer}>
        <ul role="list" className={classes.list}>
          {products.map((each) => (
            <BundleItem key={each.id} product={each} viewer={viewer} isCurrent={each.id === product.id} />
          ))}
        </ul>
        <div className={classes.sum}>
          <p>{products.length} produkter tillsammans</p>
          <Price
            amount={total}
            size="large"
            isReduced={saving > 0}
            excludingVat={viewer.showExcludingVat}
            {...(saving > 0 && { saving: `Spara ${formatKronor(saving)}` })}
          />
          <Button
            variant="primary"
            size="large"
            block
            icon={<Icon of={isConfirmed ? Check : ShoppingCart} size={16} />}
            onClick={buy}
          >
            {isConfirmed ? 'Lagda i varukorgen' : `Köp alla ${products.length}`}
          </Button>
        </div>
      </div>
    </section>
  );
}
