import { formatKronor } from '@shop/domain/money';
import { listedVariants } from '../../rules/variants.ts';
import { href } from '@shop/platform';
import { Image } from '@shop/ui/image/image.tsx';
import type { FullProduct } from './load-product.ts';
import classes from './variant-list.module.css';

const SIDE = 48;

/** The product in its other colours and sizes: links to the pages of each. */
export function VariantList({ product }: { readonly product: FullProduct }) {
  const variants = listedVariants(product.variants.list, { includeFyndware: product.isFyndware });
  if (variants.length < 2) return null;
  return (
    <section aria-label={product.variants.group} className={classes.box}>
      <h2 className={classes.title}>{product.variants.group}</h2>
      <ul role="list" className={classes.list}>
        {variants.map(({ id, name, label, previewUrl, price, inStock }) => (
          <li key={id}>
            <a
              href={href('product', { id, name })}
              aria-current={id === product.id ? 'page' : undefined}
              className={classes.variant}
            >
              <Image src={previewUrl} alt="" width={SIDE} height={SIDE} />
              <span className={classes.text}>
                <span className={classes.label}>{label}</span>
                <span className={classes.price}>{inStock ? formatKronor(price.price) : 'Slut i lager'}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
