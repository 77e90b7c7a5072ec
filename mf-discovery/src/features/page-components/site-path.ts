import { SHOP } from '@shop/contracts/config';

/** A path as editors write it ('/info/5-vara-butiker'), with the region prefix; other addresses stay as they are. */
export function sitePath(path: string): string {
  const prefix = `/${SHOP.region}`;
  const isOwn = path.startsWith('/') && !path.startsWith('//');
  return !isOwn || path === prefix || path.startsWith(`${prefix}/`) ? path : prefix + path;
}
