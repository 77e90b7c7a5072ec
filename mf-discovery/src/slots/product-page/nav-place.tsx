import { useSharedState } from '@shop/platform';
import { useEffect } from 'react';
import type { FullProduct } from './load-product.ts';

interface NavPlaceProps {
  readonly product: Pick<FullProduct, 'section' | 'categories'>;
}

/**
 * [3-83][4-55] Says where a product lies in the navigation, once the menu is loaded; the menu of small screens then
 * opens there. The header knows the places of lists only, and sets none for a product.
 */
export function NavPlace({ product: { section, categories } }: NavPlaceProps) {
  const [nav, setNav] = useSharedState('nav');
  const isLoaded = nav.menu.status === 1;
  const isPlaced = nav.section === section.id;
  useEffect(() => {
    if (!isLoaded || isPlaced) return;
    setNav((before) => ({
      ...before,
      section: section.id,
      categories: categories.map(({ id }) => id),
      custom: null,
    }));
  }, [isLoaded, isPlaced, section, categories, setNav]);
  return null;
}
