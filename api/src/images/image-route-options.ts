import type { BannerPicture, PictureSource, ProductPicture } from './picture-source.ts';
import type { Renderer } from './renderer.ts';

export type PictureSubject = 'banner' | 'takeover' | 'highlight' | 'article' | 'store';

export interface ImageRoutesOptions {
  /** What a product's picture is rendered from; `null` when there is no such product. */
  readonly lookup: (productId: number) => Promise<ProductPicture | null>;
  /** What a campaign, tile, article or store picture is rendered from. A banner says whether it is a top or a list one. */
  readonly bannerLookup: (
    subject: PictureSubject,
    id: number,
  ) => Promise<(BannerPicture & { readonly kind?: 'top' | 'list' }) | null>;
  /** A member's avatar class (`null` = none chosen); `null` for nobody. Left out: every id has an avatar without class. */
  readonly avatarLookup?: (userId: number) => Promise<{ readonly classId: number | null } | null>;
  /** Whether there is an achievement with a picture of this name, in lower case. Left out: every name has one. */
  readonly achievementLookup?: (name: string) => Promise<boolean>;
  readonly renderer: Renderer;
  readonly pictures: PictureSource;
}
