/** What a press on a link means: the browser's own business, or the shell's. */
export type ClickDecision = { kind: 'native' } | { kind: 'navigate'; to: string };

export interface LinkClick {
  button: number;
  hasModifier: boolean;
  isHandled: boolean;
  link: {
    href: string;
    target: string;
    isDownload: boolean;
    /** Asks for a whole new document. */
    isReload: boolean;
  };
  /** Where the shopper is. */
  current: string;
}

/** Addresses of this origin that are no pages of the shop. */
const NOT_PAGES =
  /^\/(?:admin|api|images|img|files|assets|page-data|sitemap)(?:\/|$)|^\/[\w-]+\.(?:txt|svg|png|ico|xml|webmanifest)$/;
const NATIVE: ClickDecision = { kind: 'native' };

/** Whether an address of this origin is a page that the shell can show itself. */
export const isPagePath = (pathname: string): boolean => !NOT_PAGES.test(pathname);

export function decideClick({ button, hasModifier, isHandled, link, current }: LinkClick): ClickDecision {
  if (isHandled || button !== 0 || hasModifier || link.isDownload || link.isReload) return NATIVE;
  if (link.target !== '' && link.target !== '_self') return NATIVE;
  const here = new URL(current);
  const to = URL.canParse(link.href, current) ? new URL(link.href, current) : null;
  if (to === null || to.origin !== here.origin || !isPagePath(to.pathname)) return NATIVE;
  // A place on this very page: the browser scrolls and focuses better than we could.
  if (to.hash !== '' && to.pathname === here.pathname && to.search === here.search) return NATIVE;
  return { kind: 'navigate', to: `${to.pathname}${to.search}${to.hash}` };
}
