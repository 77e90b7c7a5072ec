import { SHOP } from '@shop/contracts/config';

/** [2.2-30..32] The classic site's regions. */
const LEGACY = /^\/(?:se-sv|dk-da|fi-fi)(?=\/|$)/;
/** URLs of this origin that are no pages. */
const FILES = /^\/(?:api|images|img|files|assets)\//;
const REGION = new RegExp(`^/${SHOP.region}(?=[/?#]|$)`);

/**
 * Target of a link in content, or null for one that is unsafe. Legacy links go to the classic host when there is one,
 * else their rest is resolved here [O2.2-06]; other internal links get the region
 * [2.2-33], so that the shell handles them [2.2-34].
 */
export function contentLink(link: string, classicHost: string | null): string | null {
  const target = link.trim();
  if (/^(?:https?:\/\/|mailto:|tel:|#)/i.test(target)) return target;
  // '//host' and '/\host' leave the shop, although they begin like paths.
  if (!/^\/(?![/\\])/.test(target)) return null;
  if (LEGACY.test(target)) {
    return classicHost === null
      ? contentLink(target.replace(LEGACY, '') || '/', null)
      : `https://${classicHost}${target}`;
  }
  if (FILES.test(target) || REGION.test(target)) return target;
  return `/${SHOP.region}${target === '/' ? '' : target}`;
}
