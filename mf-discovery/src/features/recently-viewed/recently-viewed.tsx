import { type ProductSummary, removeFromHistory } from '@shop/contracts';
import { href, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { ProductCardCompact } from '../../components/product-card/product-card-compact.tsx';
import { toProductCard } from '../../components/product-card/to-product-card.ts';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { Skeleton, SkeletonGroup } from '@shop/ui/skeleton/skeleton.tsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { EnergyMark } from '../energy/energy-mark.tsx';
import { useViewer } from '../viewer/use-viewer.ts';
import { useRecentProducts } from './use-recent-products.ts';
import classes from './recently-viewed.module.css';

export interface RecentlyViewedProps {
  /** [2.14-01][2.14-02] Heading of the slider. */
  readonly title: string;
  /** How many are shown [9-53], [9-54]. */
  readonly count: number;
  /** The current product is not listed as viewed. */
  readonly exceptId?: number;
  /** [2.14-03][O2.14-01] Replaces an empty history: the products of a campaign, whose name is then the heading. */
  readonly backup?: { readonly name: string; readonly products: readonly ProductSummary[] } | null;
}

/** [2.14] Products that this session viewed last; reserves its space while loading. */
export function RecentlyViewed({ title, count, exceptId, backup = null }: RecentlyViewedProps) {
  const recent = useRecentProducts();
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const history = (recent ?? []).filter(({ id }) => id !== exceptId && !removed.includes(id));
  const { api } = usePlatform();

  // Removed from the page at once; if the call fails, it is back on the next page.
  const forget = (products: readonly ProductSummary[]) => {
    setRemoved((before) => [...before, ...products.map(({ id }) => id)]);
    for (const { id } of products) api.call(removeFromHistory, { params: { id } }).catch(() => undefined);
  };

  if (recent === null) return <Waiting count={count} />;
  if (history.length > 0) {
    const forgetAll = () => forget(recent);
    return <Products title={title} products={history.slice(0, count)} forgetting={{ forget, forgetAll }} />;
  }
  if (backup === null || backup.products.length === 0) return null;
  return <Products title={backup.name} products={backup.products.slice(0, count)} />;
}

interface ProductsProps {
  readonly title: string;
  readonly products: readonly ProductSummary[];
  /** [O2.14-02] Of one product, and of the whole history, of which fewer are shown; a campaign has neither. */
  readonly forgetting?: {
    readonly forget: (products: readonly ProductSummary[]) => void;
    readonly forgetAll: () => void;
  };
}

function Products({ title, products, forgetting }: ProductsProps) {
  const viewer = useViewer();
  return (
    <section aria-label={title} className={classes.box}>
      <SectionHeading
        action={
          forgetting === undefined ? undefined : (
            <Button variant="quiet" size="small" onClick={forgetting.forgetAll}>
              Rensa historik
            </Button>
          )
        }
      >
        {title}
      </SectionHeading>
      <ul role="list" className={classes.list}>
        {products.map((product) => {
          const { stock: _stock, ...card } = toProductCard(
            product,
            href('product', { id: product.id, name: product.name }),
            viewer,
          );
          return (
            <li key={product.id} className={classes.item}>
              <ProductCardCompact
                product={card}
                energy={<EnergyMark product={product} />}
                action={
                  forgetting === undefined ? undefined : (
                    <IconButton
                      icon={X}
                      size="small"
                      label={`${BUTTON_LABELS.remove} ${product.mainTitle}`}
                      onClick={() => forgetting.forget([product])}
                    />
                  )
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <SkeletonGroup label="Hämtar produkter">
      <div className={classes.box}>
        <Skeleton shape="title" width="half" />
        <ul role="list" className={classes.list}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index} className={classes.waiting}>
              <Skeleton width="wide" />
              <Skeleton width="half" />
            </li>
          ))}
        </ul>
      </div>
    </SkeletonGroup>
  );
}
