import { pathTo } from './routing/path-to.ts';

/** Path of the overview of guides and articles below the region. */
export const ARTICLES_ROUTE = 'guider';

/** URL of the overview of guides and articles, optionally of one section. */
export const articlesPath = (sectionId: number | null = null, page = 1): string =>
  pathTo(
    ARTICLES_ROUTE,
    {},
    { avdelning: sectionId === null ? null : String(sectionId), page: page > 1 ? String(page) : null },
  );
