import type { FastifyInstance } from 'fastify';
import { urlOf } from './canonical-url.ts';
import type { ImageRoutesOptions, PictureSubject } from './image-route-options.ts';
import { pictureFormats } from './negotiate.ts';
import type { BannerKind } from './picture-source.ts';
import { BannerQuery, NumericId, parsed } from './requests.ts';
import { redirected, sendNoImage, sendPicture } from './send-picture.ts';
import { bannerSize } from './sizes.ts';

const SUBJECTS: readonly PictureSubject[] = ['banner', 'takeover', 'highlight', 'article', 'store'];

const kindOf = (subject: PictureSubject, stored: 'top' | 'list' | undefined): BannerKind =>
  subject === 'banner' ? (stored ?? 'list') : subject;

/** `/images/banner/:id?w=` and its relatives [7.9-10], in the closed list of widths or heights [7.9-11]. */
export function registerBannerPictures(
  app: FastifyInstance,
  { bannerLookup, renderer, pictures }: Pick<ImageRoutesOptions, 'bannerLookup' | 'renderer' | 'pictures'>,
): void {
  for (const subject of SUBJECTS) {
    app.get(`/images/${subject}/:id`, async (request, reply) => {
      const { id } = parsed(NumericId, request.params);
      const { w, h, side = 'left', v, t } = parsed(BannerQuery, request.query);
      const picture = await bannerLookup(subject, id);
      if (!picture) return sendNoImage(reply);
      const kind = kindOf(subject, picture.kind);
      const { width, height, query } = bannerSize(kind, { w, h });
      const url = urlOf(`/images/${subject}/${id}`, kind === 'takeover' && `side=${side}`, query);
      const redirect = redirected(request, reply, url);
      if (redirect) return redirect;
      const formats = pictureFormats(request.headers.accept, false);
      const key = JSON.stringify([subject, kind, picture, width, height, side]);
      return sendPicture(request, reply, {
        version: renderer.version,
        key: [key],
        formats,
        isNegotiated: true,
        isVersioned: v !== undefined || t !== undefined,
        render: (caller) => {
          const drawing = () => pictures.bannerSvg(picture, { kind, width, height, side });
          return renderer.renderBest(key, formats, { isOpaque: true }, drawing, caller);
        },
      });
    });
  }
}
