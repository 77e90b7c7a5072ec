import type { FastifyInstance } from 'fastify';
import { registerBannerImages } from './banner-routes.ts';
import { registerIcons } from './icon-routes.ts';
import type { ImageRoutesOptions } from './image-route-options.ts';
import { registerAchievement, registerAvatar, registerAvatarBackground } from './member-image-routes.ts';
import { registerProductImage } from './product-route.ts';
import { registerStaticFiles } from './static-file-route.ts';

/**
 * Routes of all rendered images. Each has one canonical URL: other sizes, spellings and parameters are redirected to it
 * (308), so nothing is rendered or cached twice [F7]. A full queue: 503 with Retry-After. No route needs a session, and
 * browsers and a CDN may cache every response. Throws `BAD_REQUEST` (400) for malformed URLs and responds 404 with the
 * no-image drawing.
 */
export const imageRoutes = async (app: FastifyInstance, options: ImageRoutesOptions): Promise<void> => {
  registerProductImage(app, options);
  registerBannerImages(app, options);
  registerIcons(app);
  registerAvatar(app, options);
  registerAvatarBackground(app, options);
  registerAchievement(app, options);
  registerStaticFiles(app, options);
};
