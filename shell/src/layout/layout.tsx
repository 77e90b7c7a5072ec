import type { PageHead } from '@shop/contracts/head';
import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs.tsx';
import { SkipLink } from '@shop/ui/skip-link/skip-link.tsx';
import type { CSSProperties, ReactNode } from 'react';
import { breadcrumbTrail } from '../routing/document-head.ts';
import type { Takeover } from '@shop/contracts/rendering';
import type { Area } from '../page/page-areas.ts';
import { ErrorView } from './error-view.tsx';
import styles from './layout.module.css';
import { SWEDISH_ONLY } from './texts.ts';

/** The properties of a page that the layout uses. */
export interface LayoutContent {
  route: Pick<RouteSnapshot, 'name' | 'fullPath' | 'definition'>;
  head: Pick<PageHead, 'breadcrumbs'> | null;
  status: number;
  isForeignRegion: boolean;
}

/** The part of a page that the shell itself renders. The same on the server and in the browser. */
export interface LayoutView extends LayoutContent {
  route: RouteSnapshot;
  head: PageHead | null;
}

export interface LayoutProps {
  view: LayoutContent;
  /** Renders the container of an area's slots; server and browser differ only in this. */
  area: (area: Area) => ReactNode;
  /** The campaign whose takeover is beside the page; the first paint has only its background colour. */
  takeover: Takeover | null;
  /** Images on that background, once the browser has loaded them. */
  sides?: ReactNode;
}

/** Whether the shell shows its own error view for this status. */
export const isErrorStatus = (status: number): boolean => status === 404 || status >= 500;

/**
 * The layout of every page: header, USP bar, left column, breadcrumbs, the page, footer, also in DOM order [2.3-01].
 */
export function Layout({ view, area, takeover, sides }: LayoutProps) {
  const { route, head, status, isForeignRegion } = view;
  const { leftColumn } = definitionOf(route);
  const isError = isErrorStatus(status);
  const hasLeft = leftColumn !== 'none' && !isError;
  const crumbs = isError ? [] : breadcrumbTrail(route, head).map(({ title, path }) => ({ label: title, href: path }));
  return (
    <div
      className={takeover ? `${styles.shell} ${styles.takenOver}` : styles.shell}
      style={takeover ? ({ '--takeover': takeover.background } as CSSProperties) : undefined}
    >
      <SkipLink />
      {isForeignRegion ? (
        <noscript>
          <p className={styles.notice}>{SWEDISH_ONLY}</p>
        </noscript>
      ) : null}
      <div className={styles.bare}>{area('first')}</div>
      <div className={styles.bare}>{area('header')}</div>
      <div className={styles.bare}>{area('usp')}</div>
      <div className={styles.stage}>
        <div className={hasLeft ? `${styles.middle} ${styles.withLeft}` : styles.middle}>
          <aside className={styles.left} data-left={leftColumn} aria-label="Sidokolumn" hidden={!hasLeft}>
            {area('left')}
          </aside>
          <div className={styles.center}>
            {crumbs.length > 0 ? <Breadcrumbs crumbs={crumbs} className={styles.breadcrumbs} /> : null}
            <main id="main" tabIndex={-1} className={styles.main}>
              {isError ? <ErrorView status={status} url={route.fullPath} /> : null}
              <div hidden={isError}>{area('page')}</div>
            </main>
          </div>
        </div>
        {takeover ? sides : null}
      </div>
      <div className={styles.bare}>{area('footer')}</div>
      <div className={styles.bare}>{area('overlay')}</div>
    </div>
  );
}
