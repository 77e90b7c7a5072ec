/** [7.9-09] Width in pixels of the image on a product card; the browser requests other widths of the same URL. */
const CARD_WIDTH = 231;
const PAGE_WIDTH = 800;

export const previewUrl = (productId: number): string => `/images/product/${productId}?trim&w=${CARD_WIDTH}`;

/** The product's images in order; the first is the one on its card. */
export function productImages(productId: number, name: string, count: number): { url: string; alt: string }[] {
  return Array.from({ length: Math.max(1, count) }, (_, index) => ({
    url: `/images/product/${productId}?trim${index === 0 ? '' : `&n=${index}`}&w=${PAGE_WIDTH}`,
    alt: index === 0 ? name : `${name}, bild ${index + 1}`,
  }));
}
