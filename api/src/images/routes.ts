import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { ApiError } from '../http/errors.ts';
import { achievementSvg } from './achievements.ts';
import {
  AVATAR_CLASS_COUNT,
  avatarBackgroundSvg,
  avatarSvg,
  BACKGROUND_FRAMES,
  BACKGROUND_SUFFIXES,
  noFaceSvg,
} from './avatars.ts';
import { BANNER_ASPECTS, type BannerKind, type BannerPicture, bannerSvg } from './banners.ts';
import { noImageSvg } from './brand.ts';
import { categoryIconSvg, iconSvg, isHexColour, isIconName } from './icons.ts';
import type { ProductPicture } from './look-of.ts';
import { VIEW_COUNT } from './product-svg.ts';
import { CONTENT_TYPES, pictureFormats, type PictureFormats } from './negotiate.ts';
import { productPictureKey, renderProduct } from './render-product.ts';
import { createRenderer, DRAWING_VERSION, type Picture } from './renderer.ts';
import {
  AchievementFile,
  AchievementQuery,
  AvatarBackgroundFile,
  BannerQuery,
  NumericId,
  ProductQuery,
} from './requests.ts';
import { BANNER_HEIGHTS, BANNER_WIDTHS, PRODUCT_WIDTHS, stepAtLeast, TILE_WIDTHS } from './sizes.ts';
import { STATIC_FILES } from './static-files.ts';

export type PictureSubject = 'banner' | 'takeover' | 'highlight' | 'article' | 'store';

export interface ImageRoutesOptions {
  /** What a product's picture is drawn from; `null` when there is no such product. */
  readonly lookup: (productId: number) => Promise<ProductPicture | null>;
  /** What a campaign, tile, article or store picture is drawn from. A banner says whether it is a top or a list one. */
  readonly bannerLookup: (
    subject: PictureSubject,
    id: number,
  ) => Promise<(BannerPicture & { readonly kind?: 'top' | 'list' }) | null>;
  /** A member's avatar class (`null` = none chosen); `null` for nobody. Left out: every id has an avatar without class. */
  readonly avatarLookup?: (userId: number) => Promise<{ readonly classId: number | null } | null>;
  /** Folder for finished pictures. */
  readonly cacheDir: string;
}

const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const FOREVER = 'public, max-age=31536000, immutable';
const SVG = 'image/svg+xml; charset=utf-8';
/** Drawings are pictures, also when opened as documents: nothing in them may load or run. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** 400 for anything a schema refuses. */
const parsed = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = schema.safeParse(value);
  if (!result.success) throw new ApiError('BAD_REQUEST', undefined, { cause: result.error });
  return result.data;
};

const tagOf = (...parts: readonly unknown[]): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, ...parts]))
    .digest('base64url')
    .slice(0, 22)}"`;

const holds = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);

const sendSvg = (reply: FastifyReply, svg: string, cacheControl = DAY): FastifyReply => {
  const tag = tagOf(svg);
  reply.header('etag', tag).header('cache-control', cacheControl);
  if (reply.statusCode === 200 && holds(reply.request, tag)) return reply.code(304).send();
  return reply.type(SVG).header('content-security-policy', SVG_POLICY).send(svg);
};

/** An unknown picture is a 404 that still shows something where an `<img>` asked for it. */
const sendNoImage = (reply: FastifyReply): FastifyReply => sendSvg(reply.code(404), noImageSvg(), 'public, max-age=60');

/**
 * Every drawn picture of the shop, at its published address. Nothing here needs a session and everything may be cached
 * by browsers and a CDN. Refuses malformed addresses with `BAD_REQUEST` (400) and answers 404 with the no-image drawing.
 */
