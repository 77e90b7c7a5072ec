import type { Crumb } from './api/common.ts';

/** An image to preload, exactly as the page's `<img>` or `<source>` requests it, so that it is fetched once. */
export interface PreloadImage {
  href: string;
  srcSet?: string;
  sizes?: string;
  media?: string;
}

/** A page's own data for the document's head; the shell adds brand, canonical host and alternates. */
export interface PageHead {
  /** Without the ' | {brand}' suffix, which the shell appends [1-04]. */
  title: string;
  description?: string;
  /** Primary path of the page with region and slug, no query [O2.2-07]; the current path unless given. */
  canonicalPath?: string;
  noindex?: boolean;
  jsonLd?: readonly Record<string, unknown>[];
  /**
   * From the root's first child down to the page itself; the shell renders the root 'Huvudkategorier', and the last
   * one without a link.
   */
  breadcrumbs?: readonly Crumb[];
  /** HTTP status of the page, 200 unless given. */
  status?: number;
  /**
   * The image that is likely the page's largest element: preloaded by the document. Several entries are its variants,
   * each for its `media`.
   */
  preloadImage?: PreloadImage | readonly PreloadImage[];
  openGraphImage?: string;
}
