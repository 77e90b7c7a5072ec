import { getRecentProducts } from '@shop/contracts/api/product';
import { priceView } from '@shop/domain/price-display';
import { QueryProvider, useApiQuery, useNow, usePlatform, useShared } from '@shop/platform';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import classes from './recent-products.module.css';

const PICTURE = 64;
const MAX_SHOWN = 4;

function Recent() {
  const { href } = usePlatform();
  const { show_prices_excluding_vat: showExcludingVat } = useShared('settings');
  const isLoggedIn = Boolean(useShared('user'));
  const now = useNow();
  const { data } = useApiQuery(getRecentProducts, {});
  const products = data?.products.slice(0, MAX_SHOWN) ?? [];
  if (products.length === 0) return null;
  return (
    <section className={classes.box} aria-labelledby="recent-in-cart">
      <h3 id="recent-in-cart" className={classes.heading}>
        Du tittade nyss på
      </h3>
      <ul role="list" className={classes.list}>
        {products.map((product) => {
          const { amount, comparison } = priceView(product, { isLoggedIn, showExcludingVat, now });
          return (
            <li key={product.id} className={classes.item}>
              <a href={href('product', { id: product.id, name: product.name })} className={classes.link}>
                <Image src={product.previewUrl} alt="" width={PICTURE} height={PICTURE} className={classes.picture} />
                <span className={classes.words}>
                  <span className={classes.name}>{product.mainTitle}</span>
                  <Price
                    size="small"
                    amount={amount}
                    comparison={comparison ?? undefined}
                    isReduced={comparison !== null}
                    excludingVat={showExcludingVat}
                  />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What this browser has looked at last: the way on from an empty cart. Nothing for who has looked at nothing. */
export default function RecentProducts() {
  return (
    <QueryProvider>
      <Recent />
    </QueryProvider>
  );
}
