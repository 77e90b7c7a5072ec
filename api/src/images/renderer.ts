import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';
import { animatedGif } from './animation.ts';
import type { PictureFormats } from './negotiate.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';

export interface RenderOptions {
  readonly format: PictureFormat;
  /** 1–100; the format's own default when left out. */
  readonly quality?: number;
  /** Drops the alpha channel of a drawing that fills its whole field. */
  readonly isOpaque?: boolean;
  /** Not kept on disk: for addresses anybody could make up without end. */
  readonly isPassing?: boolean;
  /** Target size in pixels for a drawing of another size; nothing is scaled when left out. */
  readonly resize?: { readonly width?: number; readonly height?: number };
}

/** One SVG text, or for a GIF its frames. */
export type Drawing = string | readonly string[];
type Draw = () => Drawing | Promise<Drawing>;

const FRAME_MILLISECONDS = 160;

export interface RendererOptions {
  readonly cacheDir: string;
  /** Pictures encoded at the same time. Each runs on one thread, so this bounds the processors in use. */
  readonly concurrency?: number;
  /** Bytes of finished pictures kept in memory in front of the disk. */
  readonly memoryBytes?: number;
}

export interface Picture {
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

export interface Renderer {
  /** The picture of `key`, from memory, disk or drawn now. `key` must name everything the drawing depends on. */
  readonly render: (key: string, options: RenderOptions, draw: Draw) => Promise<Buffer>;
  /**
   * The picture in the best of these formats that is at hand, or else now in the last one. What is asked for a second time is made in
   * the best one too, when nobody waits for a picture: nobody pays for that with a wait, and what is looked at often gets small.
   */
  readonly renderBest: (
    key: string,
    formats: PictureFormats,
    options: Omit<RenderOptions, 'format'>,
    draw: Draw,
  ) => Promise<Picture>;
}

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Changes with every change to the drawings or to the library that renders them, so old pictures are never served. */
export const DRAWING_VERSION = sourceFiles(import.meta.dirname)
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .update(JSON.stringify(sharp.versions))
  .digest('hex')
  .slice(0, 12);

/**
 * Measured on 24 of the catalogue's own drawings: AVIF at effort 2 costs twice the time of effort 1 for 5–10 % fewer bytes,
 * and WebP at effort 3 and above costs half as much again for 3 %. AVIF has 30–40 % fewer bytes than WebP at every width, and takes
 * three to five times as long. Soft shadows hide an alpha quality of 60.
 */
const encode = (image: Sharp, { format, quality }: RenderOptions): Sharp => {
  switch (format) {
    case 'avif':
      return image.avif({ quality: quality ?? 50, effort: 1 });
    case 'webp':
      return image.webp({ quality: quality ?? 80, effort: 2, alphaQuality: 60 });
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: quality ?? 84, chromaSubsampling: '4:4:4' });
    case 'png':
      return image.png({ compressionLevel: 8, ...(quality !== undefined && { palette: true, quality }) });
    case 'gif':
      return image.gif();
  }
};

interface Limit {
  run<T>(task: () => Promise<T>): Promise<T>;
  isIdle(): boolean;
}

const createLimit = (concurrency: number, onIdle: () => void): Limit => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    isIdle: () => running === 0 && waiting.length === 0,
    async run(task) {
      if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
      running += 1;
      try {
        return await task();
      } finally {
        running -= 1;
        waiting.shift()?.();
        if (running === 0) onIdle();
      }
    },
  };
};

/** Pictures that wait for an idle moment; what comes beyond is asked for again some day. */
const MOST_IMPROVEMENTS = 500;

/**
 * Renders drawings once: finished pictures stay in memory and on disk, equal requests under way share one rendering,
 * and a burst waits its turn instead of taking every processor.
 */
export const createRenderer = ({
  cacheDir,
  concurrency = 2,
  memoryBytes = 48 * 1024 * 1024,
}: RendererOptions): Renderer => {
  sharp.concurrency(1);
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: (picture) => picture.length + 64,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  const improvements = new Map<string, () => Promise<unknown>>();
  let isImproving = false;
  const improveNext = async (): Promise<void> => {
    const [next] = improvements;
    if (!next || isImproving || !limit.isIdle()) return;
    const [name, make] = next;
    isImproving = true;
    // What cannot be made better is shown as it is.
    await make().catch(() => undefined);
    improvements.delete(name);
    isImproving = false;
    await improveNext();
  };
  const limit = createLimit(concurrency, () => void improveNext());

  const store = async (file: string, picture: Buffer): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    // Written beside and renamed: a reader never sees half a picture, also not one of another process.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, picture);
    await rename(draft, file);
  };

  const produce = async (file: string, options: RenderOptions, draw: Draw): Promise<Buffer> => {
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const picture = await limit.run(async () => {
      const drawn = await draw();
      if (typeof drawn !== 'string') return animatedGif(drawn, FRAME_MILLISECONDS);
      const drawing = sharp(Buffer.from(drawn));
      const sized = options.resize ? drawing.resize({ ...options.resize, fit: 'inside' }) : drawing;
      return encode(options.isOpaque ? sized.flatten({ background: '#ffffff' }) : sized, options).toBuffer();
    });
    // A full or read-only disk costs speed, never the picture.
    if (!options.isPassing) await store(file, picture).catch(() => undefined);
    return picture;
  };

  const nameOf = (key: string, options: RenderOptions): string =>
    createHash('sha256')
      .update(`${key}|${JSON.stringify(options)}`)
      .digest('hex');
  const fileOf = (name: string, { format }: RenderOptions): string =>
    join(cacheDir, DRAWING_VERSION, name.slice(0, 2), `${name.slice(2, 34)}.${format}`);

  const render: Renderer['render'] = (key, options, draw) => {
    const name = nameOf(key, options);
    const known = memory.get(name);
    if (known) return Promise.resolve(known);
    const pending = underWay.get(name);
    if (pending) return pending;
    const made = produce(fileOf(name, options), options, draw)
      .then((picture) => {
        memory.set(name, picture);
        return picture;
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  };

  const find = async (key: string, options: RenderOptions): Promise<Buffer | null> => {
    const name = nameOf(key, options);
    const known = memory.get(name) ?? (await readFile(fileOf(name, options)).catch(() => null));
    if (known) memory.set(name, known);
    return known;
  };

  return {
    render,
    async renderBest(key, formats, options, draw) {
      const [best] = formats;
      const quick = formats.at(-1) ?? best;
      if (best === quick) return { format: best, bytes: await render(key, { ...options, format: best }, draw) };
      const better = { ...options, format: best };
      const kept = await find(key, better);
      if (kept) return { format: best, bytes: kept };
      const seen = await find(key, { ...options, format: quick });
      if (!seen) return { format: quick, bytes: await render(key, { ...options, format: quick }, draw) };
      if (improvements.size < MOST_IMPROVEMENTS) {
        improvements.set(nameOf(key, better), () => render(key, better, draw));
        void improveNext();
      }
      return { format: quick, bytes: seen };
    },
  };
};
