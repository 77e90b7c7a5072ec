/** Whether the browser or the shell handles a click on a link. */
export type ClickDecision = { kind: 'native' } | { kind: 'navigate'; to: string };

export interface LinkClick {
  isPlain: boolean;
  isHandled: boolean;
  link: {
    href: string;
    target: string;
    isDownload: boolean;
    /** The link requests a full page load. */
    isReload: boolean;
  };
  /** URL of the page that is shown. */
  current: string;
}

/** Paths of this origin that are no pages of the shop. */
const NOT_PAGES =
  /^\/(?:admin|api|images|img|files|assets|page-data|sitemap)(?:\/|$)|^\/[\w-]+\.(?:txt|svg|png|ico|xml|webmanifest)$/;
const NATIVE: ClickDecision = { kind: 'native' };

/** Whether a path of this origin is a page that the shell can show without a new document. */
export const isPagePath = (pathname: string): boolean => !NOT_PAGES.test(pathname);

export function decideClick({ isPlain, isHandled, link, current }: LinkClick): ClickDecision {
  if (isHandled || !isPlain || link.isDownload || link.isReload) return NATIVE;
  if (link.target !== '' && link.target !== '_self') return NATIVE;
  const here = new URL(current);
  const to = URL.canParse(link.href, current) ? new URL(link.href, current) : null;
  if (to === null || to.origin !== here.origin || !isPagePath(to.pathname)) return NATIVE;
  // Links within the page are native: the browser scrolls and focuses better than a script.
  if (to.hash !== '' && to.pathname === here.pathname && to.search === here.search) return NATIVE;
  return { kind: 'navigate', to: `${to.pathname}${to.search}${to.hash}` };
}
