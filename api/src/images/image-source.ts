/** A product's data that its image depends on. */
export interface ProductImage {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  /** Name of a drawing, see `ImageSource.drawings`. A source renders something for any name. */
  readonly archetype: string;
  /** Swedish colour word(s) such as `svart` or `mörkblå`; empty when the product has none. */
  readonly color?: string;
  /** Title printed on boxes and labels; the product's name without brand and colour when left out. */
  readonly label?: string;
}

export interface ProductSvgOptions {
  /** Side of the square image, in pixels. */
  readonly width: number;
  /** Cropped and transparent, for any background; else on a soft neutral background with margins. */
  readonly trim: boolean;
  /** Index in the gallery, from 0 and below `VIEW_COUNT`. */
  readonly view?: number;
}

/** Images in a product's gallery; higher numbers start over. */
export const VIEW_COUNT = 4;

export type BannerKind = 'top' | 'list' | 'takeover' | 'highlight' | 'article' | 'store';

export interface BannerImage {
  readonly id: number;
  readonly title: string;
  readonly subtitle?: string;
  /** Colours as `#rrggbb`; drawings by name, most important first. */
  readonly palette: { readonly background: string; readonly accent: string; readonly archetypes: readonly string[] };
}

export interface BannerSvgOptions {
  readonly kind: BannerKind;
  readonly width: number;
  readonly height: number;
  /** Side of the page that the takeover is on. */
  readonly side: 'left' | 'right';
}

/**
 * Source of the images of products and campaigns. Sizes, formats, caching and URLs are the shop's; the content is the
 * source's. The same input must always give the same SVG text.
 */
export interface ImageSource {
  /** Changes with every change of what is rendered, so that outdated images are not served. */
  readonly version: string;
  /** Names of drawings that staff may choose for products and campaigns. */
  readonly drawings: readonly string[];
  /** A product's image as SVG text. */
  productSvg(product: ProductImage, options: ProductSvgOptions): Promise<string>;
  /** A campaign, tile, article or store image as SVG text of exactly width × height pixels. */
  bannerSvg(image: BannerImage, options: BannerSvgOptions): Promise<string>;
}