export const imageRoutes = async (app: FastifyInstance, options: ImageRoutesOptions): Promise<void> => {
  const renderer = createRenderer({ cacheDir: options.cacheDir });

  const sendPicture = async (
    request: FastifyRequest,
    reply: FastifyReply,
    picture: {
      /** Everything the picture depends on but its format. */
      readonly key: readonly unknown[];
      /** Those in which the browser may hold it. */
      readonly formats: PictureFormats;
      readonly isNegotiated: boolean;
      readonly isVersioned: boolean;
      readonly make: () => Promise<Picture>;
    },
  ): Promise<FastifyReply> => {
    const tag = (format: Picture['format']): string => tagOf(...picture.key, format);
    reply.header('cache-control', picture.isVersioned ? FOREVER : DAY);
    if (picture.isNegotiated) reply.header('vary', 'Accept');
    const held = picture.formats.map(tag).find((known) => holds(request, known));
    if (held !== undefined) return reply.header('etag', held).code(304).send();
    const { format, bytes } = await picture.make();
    return reply.header('etag', tag(format)).type(CONTENT_TYPES[format]).send(bytes);
  };

  /** [7.9-09] `/images/product/:id?trim&w=231`; `n` picks a picture of the gallery. */
  app.get('/images/product/:id', async (request, reply) => {
    const { id } = parsed(NumericId, request.params);
    const { w = 231, trim = false, n = 0, v, t } = parsed(ProductQuery, request.query);
    const product = await options.lookup(id);
    if (!product) return sendNoImage(reply);
    const width = stepAtLeast(PRODUCT_WIDTHS, w);
    const formats = pictureFormats(request.headers.accept, trim);
    const order = { width, trim, formats, view: n % VIEW_COUNT };
    return sendPicture(request, reply, {
      key: [productPictureKey(product, order)],
      formats,
      isNegotiated: true,
      isVersioned: v !== undefined || t !== undefined,
      make: () => renderProduct(renderer, product, order),
    });
  });

  const kindOf = (subject: PictureSubject, stored: 'top' | 'list' | undefined): BannerKind =>
    subject === 'banner' ? (stored ?? 'list') : subject;

  /** One or both sides from a ladder; the side not named follows from the kind's proportions. */
  const sizeOf = (
    kind: BannerKind,
    w: number | undefined,
    h: number | undefined,
  ): { width: number; height: number } => {
    const aspect = BANNER_ASPECTS[kind];
    const widths = kind === 'top' || kind === 'list' ? BANNER_WIDTHS : TILE_WIDTHS;
    if (w !== undefined && h !== undefined)
      return { width: stepAtLeast(BANNER_WIDTHS, w), height: stepAtLeast(BANNER_HEIGHTS, h) };
    if (h !== undefined) {
      const height = stepAtLeast(BANNER_HEIGHTS, h);
      return { width: Math.round(height * aspect), height };
    }
    const width = stepAtLeast(widths, w ?? (kind === 'top' ? 1128 : kind === 'list' ? 966 : 500));
    return { width, height: Math.round(width / aspect) };
  };

  const SUBJECTS: readonly PictureSubject[] = ['banner', 'takeover', 'highlight', 'article', 'store'];
  for (const subject of SUBJECTS) {
    /** [7.9-10] [7.9-11] `/images/banner/:id?w=` and its relatives, at a width or a height. */
    app.get(`/images/${subject}/:id`, async (request, reply) => {
      const { id } = parsed(NumericId, request.params);
      const { w, h, side = 'left', v, t } = parsed(BannerQuery, request.query);
      const picture = await options.bannerLookup(subject, id);
      if (!picture) return sendNoImage(reply);
      const kind = kindOf(subject, picture.kind);
      const { width, height } = sizeOf(kind, w, h);
      const formats = pictureFormats(request.headers.accept, false);
      const key = JSON.stringify([subject, kind, picture, width, height, side]);
      return sendPicture(request, reply, {
        key: [key],
        formats,
        isNegotiated: true,
        isVersioned: v !== undefined || t !== undefined,
        make: () =>
          renderer.renderBest(key, formats, { isOpaque: true }, () => bannerSvg(kind, picture, width, height, side)),
      });
    });
  }

  interface IconParams {
    readonly name: string;
    readonly colour: string;
  }

  const checkIcon = ({ name, colour }: IconParams): void => {
    if (!isIconName(name) || !isHexColour(colour)) throw new ApiError('BAD_REQUEST');
  };

  /** [7.9-01] */
  app.get<{ Params: IconParams }>('/api/dynimg/category/:name/:colour', async (request, reply) => {
    checkIcon(request.params);
    return sendSvg(reply, await categoryIconSvg(request.params.name, request.params.colour), FOREVER);
  });

  /** [7.9-04] */
  app.get<{ Params: IconParams }>('/api/dynimg/icon/:name/:colour', async (request, reply) => {
    checkIcon(request.params);
    const svg = await iconSvg(request.params.name, request.params.colour);
    return svg === null ? sendNoImage(reply) : sendSvg(reply, svg, FOREVER);
  });

  /** [7.9-08] Public by user id [O7-30]: the picture alone, nothing about its member. */
  app.get('/api/avatar/:id', async (request, reply) => {
    const { id } = parsed(NumericId, request.params);
    const member = options.avatarLookup ? await options.avatarLookup(id) : { classId: null };
    return sendSvg(reply, member ? avatarSvg(id, member.classId) : noFaceSvg(), 'public, max-age=300');
  });

  /** [7.9-14] A suffix wins over the plain picture; an unknown class shows the first one's [O7-34]. */
  app.get('/img/member/avatar/:file', async (request, reply) => {
    const { file } = parsed(AvatarBackgroundFile, request.params);
    const asked = Number(/\d+/.exec(file)?.[0] ?? 1);
    const classId = asked >= 1 && asked <= AVATAR_CLASS_COUNT ? asked : 1;
    const suffix = BACKGROUND_SUFFIXES.findLast((candidate) => file.endsWith(`${candidate}.gif`)) ?? '';
    const key = `background ${classId} ${suffix}`;
    const frames = (): string[] =>
      Array.from({ length: BACKGROUND_FRAMES }, (_, frame) => avatarBackgroundSvg(classId, suffix, frame));
    return sendPicture(request, reply, {
      key: [key],
      formats: ['gif'],
      isNegotiated: false,
      isVersioned: false,
      make: () => renderer.renderBest(key, ['gif'], {}, frames),
    });
  });

  /** [7.9-12] [7.9-13] Fitted into the asked height and width, at the asked quality (75 unless told). */
  app.get('/img/member/achievements/:file', async (request, reply) => {
    const { file } = parsed(AchievementFile, request.params);
    const query = parsed(AchievementQuery, request.query);
    const width = query.w ?? query.width;
    const height = query.h ?? query.height;
    const quality = query.q ?? query.quality ?? 75;
    const name = file.slice(0, -'.png'.length).toLowerCase();
    const resize = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
    const key = `achievement ${name}`;
    return sendPicture(request, reply, {
      key: [key, resize, quality],
      formats: ['png'],
      isNegotiated: false,
      isVersioned: false,
      make: () =>
        renderer.renderBest(
          key,
          ['png'],
          {
            quality,
            isPassing: true,
            resize: width === undefined && height === undefined ? { width: 128 } : resize,
          },
          () => achievementSvg(name),
        ),
    });
  });

  /** [7.9-18] [7.9-19] The fixed drawings: placeholders, logo, icons of the site, badges, message figures. */
  app.get<{ Params: { '*': string } }>('/img/*', async (request, reply) => {
    const path = request.params['*'];
    const file = STATIC_FILES.get(path);
    if (!file) return sendNoImage(reply);
    if (file.type === 'svg') return sendSvg(reply, file.draw());
    return sendPicture(request, reply, {
      key: [path],
      formats: ['png'],
      isNegotiated: false,
      isVersioned: false,
      make: () => renderer.renderBest(path, ['png'], {}, file.draw),
    });
  });
};
