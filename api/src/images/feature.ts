import { join } from 'node:path';
import type { Feature } from '../features.ts';
import { avatarLookup, bannerLookup, productLookup } from './picture-lookups.ts';
import { imageRoutes } from './routes.ts';

/** The shop's drawn pictures, drawn from what the catalogue says of their subjects. */
export const registerImages: Feature = async (app, { config, named }) => {
  await app.register(imageRoutes, {
    lookup: productLookup(named),
    bannerLookup: bannerLookup(named),
    avatarLookup: avatarLookup(named),
    cacheDir: join(config.dataDir, 'images'),
  });
};
