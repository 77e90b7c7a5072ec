/** What the shop knows about a product that its picture depends on. */
export interface ProductPicture {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  /** Name of a drawing, see `PictureSource.drawings`. A source renders something for any name. */
  readonly archetype: string;
  /** Swedish colour word(s) such as `svart` or `mörkblå`; empty when the product has none. */
  readonly color?: string;
  /** Title printed on boxes and labels; the product's name without brand and colour when left out. */
  readonly label?: string;
}

export interface ProductSvgOptions {
  /** Pixels of the square picture. */
  readonly width: number;
  /** Tight and transparent, for placing on any ground; else on a soft neutral ground with air around. */
  readonly trim: boolean;
  /** Which picture of the gallery, from 0 and below `VIEW_COUNT`. */
  readonly view?: number;
}

/** Pictures in a product's gallery; higher numbers start over. */
export const VIEW_COUNT = 4;

export type BannerKind = 'top' | 'list' | 'takeover' | 'highlight' | 'article' | 'store';

export interface BannerPicture {
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
  /** Which side of the page a takeover stands on. */
  readonly side: 'left' | 'right';
}

/**
 * Where the shop's pictures of products and campaigns come from. Sizes, formats, caching and URLs are the shop's; what is
 * to be seen is the source's. The same input must always give the same SVG text.
 */
export interface PictureSource {
  /** Changes with every change of what is rendered, so that pictures of before are not served. */
  readonly version: string;
  /** Names of drawings that staff may choose for products and campaigns. */
  readonly drawings: readonly string[];
  /** The whole picture of a product, as SVG text. */
  productSvg(product: ProductPicture, options: ProductSvgOptions): Promise<string>;
  /** A campaign, tile, article or store picture as SVG text of exactly width × height pixels. */
  bannerSvg(picture: BannerPicture, options: BannerSvgOptions): Promise<string>;
}
