import { Icon } from '@shop/ui/icon/icon.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { toStockLine } from '@shop/ui/stock-line/to-stock-line.ts';
import { type PriceViewer, priceView } from '@shop/domain/price-display';
import type { ProductSummary } from '@shop/contracts/api/product';
import { clsx } from 'clsx';
import { ArrowRight, CalendarDays, FileText, Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MenuIcon } from '../navigation/menu-icon.tsx';
import type { SuggestionRow } from './suggestion-rows.ts';
import classes from './search-suggestions.module.css';

interface SuggestionOptionProps extends ComponentProps<'a'> {
  row: SuggestionRow;
  viewer: PriceViewer;
  isHighlighted: boolean;
}

/** A row of the list: a real link, so that it can be opened beside this page, with the role of an option. */
export function SuggestionOption({ row, viewer, isHighlighted, ...rest }: SuggestionOptionProps) {
  return (
    <a
      aria-selected={isHighlighted}
      {...rest}
      role="option"
      href={row.href}
      tabIndex={-1}
      className={clsx(classes.option, row.kind === 'product' && classes.product, isHighlighted && classes.highlighted)}
    >
      <Face row={row} viewer={viewer} />
    </a>
  );
}

function Face({ row, viewer }: Pick<SuggestionOptionProps, 'row' | 'viewer'>) {
  switch (row.kind) {
    case 'phrase':
      return (
        <>
          <Icon of={Search} size={16} className={classes.mark} />
          <span>
            {row.parts.map(({ text, marked }, index) =>
              marked ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
            )}
          </span>
        </>
      );
    case 'event':
    case 'page':
      return (
        <>
          <Icon of={row.kind === 'event' ? CalendarDays : FileText} size={16} className={classes.mark} />
          {row.text}
        </>
      );
    case 'category':
      return (
        <>
          <MenuIcon icon={row.icon} />
          <span>
            {row.text} <span className={classes.aside}>i kategorier</span>
          </span>
        </>
      );
    case 'product':
      return <Product product={row.product} viewer={viewer} />;
    case 'more':
      return (
        <>
          {row.text}
          <Icon of={ArrowRight} size={16} />
        </>
      );
  }
}

const SIDE = 48;

function Product({ product, viewer }: { product: ProductSummary; viewer: PriceViewer }) {
  const { amount, comparison } = priceView(product, viewer);
  const stock = toStockLine(product, viewer.now);
  return (
    <>
      <span className={classes.picture}>
        <Image src={product.previewUrl} alt="" width={SIDE} height={SIDE} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{product.mainTitle}</span>
        {stock === undefined ? null : <StockLine {...stock} />}
      </span>
      <Price
        amount={amount}
        isReduced={comparison !== null}
        excludingVat={viewer.showExcludingVat}
        size="small"
        className={classes.price}
      />
    </>
  );
}
