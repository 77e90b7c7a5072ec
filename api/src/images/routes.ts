import { createHash } from 'node:crypto';
import { PRODUCT_IMAGE_WIDTHS, stepAtLeast } from '@shop/domain/image-sizes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { callerKey } from '../http/caller.ts';
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
import { type BannerKind, type BannerPicture, bannerSvg } from './banners.ts';
import { noImageSvg } from './brand.ts';
import { redirectToCanonical, urlOf } from './canonical-url.ts';
import { categoryIconSvg, iconSvg, isHexColour, isIconName } from './icons.ts';
import type { ProductPicture } from './look-of.ts';
import { VIEW_COUNT } from './product-svg.ts';
import { CONTENT_TYPES, pictureFormats, type PictureFormats } from './negotiate.ts';
import { productPictureKey, renderProduct } from './render-product.ts';
import { RenderQueueFullError } from './render-queue.ts';
import { DRAWING_VERSION, type Picture, type PictureCaller, type Renderer } from './renderer.ts';
import {
  AchievementFile,
  AchievementQuery,
  AvatarBackgroundFile,
  BannerQuery,
  NumericId,
  ProductQuery,
  VersionQuery,
} from './requests.ts';
import { bannerSize, medalSize } from './sizes.ts';
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
  /** Whether there is an achievement with a picture of this name, in lower case. Left out: every name has one. */
  readonly achievementLookup?: (name: string) => Promise<boolean>;
  readonly renderer: Renderer;
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

/** The one URL of a picture is asked for again, by browsers and caches alike; null for that URL itself. */
const redirected = (request: FastifyRequest, reply: FastifyReply, canonical: string): FastifyReply | null => {
  const target = redirectToCanonical(request.url, canonical);
  return target === null ? null : reply.header('cache-control', DAY).redirect(target, 308);
};

/** Long enough for a queue to get shorter, short enough for a shopper who loads the page again. */
const RETRY_AFTER_SECONDS = 5;

/** Not thrown: a crowd that is turned away would fill the log with errors. */
const sendBusy = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('retry-after', String(RETRY_AFTER_SECONDS))
    .code(503)
    .send(new ApiError('UNAVAILABLE').body(request.id));

const callerOf = (request: FastifyRequest): PictureCaller => ({
  address: callerKey(request),
  signal: () => request.signal,
});

/**
 * Every drawn picture of the shop, at its published address. Each has one URL: other sizes, spellings and parameters are redirected
 * to it (308), so nothing is rendered or cached twice [F7]. More renderings than the queue holds: 503 with Retry-After. Nothing here needs a session and everything may be cached
 * by browsers and a CDN. Refuses malformed addresses with `BAD_REQUEST` (400) and answers 404 with the no-image drawing.
 */
