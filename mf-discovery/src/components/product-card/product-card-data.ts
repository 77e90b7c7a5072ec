import type { BadgeProps, PriceBubbleProps, SplashProps } from '@shop/ui/badge/badge.tsx';
import type { PriceProps } from '@shop/ui/price/price.tsx';
import type { RatingProps } from '../rating/rating.tsx';
import type { StockLineProps } from '@shop/ui/stock-line/stock-line.tsx';

/** Content of a product card. Plain data: the domain's rules decide which label, price or stock line applies. */
export interface ProductCardData {
  readonly href: string;
  readonly imageSrc: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly price: Pick<
    PriceProps,
    'amount' | 'comparison' | 'isReduced' | 'saving' | 'prefix' | 'unit' | 'excludingVat'
  >;
  readonly bubble?: PriceBubbleProps;
  /** At most three are rendered [O2.13-08]. */
  readonly splashes?: readonly SplashProps[];
  readonly hero?: { readonly text: string; readonly tone?: BadgeProps['tone'] };
  readonly rating?: Pick<RatingProps, 'rating' | 'count' | 'ratingType'>;
  readonly stock?: Pick<StockLineProps, 'tone' | 'text'>;
  readonly isSponsored?: boolean;
  /** Place in a top list, from 1. */
  readonly rank?: number;
}

export const MAX_SPLASHES = 3;
