import { SHOP } from '@shop/contracts/config';
import { isOpenPath } from '@shop/contracts/routing';

/** [2.2-30..32] The classic site's regions. */
const LEGACY = /^\/(?:se-sv|dk-da|fi-fi)(?=\/|$)/;
/** Addresses of this origin that are no pages. */
const FILES = /^\/(?:api|images|img|files|assets)\//;
const REGION = new RegExp(`^/${SHOP.region}(?=[/?#]|$)`);

/**
 * Where a link in content leads, or null for one that must not be followed, or whose page is still to come. Legacy links go to the classic host when there is
 * one, else what remains of them is tried here [O2.2-06]; other internal links get the region [2.2-33], so the shell takes
 * them [2.2-34].
 */
export function contentLink(link: string, classicHost: string | null = null): string | null {
  const target = link.trim();
  if (/^(?:https?:\/\/|mailto:|tel:|#)/i.test(target)) return target;
  // '//host' and '/\host' leave the shop, whatever they look like.
  if (!/^\/(?![/\\])/.test(target)) return null;
  if (LEGACY.test(target)) {
    return classicHost === null ? contentLink(target.replace(LEGACY, '') || '/') : `https://${classicHost}${target}`;
  }
  if (!isOpenPath(target)) return null;
  if (FILES.test(target) || REGION.test(target)) return target;
  return `/${SHOP.region}${target === '/' ? '' : target}`;
}
