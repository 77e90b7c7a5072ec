import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type Drawing, encode, type EncodeOptions, type ImageFormat } from './encode.ts';
import { createImprovements } from './improvements.ts';
import type { ImageFormats } from './negotiate.ts';
import { createImageStore } from './image-store.ts';
import { createRenderQueue } from './render-queue.ts';
import { createSharedWork } from './shared-work.ts';
import { sourceVersion } from './source-version.ts';

type Draw = () => Drawing | Promise<Drawing>;

/** The caller of a rendering: callers take turns, and an image whose callers have all disconnected is not rendered. */
export interface ImageCaller {
  readonly address: string;
  /** Aborts when the caller has disconnected. Only read when the image has to be rendered. */
  readonly signal: () => AbortSignal;
}

export interface RendererOptions {
  readonly cacheDir: string;
  /** Limit of the folder in bytes; several instances may share it. */
  readonly cacheBytes?: number;
  /** Images encoded at the same time. Each runs on one thread, so this bounds the processors in use. */
  readonly concurrency?: number;
  /** Bytes of finished images in the memory cache in front of the disk. */
  readonly memoryBytes?: number;
  /** Maximum number of queued images; more are refused with `RenderQueueFullError`. */
  readonly maxWaiting?: number;
  /** Version of the image source, see `ImageSource`. */
  readonly sourceVersion?: string;
}

export interface RenderedImage {
  readonly format: ImageFormat;
  readonly bytes: Buffer;
}

export interface Renderer {
  /** Changes with every change to the drawings or to the library that renders them, so old images are never served. */
  readonly version: string;
  /**
   * The image of `key`: from memory, from disk or rendered now. `key` must contain everything the drawing depends on.
   */
  readonly render: (key: string, options: EncodeOptions, draw: Draw, caller?: ImageCaller) => Promise<Buffer>;
  /**
   * The image in the best of these formats that is cached, or else rendered now in the last one. An image requested a
   * second time is also encoded in the best format when the queue is idle: no request waits for that, and popular
   * images become small.
   */
  readonly renderBest: (
    key: string,
    formats: ImageFormats,
    options: Omit<EncodeOptions, 'format'>,
    draw: Draw,
    caller?: ImageCaller,
  ) => Promise<RenderedImage>;
  /** Brings the folder below its limit, see `ImageStore`. */
  readonly prune: () => Promise<void>;
}

const versionOf = (imagesVersion: string): string =>
  createHash('sha256')
    .update(JSON.stringify([sourceVersion(import.meta.dirname), imagesVersion, sharp.versions]))
    .digest('hex')
    .slice(0, 12);

/** A cold list page requests some sixty images; two hundred take about as long as a shopper waits for one. */
const MAX_WAITING = 240;
/** Half of the shell's timeout for the api. */
const MAX_WAIT_MS = 10_000;
const DEFAULT_CACHE_BYTES = 1024 * 1024 * 1024;

/** Caller of improvements, which start only when no other caller waits. */
const ANONYMOUS = 'improvements';

/**
 * Renders each drawing once: finished images are cached in memory and on disk, equal requests in flight share one
 * rendering, and a burst waits in a bounded queue instead of occupying every processor [F7].
 */
export const createRenderer = ({
  cacheDir,
  cacheBytes = DEFAULT_CACHE_BYTES,
  concurrency = 2,
  memoryBytes = 48 * 1024 * 1024,
  maxWaiting = MAX_WAITING,
  sourceVersion: imagesVersion = '',
}: RendererOptions): Renderer => {
  sharp.concurrency(1);
  const version = versionOf(imagesVersion);
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: (image) => image.length + 64,
  });
  const store = createImageStore({ folder: cacheDir, maxBytes: cacheBytes });
  const sharedWork = createSharedWork();
  const queue = createRenderQueue({
    concurrency,
    maxWaiting,
    maxWaitMs: MAX_WAIT_MS,
    onIdle: () => void improvements.runNext(),
  });
  const improvements = createImprovements(() => queue.isIdle());

  const nameOf = (key: string, options: EncodeOptions): string =>
    createHash('sha256')
      .update(`${key}|${JSON.stringify(options)}`)
      .digest('hex');
  const fileOf = (name: string, { format }: EncodeOptions): string =>
    join(version, name.slice(0, 2), `${name.slice(2, 34)}.${format}`);

  const render: Renderer['render'] = (key, options, draw, caller) => {
    const name = nameOf(key, options);
    const known = memory.get(name);
    if (known) return Promise.resolve(known);
    return sharedWork.join(name, caller?.signal(), async (signal, onRunning) => {
      const file = fileOf(name, options);
      const stored = await store.read(file);
      const renderNow = async (): Promise<Buffer> => {
        onRunning();
        return encode(await draw(), options);
      };
      const image = stored ?? (await queue.run(renderNow, caller?.address ?? ANONYMOUS, signal));
      memory.set(name, image);
      if (!stored) await store.write(file, image);
      return image;
    });
  };

  const find = async (key: string, options: EncodeOptions): Promise<Buffer | null> => {
    const name = nameOf(key, options);
    const known = memory.get(name) ?? (await store.read(fileOf(name, options)));
    if (known) memory.set(name, known);
    return known;
  };

  return {
    version,
    render,
    prune: store.prune,
    async renderBest(key, formats, options, draw, caller) {
      const [best] = formats;
      const quick = formats.at(-1) ?? best;
      if (best === quick) return { format: best, bytes: await render(key, { ...options, format: best }, draw, caller) };
      const better = { ...options, format: best };
      const stored = await find(key, better);
      if (stored) return { format: best, bytes: stored };
      const seen = await find(key, { ...options, format: quick });
      if (!seen) return { format: quick, bytes: await render(key, { ...options, format: quick }, draw, caller) };
      improvements.add(nameOf(key, better), () => render(key, better, draw));
      return { format: quick, bytes: seen };
    },
  };
};
