import { Button } from '@shop/ui/button/button.tsx';
import classes from './pager.module.css';

export interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Pages of a deferred list, one step at a time; nothing for a single page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null;
  return (
    <div className={classes.pager}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        Föregående
      </Button>
      <p aria-live="polite">
        Sida {page} av {pages}
      </p>
      <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
        Nästa
      </Button>
    </div>
  );
}
