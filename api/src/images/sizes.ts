import {
  ACHIEVEMENT_IMAGE_QUALITIES,
  ACHIEVEMENT_IMAGE_SIDES,
  BANNER_IMAGE_WIDTHS,
  BANNER_PHONE_SHAPES,
  stepAtLeast,
  TILE_IMAGE_WIDTHS,
} from '@shop/domain/image-sizes';
import { TAKEOVER_HEIGHTS } from '@shop/domain/takeover';
import type { BannerKind } from './image-source.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
  /** Query string of the size's canonical URL. */
  readonly query: string;
}

interface RequestedSize {
  readonly w?: number | undefined;
  readonly h?: number | undefined;
}

/** Width divided by height when a request names only one of them. */
const BANNER_ASPECTS: Readonly<Record<BannerKind, number>> = {
  top: 1128 / 250,
  list: 966 / 300,
  takeover: 0.6,
  highlight: 5 / 3,
  article: 16 / 9,
  store: 3 / 2,
};

const DEFAULT_WIDTHS = { top: 1128, list: 966, highlight: 500, article: 500, store: 500 } as const;
const DEFAULT_TAKEOVER_HEIGHT = 1080;

const takeoverSize = ({ w, h }: RequestedSize): ImageSize => {
  const aspect = BANNER_ASPECTS.takeover;
  const height = stepAtLeast(TAKEOVER_HEIGHTS, h ?? (w === undefined ? DEFAULT_TAKEOVER_HEIGHT : w / aspect));
  return { width: Math.round(height * aspect), height, query: `h=${height}` };
};

/** Phone banners have both sides given: each width belongs to one height. */
const phoneSize = (w: number): ImageSize => {
  const widths = BANNER_PHONE_SHAPES.map(([width]) => width);
  const index = widths.indexOf(stepAtLeast([480, ...widths.slice(1)], w));
  const [width, height] = BANNER_PHONE_SHAPES[index] ?? BANNER_PHONE_SHAPES[0];
  return { width, height, query: `w=${width}&h=${height}` };
};

/**
 * The size of the closed list that is nearest to the requested one [7.9-11]: at most 3 Mpixel, so that no request costs
 * more than a second of one core. A side that is not named follows from the kind's proportions.
 */
export const bannerSize = (kind: BannerKind, { w, h }: RequestedSize): ImageSize => {
  if (kind === 'takeover') return takeoverSize({ w, h });
  const isBanner = kind === 'top' || kind === 'list';
  if (isBanner && w !== undefined && h !== undefined) return phoneSize(w);
  const aspect = BANNER_ASPECTS[kind];
  const widths = isBanner ? BANNER_IMAGE_WIDTHS : TILE_IMAGE_WIDTHS;
  const width = stepAtLeast<number>(widths, w ?? (h === undefined ? DEFAULT_WIDTHS[kind] : Math.floor(h * aspect)));
  return { width, height: Math.round(width / aspect), query: `w=${width}` };
};

export interface MedalSize {
  readonly side: number;
  readonly quality: number;
  readonly query: string;
}

const DEFAULT_MEDAL_SIDE = 128;

/** The square that fits into the requested height and width, at quality 75 unless a better one is named [7.9-13]. */
export const medalSize = ({ w, h, q }: RequestedSize & { readonly q?: number | undefined }): MedalSize => {
  const fitting = Math.min(w ?? Infinity, h ?? Infinity);
  const side = stepAtLeast(ACHIEVEMENT_IMAGE_SIDES, Number.isFinite(fitting) ? fitting : DEFAULT_MEDAL_SIDE);
  const quality = stepAtLeast(ACHIEVEMENT_IMAGE_QUALITIES, q ?? ACHIEVEMENT_IMAGE_QUALITIES[0]);
  return { side, quality, query: `h=${side}&w=${side}&q=${quality}` };
};
