import { SHOP } from '@shop/contracts/config';

/** An editor's path ('/info/5-vara-butiker') with the region prefix; other URLs are unchanged. */
export function sitePath(path: string): string {
  const prefix = `/${SHOP.region}`;
  const isOwn = path.startsWith('/') && !path.startsWith('//');
  return !isOwn || path === prefix || path.startsWith(`${prefix}/`) ? path : prefix + path;
}
