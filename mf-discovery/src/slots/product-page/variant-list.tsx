import { formatKronor } from '@shop/domain/money';
import { listedVariants } from '../../rules/variants.ts';
import { href } from '@shop/platform';
import type { Viewer } from '../../features/viewer/use-viewer.ts';
import { Image } from '@shop/ui/image/image.tsx';
import type { FullProduct } from './load-product.ts';
import classes from './variant-list.module.css';

const SIDE = 48;

type Variant = FullProduct['variants']['list'][number];

/** A variant that cannot be had at once says so, beside what it costs; only what cannot be had at all has no price. */
const NOTES = { inStock: null, preOrder: 'Kan bokas', supplier: 'Beställningsvara', none: 'Slut i lager' } as const;

/** [O4-34] What this shopper pays, and how the variant can be had. */
function variantText({ price, memberPrice, availability, inStock }: Variant, isLoggedIn: boolean): string {
  const state = availability ?? (inStock ? 'inStock' : 'none');
  const amount = formatKronor(((isLoggedIn ? memberPrice : null) ?? price).price);
  if (state === 'none') return NOTES.none;
  return NOTES[state] === null ? amount : `${amount} · ${NOTES[state]}`;
}

/** The product in its other colours and sizes: links to the pages of each. */
export function VariantList({ product, viewer }: { readonly product: FullProduct; readonly viewer: Viewer }) {
  const variants = listedVariants(product.variants.list, { includeFyndware: product.isFyndware });
  if (variants.length < 2) return null;
  return (
    <section aria-label={product.variants.group} className={classes.box}>
      <h2 className={classes.title}>{product.variants.group}</h2>
      <ul role="list" className={classes.list}>
        {variants.map((variant) => {
          const { id, name, label, previewUrl, availability } = variant;
          return (
            <li key={id}>
              <a
                href={href('product', { id, name })}
                aria-current={id === product.id ? 'page' : undefined}
                className={availability === 'none' ? `${classes.variant} ${classes.out}` : classes.variant}
              >
                <Image src={previewUrl} alt="" width={SIDE} height={SIDE} />
                <span className={classes.text}>
                  <span className={classes.label}>{label}</span>
                  <span className={classes.price}>{variantText(variant, viewer.isLoggedIn)}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