export const imageRoutes = async (app: FastifyInstance, options: ImageRoutesOptions): Promise<void> => {
  const { renderer } = options;

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
      readonly make: (caller: PictureCaller) => Promise<Picture>;
    },
  ): Promise<FastifyReply> => {
    const tag = (format: Picture['format']): string => tagOf(...picture.key, format);
    reply.header('cache-control', picture.isVersioned ? FOREVER : DAY);
    if (picture.isNegotiated) reply.header('vary', 'Accept');
    const held = picture.formats.map(tag).find((known) => holds(request, known));
    if (held !== undefined) return reply.header('etag', held).code(304).send();
    const made = await picture.make(callerOf(request)).catch((error: unknown) => {
      if (error instanceof RenderQueueFullError || request.signal.aborted) return null;
      throw error;
    });
    if (made === null) return reply.sent ? reply : sendBusy(request, reply);
    const { format, bytes } = made;
    return reply.header('etag', tag(format)).type(CONTENT_TYPES[format]).send(bytes);
  };

  /** [7.9-09] `/images/product/:id?trim&w=231`; `n` picks a picture of the gallery. */
  app.get('/images/product/:id', async (request, reply) => {
    const { id } = parsed(NumericId, request.params);
    const { w = 231, trim = false, n = 0, v, t } = parsed(ProductQuery, request.query);
    const width = stepAtLeast(PRODUCT_IMAGE_WIDTHS, w);
    const view = n % VIEW_COUNT;
    const url = urlOf(`/images/product/${id}`, trim && 'trim', view > 0 && `n=${view}`, `w=${width}`);
    const elsewhere = redirected(request, reply, url);
    if (elsewhere) return elsewhere;
    const product = await options.lookup(id);
    if (!product) return sendNoImage(reply);
    const formats = pictureFormats(request.headers.accept, trim);
    const order = { width, trim, formats, view };
    return sendPicture(request, reply, {
      key: [productPictureKey(product, order)],
      formats,
      isNegotiated: true,
      isVersioned: v !== undefined || t !== undefined,
      make: (caller) => renderProduct(renderer, product, order, caller),
    });
  });

  const kindOf = (subject: PictureSubject, stored: 'top' | 'list' | undefined): BannerKind =>
    subject === 'banner' ? (stored ?? 'list') : subject;

  const SUBJECTS: readonly PictureSubject[] = ['banner', 'takeover', 'highlight', 'article', 'store'];
  for (const subject of SUBJECTS) {
    /** [7.9-10] [7.9-11] `/images/banner/:id?w=` and its relatives, at a width or a height. */
    app.get(`/images/${subject}/:id`, async (request, reply) => {
      const { id } = parsed(NumericId, request.params);
      const { w, h, side = 'left', v, t } = parsed(BannerQuery, request.query);
      const picture = await options.bannerLookup(subject, id);
      if (!picture) return sendNoImage(reply);
      const kind = kindOf(subject, picture.kind);
      const { width, height, query } = bannerSize(kind, { w, h });
      const url = urlOf(`/images/${subject}/${id}`, kind === 'takeover' && `side=${side}`, query);
      const elsewhere = redirected(request, reply, url);
      if (elsewhere) return elsewhere;
      const formats = pictureFormats(request.headers.accept, false);
      const key = JSON.stringify([subject, kind, picture, width, height, side]);
      return sendPicture(request, reply, {
        key: [key],
        formats,
        isNegotiated: true,
        isVersioned: v !== undefined || t !== undefined,
        make: (caller) => {
          const draw = () => bannerSvg(kind, picture, width, height, side);
          return renderer.renderBest(key, formats, { isOpaque: true }, draw, caller);
        },
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
    parsed(VersionQuery, request.query);
    const { name, colour } = request.params;
    const elsewhere = redirected(request, reply, `/api/dynimg/category/${name}/${colour}`);
    return elsewhere ?? sendSvg(reply, await categoryIconSvg(name, colour), FOREVER);
  });

  /** [7.9-04] */
  app.get<{ Params: IconParams }>('/api/dynimg/icon/:name/:colour', async (request, reply) => {
    checkIcon(request.params);
    parsed(VersionQuery, request.query);
    const { name, colour } = request.params;
    const elsewhere = redirected(request, reply, `/api/dynimg/icon/${name}/${colour}`);
    if (elsewhere) return elsewhere;
    const svg = await iconSvg(name, colour);
    return svg === null ? sendNoImage(reply) : sendSvg(reply, svg, FOREVER);
  });

  /** [7.9-08] Public by user id [O7-30]: the picture alone, nothing about its member. */
  app.get('/api/avatar/:id', async (request, reply) => {
    const { id } = parsed(NumericId, request.params);
    parsed(VersionQuery, request.query);
    const elsewhere = redirected(request, reply, `/api/avatar/${id}`);
    if (elsewhere) return elsewhere;
    const member = options.avatarLookup ? await options.avatarLookup(id) : { classId: null };
    if (!member) return sendSvg(reply.code(404), noFaceSvg(), 'public, max-age=60');
    return sendSvg(reply, avatarSvg(id, member.classId), 'public, max-age=300');
  });

  /** [7.9-14] A suffix wins over the plain picture; an unknown class shows the first one's [O7-34]. */
  app.get('/img/member/avatar/:file', async (request, reply) => {
    const { file } = parsed(AvatarBackgroundFile, request.params);
    const asked = Number(/\d+/.exec(file)?.[0] ?? 1);
    const classId = asked >= 1 && asked <= AVATAR_CLASS_COUNT ? asked : 1;
    const suffix = BACKGROUND_SUFFIXES.findLast((candidate) => file.endsWith(`${candidate}.gif`)) ?? '';
    parsed(VersionQuery, request.query);
    const elsewhere = redirected(request, reply, `/img/member/avatar/background-${classId}${suffix}.gif`);
    if (elsewhere) return elsewhere;
    const key = `background ${classId} ${suffix}`;
    const frames = (): string[] =>
      Array.from({ length: BACKGROUND_FRAMES }, (_, frame) => avatarBackgroundSvg(classId, suffix, frame));
    return sendPicture(request, reply, {
      key: [key],
      formats: ['gif'],
      isNegotiated: false,
      isVersioned: false,
      make: (caller) => renderer.renderBest(key, ['gif'], {}, frames, caller),
    });
  });

  /** [7.9-12] [7.9-13] Fitted into the asked height and width, at the asked quality (75 unless told). */
  app.get('/img/member/achievements/:file', async (request, reply) => {
    const { file } = parsed(AchievementFile, request.params);
    const asked = parsed(AchievementQuery, request.query);
    const { side, quality, query } = medalSize({
      w: asked.w ?? asked.width,
      h: asked.h ?? asked.height,
      q: asked.q ?? asked.quality,
    });
    const name = file.slice(0, -'.png'.length).toLowerCase();
    const url = urlOf(`/img/member/achievements/${encodeURIComponent(name)}.png`, query);
    const elsewhere = redirected(request, reply, url);
    if (elsewhere) return elsewhere;
    if ((await options.achievementLookup?.(name)) === false) return sendNoImage(reply);
    const key = `achievement ${name}`;
    return sendPicture(request, reply, {
      key: [key, side, quality],
      formats: ['png'],
      isNegotiated: false,
      isVersioned: false,
      make: (caller) => {
        const size = { quality, resize: { width: side, height: side } };
        return renderer.renderBest(key, ['png'], size, () => achievementSvg(name), caller);
      },
    });
  });

  /** [7.9-18] [7.9-19] The fixed drawings: placeholders, logo, icons of the site, badges, message figures. */
  app.get<{ Params: { '*': string } }>('/img/*', async (request, reply) => {
    const path = request.params['*'];
    const file = STATIC_FILES.get(path);
    if (!file) return sendNoImage(reply);
    parsed(VersionQuery, request.query);
    const elsewhere = redirected(request, reply, `/img/${path}`);
    if (elsewhere) return elsewhere;
    if (file.type === 'svg') return sendSvg(reply, file.draw());
    return sendPicture(request, reply, {
      key: [path],
      formats: ['png'],
      isNegotiated: false,
      isVersioned: false,
      make: (caller) => renderer.renderBest(path, ['png'], {}, file.draw, caller),
    });
  });
};
