import type { Crumb } from './api/common.ts';

/** A picture to fetch early, exactly as the page's `<img>` or `<source>` will ask for it, so that it is loaded once. */
export interface PreloadImage {
  href: string;
  srcSet?: string;
  sizes?: string;
  media?: string;
}

/** What a page says about itself for the document's head; the shell adds brand, canonical host and alternates. */
export interface PageHead {
  /** Without the ' | {brand}' suffix, which the shell appends [1-04]. */
  title: string;
  description?: string;
  /** Primary path of the page with region and slug, no query [O2.2-07]; the current path unless given. */
  canonicalPath?: string;
  noindex?: boolean;
  jsonLd?: readonly Record<string, unknown>[];
  /** From the root's first child down to the page itself; the shell draws the root 'Huvudkategorier' and the last one without link. */
  breadcrumbs?: readonly Crumb[];
  /** HTTP status of the page, 200 unless given. */
  status?: number;
  /** The picture that the page's largest element will be: preloaded by the document. Several are its forms, each for its `media`. */
  preloadImage?: PreloadImage | readonly PreloadImage[];
  openGraphImage?: string;
}
