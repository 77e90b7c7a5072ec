import { join } from 'node:path';
import type { Feature } from '../feature.ts';
import { achievementLookup, avatarLookup, bannerLookup, productLookup } from './picture-lookups.ts';
import { createRenderer } from './renderer.ts';
import { imageRoutes } from './routes.ts';

/** Also what other instances have written into the same folder counts, and what an earlier process left. */
const PRUNE_EVERY_MS = 15 * 60 * 1000;

/** The shop's drawn pictures, drawn from what the catalogue says of their subjects. */
export const registerImages: Feature = async (app, { config, named, log, pictures }) => {
  const renderer = createRenderer({
    cacheDir: join(config.dataDir, 'images'),
    cacheBytes: config.imageCacheMb * 1024 * 1024,
    sourceVersion: pictures.version,
  });
  const prune = (): void => {
    renderer.prune().catch((error: unknown) => log.warn({ err: error }, 'the folder of pictures could not be pruned'));
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
    pictures,
  });
};
