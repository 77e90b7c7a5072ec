import type { FastifyInstance } from 'fastify';
import { registerBannerPictures } from './banner-routes.ts';
import { registerIcons } from './icon-routes.ts';
import type { ImageRoutesOptions } from './image-route-options.ts';
import { registerAchievement, registerAvatar, registerAvatarBackground } from './member-picture-routes.ts';
import { registerProductPicture } from './product-route.ts';
import { registerStaticFiles } from './static-file-route.ts';

/**
 * Every rendered picture of the shop, at its published URL. Each has one URL: other sizes, spellings and parameters are
 * redirected to it (308), so nothing is rendered or cached twice [F7]. More renderings than the queue takes: 503 with
 * Retry-After. Nothing here needs a session and everything may be cached by browsers and a CDN. Refuses malformed URLs
 * with `BAD_REQUEST` (400) and responds 404 with the no-image drawing.
 */
export const imageRoutes = async (app: FastifyInstance, options: ImageRoutesOptions): Promise<void> => {
  registerProductPicture(app, options);
  registerBannerPictures(app, options);
  registerIcons(app);
  registerAvatar(app, options);
  registerAvatarBackground(app, options);
  registerAchievement(app, options);
  registerStaticFiles(app, options);
};
