import type { FastifyInstance } from 'fastify';
import type { ImageRoutesOptions } from './image-route-options.ts';
import { parsed, VersionQuery } from './requests.ts';
import { type Drawing, fixedSvg, redirected, sendNoImage, sendImage, sendSvg } from './send-image.ts';
import { STATIC_FILES } from './static-files.ts';

/** Serves the fixed drawings [7.9-18]: placeholders, logo, icons of the site, badges, message figures [7.9-19]. */
export function registerStaticFiles(app: FastifyInstance, { renderer }: Pick<ImageRoutesOptions, 'renderer'>): void {
  const drawings = new Map<string, Drawing>();
  app.get<{ Params: { '*': string } }>('/img/*', async (request, reply) => {
    const path = request.params['*'];
    const file = STATIC_FILES.get(path);
    if (!file) return sendNoImage(reply);
    parsed(VersionQuery, request.query);
    const redirect = redirected(request, reply, `/img/${path}`);
    if (redirect) return redirect;
    if (file.type === 'svg') {
      const drawing = drawings.get(path) ?? fixedSvg(file.draw());
      drawings.set(path, drawing);
      return sendSvg(reply, drawing);
    }
    return sendImage(request, reply, {
      version: renderer.version,
      key: [path],
      formats: ['png'],
      isNegotiated: false,
      isVersioned: false,
      render: (caller) => renderer.renderBest(path, ['png'], {}, file.draw, caller),
    });
  });
}
