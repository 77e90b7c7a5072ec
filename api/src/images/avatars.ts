import { critterOf } from './avatars/critter.ts';
import { outfitOf } from './avatars/outfits.ts';
import { golden, sceneOf, winter } from './avatars/scenes.ts';
import { hashOf } from './drawing/random.ts';
import { ellipse, group, path, rect } from './drawing/shapes.ts';

export { AVATAR_CLASS_COUNT } from './avatars/outfits.ts';

const SIZE = 160;

const wrap = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${content}</svg>`;

/** The silhouette's dark edge: the same drawing below itself, each of its shapes with a stroke. */
const edged = (art: string): string =>
  group('stroke="#1d1a2b" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"', art) + art;

/** A figure in layers: what its class wears behind, its item, body, head, face, and what it wears on the head. */
const figure = (seed: number, classId: number): string => {
  const { fur, ears, head, face } = critterOf(seed);
  const { back, body, gear, item, hidesEars } = outfitOf(classId);
  const layers = edged(back + item) + edged(body(fur) + (hidesEars ? '' : ears) + head) + face + edged(gear);
  return group('transform="translate(8 14) scale(0.9)"', layers);
};

/**
 * A member's avatar [7.9-08], on no ground: always the same figure, dressed by the chosen class (`null` = none yet).
 */
export const avatarSvg = (userId: number, classId: number | null): string =>
  wrap(figure(hashOf(`member ${userId}`), classId ?? 0));

/** Avatars of messages from the shop; none of them is a member's. */
export const messageAvatarSvg = (avatarId: number): string =>
  wrap(rect(0, 0, SIZE, SIZE, 0, '#c9d4f5') + figure(hashOf(`message ${avatarId * 7}`), avatarId % 9));

/** The faceless avatar of anonymous users [6-07]. */
export const noFaceSvg = (): string =>
  wrap(
    rect(0, 0, SIZE, SIZE, 0, '#dfe3ea') +
      path('M22 160C22 118 138 118 138 160Z', '#a7aebc') +
      path('M80 26C110 26 120 52 118 78C116 104 102 120 80 120C58 120 44 104 42 78C40 52 50 26 80 26Z', '#c3c9d4') +
      ellipse(80, 74, 27, 34, '#eef1f5'),
  );

export const BACKGROUND_SUFFIXES = ['', '-gold-plus', '-xmas'] as const;
export type BackgroundSuffix = (typeof BACKGROUND_SUFFIXES)[number];

export const BACKGROUND_FRAMES = 8;

const OVERLAYS = { '': () => '', '-gold-plus': golden, '-xmas': winter } as const;

/** One frame of the moving background of an avatar class, 320 × 160 [7.9-14]. */
export const avatarBackgroundSvg = (classId: number, suffix: BackgroundSuffix, frame: number): string => {
  const phase = frame / BACKGROUND_FRAMES;
  const content = sceneOf(classId)(phase) + OVERLAYS[suffix](phase);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160" viewBox="0 0 320 160">${content}</svg>`;
};
