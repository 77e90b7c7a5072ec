import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, isValidElement, type ReactNode } from 'react';
import { sliderProgressText } from '@shop/domain/pagination';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { ProgressBar } from '@shop/ui/progress-bar/progress-bar.tsx';
import { neighbourPage } from './carousel-pages.ts';
import { useCarousel } from './use-carousel.ts';
import { useSeenItems } from './use-seen-items.ts';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** What it shows, e.g. "Liknande produkter". */
  readonly label: string;
  /** The heading row; the arrows are at its end. */
  readonly heading?: ReactNode;
  /** `products` is 2, 3, 4 beside one another [O9-17]; `wide` one at a time; `own` as `rowClassName` says. */
  readonly items?: 'products' | 'wide' | 'own';
  /** The arrow at one end leads to the other [2.13-40]. */
  readonly loops?: boolean;
  /** Dots instead of the written page, for banners. */
  readonly progress?: 'text' | 'dots' | 'none';
  /** How many items the server renders; by default as many as a window shows, since rows are long. */
  readonly firstItems?: number;
  /** Called once when the row comes near the window: for items that are yet to be fetched. */
  readonly onNear?: (() => void) | undefined;
  /** Called with the positions of the items that have been in view for a second, each once. */
  readonly onSeen?: (positions: readonly number[]) => void;
  readonly className?: string;
  readonly rowClassName?: string;
  readonly children: ReactNode;
}

/**
 * A row with native horizontal scrolling (swipe, wheel, keyboard, no script needed), with arrows [2.13-38] and its
 * position in words and as a bar [2.13-41], [2.13-42] when it has more than one page.
 */
export function Carousel(props: CarouselProps) {
  const { label, heading, items = 'products', loops = false, progress = 'text', firstItems, children } = props;
  const all = Children.toArray(children);
  const { row, pages, goTo, shown } = useCarousel(all.length, firstItems, props.onNear);
  useSeenItems(row, shown, props.onSeen);
  const previous = neighbourPage(pages, -1, loops);
  const next = neighbourPage(pages, 1, loops);
  const hasPages = pages.pageCount > 1;
  return (
    <section aria-roledescription="karusell" aria-label={label} className={clsx(styles.carousel, props.className)}>
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        {hasPages && progress === 'text' ? (
          <p aria-live="polite" className={styles.progress}>
            {sliderProgressText(pages.page, pages.pageCount)}
          </p>
        ) : null}
        {hasPages ? (
          <div className={styles.arrows}>
            <IconButton
              icon={ChevronLeft}
              label={BUTTON_LABELS.previous}
              variant="outlined"
              disabled={previous === null}
              onClick={() => previous !== null && goTo(previous)}
            />
            <IconButton
              icon={ChevronRight}
              label={BUTTON_LABELS.next}
              variant="outlined"
              disabled={next === null}
              onClick={() => next !== null && goTo(next)}
            />
          </div>
        ) : null}
      </div>
      <ul
        ref={row}
        role="list"
        aria-label={label}
        tabIndex={0}
        className={clsx(styles.row, styles[items], props.rowClassName)}
      >
        {all.slice(0, shown).map((child, index) => (
          <li key={isValidElement(child) ? child.key : index} className={styles.item}>
            {child}
          </li>
        ))}
      </ul>
      {progress === 'text' && all.length > 1 ? (
        <div className={styles.track}>
          {hasPages ? (
            <ProgressBar hideLabel label={`Läge i ${label}`} value={pages.page} max={pages.pageCount} />
          ) : null}
        </div>
      ) : null}
      {progress === 'dots' ? (
        <div className={styles.dots}>
          {Array.from({ length: hasPages ? pages.pageCount : 0 }, (_, index) => index + 1).map((page) => (
            <button
              key={page}
              type="button"
              aria-label={sliderProgressText(page, pages.pageCount) ?? undefined}
              aria-current={page === pages.page ? 'true' : undefined}
              onClick={() => goTo(page)}
              className={styles.dot}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
