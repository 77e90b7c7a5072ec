import type { Product } from '@shop/contracts/api/product';
import { priceView, savingText } from '@shop/domain/price-display';
import { Price } from '@shop/ui/price/price.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { toStockLine } from '@shop/ui/stock-line/to-stock-line.ts';
import type { ReactNode } from 'react';
import { Rating } from '../../components/rating/rating.tsx';
import { isBuild } from '../../features/buying/buy-action.ts';
import { CardBuyButton } from '../../features/buying/card-buy-button.tsx';
import { EnergyMark } from '../../features/energy/energy-mark.tsx';
import type { Viewer } from '../../features/viewer/use-viewer.ts';
import { type Likeness, likenessOf } from '../../rules/compare-specifications.ts';
import classes from './compare-table.module.css';
import { categoryOf } from './names.ts';

/** A row of the table: a cell of each product, null where nothing is known. */
export interface TableRow {
  readonly label: string;
  /** Null for a row that says nothing of the products. */
  readonly likeness: Likeness | null;
  readonly cells: readonly ReactNode[];
  /** Stays when only differences are shown. */
  readonly isLasting?: boolean;
}

function PriceCell({ product, viewer }: { readonly product: Product; readonly viewer: Viewer }) {
  const view = priceView(product, viewer);
  return (
    <div className={classes.price}>
      <Price
        amount={view.amount}
        isReduced={view.comparison !== null}
        excludingVat={viewer.showExcludingVat}
        {...(isBuild(product) && { prefix: 'Från' })}
        {...(view.comparison && { comparison: view.comparison })}
        {...(view.saving && { saving: savingText(view.saving) })}
      />
      <EnergyMark product={product} />
    </div>
  );
}

const energyOf = ({ energyMarking }: Product): string | null =>
  energyMarking === null ? null : `${energyMarking.rating} (på en skala från ${energyMarking.scale})`;

/** What every product has: price, energy class, rating, stock, maker, category; and how to buy it. */
export function overviewRows(products: readonly Product[], viewer: Viewer): readonly TableRow[] {
  const textRow = (label: string, read: (product: Product) => string | null): TableRow => {
    const cells = products.map(read);
    return { label, likeness: likenessOf(cells), cells };
  };
  const stock = products.map((product) => toStockLine(product, viewer.now));
  return [
    {
      label: 'Pris',
      likeness: likenessOf(products.map((product) => String(priceView(product, viewer).amount))),
      cells: products.map((product) => <PriceCell key={product.id} product={product} viewer={viewer} />),
      isLasting: true,
    },
    ...(products.some(({ energyMarking }) => energyMarking !== null) ? [textRow('Energiklass', energyOf)] : []),
    {
      label: 'Betyg',
      likeness: likenessOf(
        products.map(({ averageRating: { rating }, reviewCount }) =>
          rating === null || reviewCount === 0 ? null : String(rating),
        ),
      ),
      cells: products.map(({ id, averageRating, reviewCount }) =>
        reviewCount === 0 ? 'Inga recensioner än' : <Rating key={id} {...averageRating} count={reviewCount} />,
      ),
    },
    {
      label: 'Lager',
      likeness: likenessOf(stock.map((line) => line?.text ?? null)),
      cells: stock.map((line, index) =>
        line === undefined ? null : <StockLine key={products[index]?.id} {...line} />,
      ),
    },
    textRow('Tillverkare', ({ manufacturer }) => manufacturer.name),
    textRow('Kategori', categoryOf),
    {
      label: 'Köp',
      likeness: null,
      cells: products.map((product) => (
        <CardBuyButton key={product.id} product={product} viewer={viewer} size="small" />
      )),
    },
  ];
}
