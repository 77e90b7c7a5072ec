import type { BannerImage, ImageSource, ProductImage } from './image-source.ts';
import type { AchievementRule } from './achievements.ts';
import type { Renderer } from './renderer.ts';

export type ImageSubject = 'banner' | 'takeover' | 'highlight' | 'article' | 'store';

export interface ImageRoutesOptions {
  /** Data that a product's image is rendered from; `null` when there is no such product. */
  readonly lookup: (productId: number) => Promise<ProductImage | null>;
  /** Data that a campaign, tile, article or store image is rendered from. A banner has a type, top or list. */
  readonly bannerLookup: (
    subject: ImageSubject,
    id: number,
  ) => Promise<(BannerImage & { readonly kind?: 'top' | 'list' }) | null>;
  /**
   * A member's avatar class (`null` = none chosen); `null` for no member. Left out: every id has an avatar without
   * class.
   */
  readonly avatarLookup?: (userId: number) => Promise<{ readonly classId: number | null } | null>;
  /** The rule of the achievement whose image has this name, in lower case; null when none has. */
  readonly achievementLookup: (name: string) => Promise<AchievementRule | null>;
  readonly renderer: Renderer;
  readonly imageSource: ImageSource;
}
