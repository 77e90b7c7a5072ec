import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { clampPage, paginatorPages } from '@shop/domain/pagination';
import { Icon } from '../icon/icon.tsx';
import styles from './pagination.module.css';

/** Props of `Pagination`. */
export interface PaginationProps {
  /** From 1; clamped to the existing pages. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefFor: (page: number) => string;
  /** What is paged, e.g. "Sökträffar". */
  readonly label?: string;
  readonly className?: string;
}

/** Numbered links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefFor, label = 'Sidor', className }: PaginationProps) {
  if (pageCount <= 1) return null;
  const current = clampPage(page, pageCount);
  return (
    <nav aria-label={label} className={className}>
      <ul role="list" className={styles.list}>
        <li className={styles.edge}>
          {current > 1 ? (
            <a href={hrefFor(current - 1)} rel="prev" aria-label="Föregående sida" className={styles.link}>
              <Icon of={ChevronLeft} />
            </a>
          ) : null}
        </li>
        {paginatorPages(current, pageCount).map((item, index) => (
          <li key={item === null ? `gap-${index}` : item}>
            {item === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                href={hrefFor(item)}
                aria-label={`Sida ${item}`}
                aria-current={item === current ? 'page' : undefined}
                className={clsx(styles.link, item === current && styles.current)}
              >
                {item}
              </a>
            )}
          </li>
        ))}
        <li className={styles.edge}>
          {current < pageCount ? (
            <a href={hrefFor(current + 1)} rel="next" aria-label="Nästa sida" className={styles.link}>
              <Icon of={ChevronRight} />
            </a>
          ) : null}
        </li>
      </ul>
    </nav>
  );
}
