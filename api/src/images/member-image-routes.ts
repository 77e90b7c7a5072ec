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
  NumericId,
  parsed,
  VersionQuery,
} from './requests.ts';
import { redirected, sendNoImage, sendImage, sendSvg } from './send-image.ts';
import { medalSize } from './sizes.ts';

/** A member's avatar [7.9-08], public by user id [O7-30]: the image alone, no data of its member. */
export function registerAvatar(app: FastifyInstance, { avatarLookup }: Pick<ImageRoutesOptions, 'avatarLookup'>): void {
  app.get('/api/avatar/:id', async (request, reply) => {
    const { id } = parsed(NumericId, request.params);
    parsed(VersionQuery, request.query);
    const redirect = redirected(request, reply, `/api/avatar/${id}`);
    if (redirect) return redirect;
    const member = avatarLookup ? await avatarLookup(id) : { classId: null };
    if (!member) return sendSvg(reply.code(404), noFaceSvg(), 'public, max-age=60');
    return sendSvg(reply, avatarSvg(id, member.classId), 'public, max-age=300');
  });
}

/**
 * Background of an avatar class [7.9-14]. A suffix wins over the plain image; an unknown class gets the first one's
 * [O7-34].
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
    parsed(VersionQuery, request.query);
    const redirect = redirected(request, reply, `/img/member/avatar/background-${classId}${suffix}.gif`);
    if (redirect) return redirect;
    const key = `background ${classId} ${suffix}`;
    const frames = (): string[] =>
      Array.from({ length: BACKGROUND_FRAMES }, (_, frame) => avatarBackgroundSvg(classId, suffix, frame));
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
