import type { FastifyInstance } from 'fastify';
import { urlOf } from './canonical-url.ts';
import type { ImageRoutesOptions, ImageSubject } from './image-route-options.ts';
import { imageFormats } from './negotiate.ts';
import type { BannerKind } from './image-source.ts';
import { BannerQuery, NumericId, parsed } from './requests.ts';
import { redirected, sendNoImage, sendImage } from './send-image.ts';
import { bannerSize } from './sizes.ts';

const SUBJECTS: readonly ImageSubject[] = ['banner', 'takeover', 'highlight', 'article', 'store'];

const kindOf = (subject: ImageSubject, stored: 'top' | 'list' | undefined): BannerKind =>
  subject === 'banner' ? (stored ?? 'list') : subject;

/** `/images/banner/:id?w=` and its relatives [7.9-10], in the closed list of widths or heights [7.9-11]. */
export function registerBannerImages(
  app: FastifyInstance,
  { bannerLookup, renderer, imageSource }: Pick<ImageRoutesOptions, 'bannerLookup' | 'renderer' | 'imageSource'>,
): void {
  for (const subject of SUBJECTS) {
    app.get(`/images/${subject}/:id`, async (request, reply) => {
      const { id } = parsed(NumericId, request.params);
      const { w, h, side = 'left', v, t } = parsed(BannerQuery, request.query);
      const image = await bannerLookup(subject, id);
      if (!image) return sendNoImage(reply);
      const kind = kindOf(subject, image.kind);
      const { width, height, query } = bannerSize(kind, { w, h });
      const url = urlOf(`/images/${subject}/${id}`, kind === 'takeover' && `side=${side}`, query);
      const redirect = redirected(request, reply, url);
      if (redirect) return redirect;
      const formats = imageFormats(request.headers.accept, false);
      const key = JSON.stringify([subject, kind, image, width, height, side]);
      return sendImage(request, reply, {
        version: renderer.version,
        key: [key],
        formats,
        isNegotiated: true,
        isVersioned: v !== undefined || t !== undefined,
        render: (caller) => {
          const drawing = () => imageSource.bannerSvg(image, { kind, width, height, side });
          return renderer.renderBest(key, formats, { isOpaque: true }, drawing, caller);
        },
      });
    });
  }
}
