import type { Href } from '@shop/contracts/platform';
import type { ShownHighlight } from './packed-components.ts';
import { sitePath } from './site-path.ts';

/** [2.11-08..12] Target of a highlight: its product, campaign, category or manufacturer, else its path. */
export function highlightLink(
  { product, campaign, category, manufacturer, path }: ShownHighlight,
  href: Href,
): string | null {
  if (product) return href('product', { id: product.id, name: product.name });
  if (campaign) return href('campaign', campaign);
  if (category) return href('category', { id: category.id, name: category.name });
  if (manufacturer) return href('manufacturer', manufacturer);
  return path === null ? null : sitePath(path);
}
