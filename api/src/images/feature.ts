import { join } from 'node:path';
import type { Feature } from '../feature.ts';
import { achievementLookup, avatarLookup, bannerLookup, productLookup } from './image-lookups.ts';
import { createRenderer } from './renderer.ts';
import { imageRoutes } from './routes.ts';

/** Pruned by the clock, as the folder also contains files of other instances and earlier processes. */
const PRUNE_EVERY_MS = 15 * 60 * 1000;

/** The images feature: the shop's images, rendered from the catalogue's data about their subjects. */
export const registerImages: Feature = async (app, { config, named, log, imageSource }) => {
  const renderer = createRenderer({
    cacheDir: join(config.dataDir, 'images'),
    cacheBytes: config.imageCacheMb * 1024 * 1024,
    sourceVersion: imageSource.version,
  });
  const prune = (): void => {
    renderer.prune().catch((error: unknown) => log.warn({ err: error }, 'the folder of images could not be pruned'));
  };
  const timer = setInterval(prune, PRUNE_EVERY_MS).unref();
  app.addHook('onListen', async () => prune());
  app.addHook('onClose', async () => clearInterval(timer));
  await app.register(imageRoutes, {
    lookup: productLookup(named),
    bannerLookup: bannerLookup(named),
    avatarLookup: avatarLookup(named),
    achievementLookup: achievementLookup(named),
    renderer,
    imageSource,
  });
};
