import { EnergyLabel } from '@shop/ui/energy-label/energy-label.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { toStockLine } from '@shop/ui/stock-line/to-stock-line.ts';
import { type PriceViewer, priceView } from '@shop/domain/price-display';
import type { ProductSummary } from '@shop/contracts/api/product';
import { clsx } from 'clsx';
import { ArrowRight, CalendarDays, FileText, History, MapPin, Search, Tag, TrendingUp, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MenuIcon } from '../navigation/menu-icon.tsx';
import type { ExtraData } from './use-extra-data.ts';
import type { SuggestionRow } from './suggestion-rows.ts';
import classes from './search-suggestions.module.css';

interface SuggestionOptionProps extends ComponentProps<'a'> {
  row: SuggestionRow;
  viewer: PriceViewer;
  /** What employees see of a product [6-39]. */
  extra?: ExtraData[string] | undefined;
  isHighlighted: boolean;
}

/** A row of the list: a real link, so that it can be opened beside this page, with the role of an option. */
export function SuggestionOption({ row, viewer, extra, isHighlighted, ...rest }: SuggestionOptionProps) {
  return (
    <a
      aria-selected={isHighlighted}
      {...rest}
      role="option"
      href={row.href}
      tabIndex={-1}
      className={clsx(classes.option, row.kind === 'product' && classes.product, isHighlighted && classes.highlighted)}
    >
      <Face row={row} viewer={viewer} extra={extra} />
    </a>
  );
}

const IDLE_ICONS = { recent: History, popular: TrendingUp, forget: X } as const;

function Face({ row, viewer, extra }: Pick<SuggestionOptionProps, 'row' | 'viewer' | 'extra'>) {
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
    case 'recent':
    case 'popular':
    case 'forget':
      return (
        <>
          <Icon of={IDLE_ICONS[row.kind]} size={16} className={classes.mark} />
          <span className={row.kind === 'forget' ? classes.aside : undefined}>{row.text}</span>
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
    case 'manufacturer':
    case 'store':
      return (
        <>
          <Icon of={row.kind === 'store' ? MapPin : Tag} size={16} className={classes.mark} />
          <span>
            {row.text} <span className={classes.aside}>{row.kind === 'store' ? 'i butiker' : 'i varumärken'}</span>
          </span>
        </>
      );
    case 'product':
      return <Product product={row.product} viewer={viewer} extra={extra} />;
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

function Product({
  product,
  viewer,
  extra,
}: Pick<SuggestionOptionProps, 'viewer' | 'extra'> & { product: ProductSummary }) {
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
        {product.sponsored ? <span className={classes.extra}>Sponsrad</span> : null}
        {extra === undefined ? null : (
          <span className={classes.extra}>{`${extra.articleNumber} · ${extra.soldLast30Days} sålda på 30 dagar`}</span>
        )}
      </span>
      {product.energyMarking === null ? null : (
        <EnergyLabel rating={product.energyMarking.rating} scale={product.energyMarking.scale} />
      )}
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
