import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { callerKey } from '../http/caller.ts';
import { type Compressor, createCompressor } from '../http/compress-body.ts';
import { ApiError } from '../http/errors.ts';
import { sendCompressed } from '../http/send-compressed.ts';
import { noImageSvg } from './brand.ts';
import { redirectToCanonical } from './canonical-url.ts';
import { CONTENT_TYPES, type ImageFormats } from './negotiate.ts';
import { RenderQueueFullError } from './render-queue.ts';
import type { RenderedImage, ImageCaller } from './renderer.ts';

/** The default: a day, and stale for a week while a new one is fetched. */
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
/** Cache-Control of an image at a URL that names its version. */
export const FOREVER = 'public, max-age=31536000, immutable';
const SVG = 'image/svg+xml; charset=utf-8';
/** A drawing opened as a document must not load or run anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const tagOf = (...parts: readonly unknown[]): string =>
  `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;

/** Whether the browser has this version already. */
const hasTag = (request: FastifyRequest, tag: string): boolean => fresh(request.headers, { etag: tag });

/** A drawing. One that many ask for has a compressor, which compresses it once. */
export interface Drawing {
  readonly bytes: Buffer;
  /** Weak, since its bytes depend on the encoding. */
  readonly tag: string;
  readonly compressor?: Compressor;
}

const svgOf = (svg: string): Drawing => ({ bytes: Buffer.from(svg), tag: `W/${tagOf(svg)}` });

/** Keeps a drawing that many ask for. */
export function fixedSvg(svg: string): Drawing {
  const drawing = svgOf(svg);
  return { ...drawing, compressor: createCompressor(drawing.bytes) };
}

/** Sends a drawing as it is, or 304 to a browser that has it. */
export const sendSvg = (
  reply: FastifyReply,
  svg: string | Drawing,
  cacheControl = DAY,
): FastifyReply | Promise<FastifyReply> => {
  const { bytes, tag, compressor } = typeof svg === 'string' ? svgOf(svg) : svg;
  reply.header('etag', tag).header('cache-control', cacheControl);
  if (reply.statusCode === 200 && hasTag(reply.request, tag)) return reply.code(304).send();
  reply.type(SVG).header('content-security-policy', SVG_POLICY);
  return sendCompressed(reply.request, reply, bytes, compressor);
};

/** Its text needs a font, which is not read before somebody asks for it. */
let noImage: Drawing | undefined;

/** 404 for an unknown image, with a drawing that the requesting `<img>` can still show. */
export const sendNoImage = (reply: FastifyReply): FastifyReply | Promise<FastifyReply> =>
  sendSvg(reply.code(404), (noImage ??= fixedSvg(noImageSvg())), 'public, max-age=60');

/**
 * Redirects (308) to the canonical URL of an image, which browsers and caches share; null when the request is for that
 * URL.
 */
export const redirected = (request: FastifyRequest, reply: FastifyReply, canonical: string): FastifyReply | null => {
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

const callerOf = (request: FastifyRequest): ImageCaller => ({
  address: callerKey(request),
  signal: () => request.signal,
});

export interface ImageResponse {
  /** Version of the renderer. */
  readonly version: string;
  /** Everything the image depends on except its format. */
  readonly key: readonly unknown[];
  /** Formats that the browser accepts. */
  readonly formats: ImageFormats;
  readonly isNegotiated: boolean;
  readonly isVersioned: boolean;
  readonly render: (caller: ImageCaller) => Promise<RenderedImage>;
}

/** Sends an image in the best format available: 304 when the browser has it, 503 when the queue is full. */
export async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  image: ImageResponse,
): Promise<FastifyReply> {
  const tag = (format: RenderedImage['format']): string => tagOf(image.version, ...image.key, format);
  reply.header('cache-control', image.isVersioned ? FOREVER : DAY);
  if (image.isNegotiated) reply.header('vary', 'Accept');
  const cached = image.formats.map(tag).find((candidate) => hasTag(request, candidate));
  if (cached !== undefined) return reply.header('etag', cached).code(304).send();
  const rendered = await image.render(callerOf(request)).catch((error: unknown) => {
    if (error instanceof RenderQueueFullError || request.signal.aborted) return null;
    throw error;
  });
  if (rendered === null) return reply.sent ? reply : sendBusy(request, reply);
  const { format, bytes } = rendered;
  return reply.header('etag', tag(format)).type(CONTENT_TYPES[format]).send(bytes);
}
