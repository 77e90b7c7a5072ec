import type { FastifyInstance } from 'fastify';
import { achievementSvg } from './achievements.ts';
import {
  AVATAR_CLASS_COUNT,
  avatarBackgroundSvg,
  avatarSvg,
  BACKGROUND_FRAMES,
  BACKGROUND_SUFFIXES,
  noFaceSvg,
} from './avatars.ts';
import { urlOf } from './canonical-url.ts';
import type { ImageRoutesOptions } from './image-route-options.ts';
import {
  AchievementFile,
  AchievementQuery,
  AvatarBackgroundFile,
  AvatarBackgroundQuery,
  AvatarQuery,
  NumericId,
  parsed,
} from './requests.ts';
import { redirected, sendNoImage, sendImage, sendSvg } from './send-image.ts';
import { medalSize } from './sizes.ts';

/**
 * A member's avatar [7.9-08], public by user id [O7-30]: the image alone, no data of its member. `class` dresses it in
 * another class than the chosen one.
 */
export function registerAvatar(app: FastifyInstance, { avatarLookup }: Pick<ImageRoutesOptions, 'avatarLookup'>): void {
  app.get('/api/avatar/:id', async (request, reply) => {
    const { id } = parsed(NumericId, request.params);
    const { class: named } = parsed(AvatarQuery, request.query);
    const classId = named === undefined || named > AVATAR_CLASS_COUNT ? null : named;
    const redirect = redirected(request, reply, urlOf(`/api/avatar/${id}`, classId === null ? '' : `class=${classId}`));
    if (redirect) return redirect;
    const member = avatarLookup ? await avatarLookup(id) : { classId: null };
    if (!member) return sendSvg(reply.code(404), noFaceSvg(), 'public, max-age=60');
    return sendSvg(reply, avatarSvg(id, classId ?? member.classId), 'public, max-age=300');
  });
}

/**
 * Background of an avatar class [7.9-14], which moves for some seconds; `still` is its first frame. A suffix wins over
 * the plain image; an unknown class gets the first one's [O7-34].
 */
export function registerAvatarBackground(
  app: FastifyInstance,
  { renderer }: Pick<ImageRoutesOptions, 'renderer'>,
): void {
  app.get('/img/member/avatar/:file', async (request, reply) => {
    const { file } = parsed(AvatarBackgroundFile, request.params);
    const requested = Number(/\d+/.exec(file)?.[0] ?? 1);
    const classId = requested >= 1 && requested <= AVATAR_CLASS_COUNT ? requested : 1;
    const suffix = BACKGROUND_SUFFIXES.findLast((candidate) => file.endsWith(`${candidate}.gif`)) ?? '';
    const { still: isStill = false } = parsed(AvatarBackgroundQuery, request.query);
    const path = `/img/member/avatar/background-${classId}${suffix}.gif`;
    const redirect = redirected(request, reply, urlOf(path, isStill ? 'still' : ''));
    if (redirect) return redirect;
    const key = `background ${classId} ${suffix}${isStill ? ' still' : ''}`;
    const frameAt = (_: unknown, frame: number): string => avatarBackgroundSvg(classId, suffix, frame);
    const frames = () => (isStill ? frameAt(null, 0) : Array.from({ length: BACKGROUND_FRAMES }, frameAt));
    return sendImage(request, reply, {
      version: renderer.version,
      key: [key],
      formats: ['gif'],
      isNegotiated: false,
      isVersioned: false,
      render: (caller) => renderer.renderBest(key, ['gif'], {}, frames, caller),
    });
  });
}

/**
 * An achievement's medal [7.9-12], fitted into the requested height and width at the requested quality, 75 by default
 * [7.9-13].
 */
export function registerAchievement(
  app: FastifyInstance,
  { achievementLookup, renderer }: Pick<ImageRoutesOptions, 'achievementLookup' | 'renderer'>,
): void {
  app.get('/img/member/achievements/:file', async (request, reply) => {
    const { file } = parsed(AchievementFile, request.params);
    const requested = parsed(AchievementQuery, request.query);
    const { side, quality, query } = medalSize({
      w: requested.w ?? requested.width,
      h: requested.h ?? requested.height,
      q: requested.q ?? requested.quality,
    });
    const name = file.slice(0, -'.png'.length).toLowerCase();
    const url = urlOf(`/img/member/achievements/${encodeURIComponent(name)}.png`, query);
    const redirect = redirected(request, reply, url);
    if (redirect) return redirect;
    const rule = await achievementLookup(name);
    if (rule === null) return sendNoImage(reply);
    const key = `achievement ${JSON.stringify(rule)}`;
    return sendImage(request, reply, {
      version: renderer.version,
      key: [key, side, quality],
      formats: ['png'],
      isNegotiated: false,
      isVersioned: false,
      render: (caller) => {
        const size = { quality, resize: { width: side, height: side } };
        return renderer.renderBest(key, ['png'], size, () => achievementSvg(rule), caller);
      },
    });
  });
}
