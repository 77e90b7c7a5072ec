/** [7.9-09] Width of a picture on a product card; the browser asks for other widths by the same address. */
const CARD_WIDTH = 231;
const PAGE_WIDTH = 800;

export const previewUrl = (productId: number): string => `/images/product/${productId}?trim&w=${CARD_WIDTH}`;

/** The product's pictures in order; the first is the one on its card. */
export function productImages(productId: number, name: string, count: number): { url: string; alt: string }[] {
  return Array.from({ length: Math.max(1, count) }, (_, index) => ({
    url: `/images/product/${productId}?trim${index === 0 ? '' : `&n=${index}`}&w=${PAGE_WIDTH}`,
    alt: index === 0 ? name : `${name}, bild ${index + 1}`,
  }));
}
