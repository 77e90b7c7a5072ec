import { oklch } from './drawing/colour.ts';
import { choose, hashOf, randomFrom } from './drawing/random.ts';
import { circle, ellipse, path, rect, repeat, star, stroke } from './drawing/shapes.ts';

const SIZE = 160;

/** A member's classes: what the figure wears. Index 0 is "no class". */
const HEADGEAR: readonly ((colour: string, light: string) => string)[] = [
  () => '',
  (colour, light) =>
    path('M44 52C44 20 116 20 116 52V58H44Z', colour) +
    rect(74, 18, 12, 44, 3, light) +
    path('M80 16C96 4 110 10 112 22C100 16 92 18 86 24Z', '#e2483d'),
  (colour, light) => path('M80 -6L116 52H44Z', colour) + ellipse(80, 53, 52, 9, colour) + star(84, 28, 5, 10, 4, light),
  (colour, light) =>
    path('M38 78C32 18 128 18 122 78C116 44 44 44 38 78Z', colour) + stroke('M40 72C44 42 116 42 120 72', light, 3),
  (colour, light) =>
    path('M46 50L40 14L60 32L80 8L100 32L120 14L114 50Z', '#f2bd3d') +
    circle(80, 36, 6, colour) +
    rect(46, 46, 68, 9, 3, light),
  (colour, light) =>
    path('M42 50C42 22 118 22 118 50Z', colour) + rect(36, 46, 88, 10, 5, light) + circle(80, 22, 7, light),
  (colour, light) =>
    path('M36 52Q80 30 124 52L116 24Q80 6 44 24Z', colour) +
    circle(80, 32, 8, light) +
    stroke('M76 29L84 35M84 29L76 35', colour, 2.5),
  (colour, light) =>
    path('M40 54C28 30 24 14 36 6C40 24 52 30 58 36ZM120 54C132 30 136 14 124 6C120 24 108 30 102 36Z', light) +
    path('M44 54C46 26 114 26 116 54Z', colour),
  (colour, light) =>
    stroke('M40 76C36 14 124 14 120 76', colour, 10) + rect(28, 62, 20, 34, 9, light) + rect(112, 62, 20, 34, 9, light),
];

export const AVATAR_CLASS_COUNT = HEADGEAR.length - 1;

const EYES: readonly [(x: number, ink: string) => string, ...((x: number, ink: string) => string)[]] = [
  (x, ink) => circle(x, 84, 9, '#fff') + circle(x + 1, 85, 5, ink),
  (x, ink) => rect(x - 9, 76, 18, 16, 3, '#101420') + rect(x - 6, 80, 7, 8, 1, ink),
  (x, ink) => ellipse(x, 84, 7, 10, ink) + circle(x - 2, 80, 2.4, '#fff'),
  (x, ink) => stroke(`M${x - 8} 86Q${x} 74 ${x + 8} 86`, ink, 4.5),
];

const MOUTHS: readonly [string, ...string[]] = [
  stroke('M64 110Q80 124 96 110', '#1b1420', 4.5),
  rect(62, 106, 36, 13, 4, '#1b1420') + repeat(4, (index) => rect(66 + index * 8, 108, 5, 9, 1, '#e8eaf2')),
  path('M64 106H96Q94 124 80 124Q66 124 64 106Z', '#5a1f2c') + rect(72, 106, 16, 5, 1, '#fff'),
  stroke('M66 114H94', '#1b1420', 4.5),
  stroke('M66 112Q73 118 80 112Q87 118 94 112', '#1b1420', 4),
];

const HEADS: readonly [(fill: string, shade: string) => string, ...((fill: string, shade: string) => string)[]] = [
  (fill, shade) => rect(38, 44, 84, 88, 20, shade) + rect(38, 42, 84, 84, 20, fill),
  (fill, shade) => circle(80, 88, 46, shade) + circle(80, 85, 45, fill),
  (fill, shade) =>
    path('M40 60L28 24L58 44ZM120 60L132 24L102 44Z', shade) +
    path('M36 88C36 40 124 40 124 88C124 140 36 140 36 88Z', fill),
  (fill, shade) => ellipse(32, 86, 12, 18, shade) + ellipse(128, 86, 12, 18, shade) + rect(36, 42, 88, 86, 38, fill),
  (fill, shade) =>
    stroke('M80 44V18', shade, 6) +
    circle(80, 16, 8, fill) +
    rect(30, 74, 100, 26, 8, shade) +
    rect(40, 44, 80, 84, 10, fill),
];

const wrap = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${content}</svg>`;

const pixelBackdrop = (random: () => number, colour: string): string =>
  repeat(10, () =>
    rect(Math.floor(random() * 16) * 10, Math.floor(random() * 16) * 10, 10, 10, 0, colour, 'opacity="0.3"'),
  );

const critter = (seed: number, classId: number): string => {
  const random = randomFrom(seed);
  const hue = Math.floor(random() * 360);
  const fill = oklch(0.74, 0.14, hue);
  const shade = oklch(0.56, 0.14, hue);
  const ink = oklch(0.28, 0.08, hue + 180);
  const cheek = oklch(0.7, 0.17, 15);
  const gear = HEADGEAR[classId] ?? HEADGEAR[0];
  const eye = choose(EYES, seed >>> 3);
  return [
    rect(0, 0, SIZE, SIZE, 0, oklch(0.9, 0.06, hue + 150)),
    pixelBackdrop(random, oklch(0.74, 0.1, hue + 150)),
    path('M28 160C28 126 132 126 132 160Z', oklch(0.5, 0.14, hue + 210)),
    choose(HEADS, seed >>> 6)(fill, shade),
    ellipse(64, 62, 20, 9, '#fff', 'opacity="0.22"'),
    eye(63, ink) + eye(97, ink),
    circle(54, 102, 6, cheek, 'opacity="0.45"') + circle(106, 102, 6, cheek, 'opacity="0.45"'),
    choose(MOUTHS, seed >>> 10),
    gear?.(oklch(0.45, 0.16, hue + 120), oklch(0.86, 0.12, hue + 60)) ?? '',
  ].join('');
};

/** A member's avatar [7.9-08]: always the same figure, dressed by the chosen class (`null` = none yet). */
export const avatarSvg = (userId: number, classId: number | null): string =>
  wrap(critter(hashOf(`member ${userId}`), classId ?? 0));

/** Avatars of messages from the shop; none of them is a member's. */
export const messageAvatarSvg = (avatarId: number): string =>
  wrap(critter(hashOf(`message ${avatarId * 7}`), avatarId % HEADGEAR.length));

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

/** One frame of the moving background of an avatar class, 320 × 160 [7.9-14]. */
export const avatarBackgroundSvg = (classId: number, suffix: BackgroundSuffix, frame: number): string => {
  const random = randomFrom(hashOf(`background ${classId}`));
  const hue = (classId * 53 + 200) % 360;
  const phase = frame / BACKGROUND_FRAMES;
  const golden = suffix === '-gold-plus';
  const christmas = suffix === '-xmas';
  const sky = christmas
    ? ['#10213f', '#2d4c7c']
    : golden
      ? ['#5a3d08', '#d9a52e']
      : [oklch(0.28, 0.1, hue), oklch(0.55, 0.14, hue + 30)];
  const twinkle = (index: number): string => {
    const x = Math.floor(random() * 40) * 8;
    const y = Math.floor(random() * 14) * 8;
    const bright = 0.5 + 0.5 * Math.sin((phase + index / 9) * Math.PI * 2);
    return rect(x, y, 4, 4, 0, golden ? '#fff0b5' : '#ffffff', `opacity="${(0.15 + bright * 0.75).toFixed(2)}"`);
  };
  const skyline = repeat(20, (index) => {
    const tall = 16 + Math.floor(random() * 6) * 8;
    return rect(
      index * 16,
      136 - tall,
      16,
      tall,
      0,
      christmas ? '#0c1930' : golden ? '#3b2704' : oklch(0.2, 0.07, hue),
    );
  });
  const water = repeat(20, (index) =>
    rect(
      index * 16 + ((frame * 2) % 16) - 16,
      140 + (index % 2) * 8,
      10,
      4,
      0,
      golden ? '#ffd766' : oklch(0.72, 0.12, hue + 40),
      'opacity="0.6"',
    ),
  );
  const snow = christmas
    ? repeat(36, () => rect((random() * 320 + frame) % 320, (random() * 160 + phase * 160) % 160, 4, 4, 0, '#ffffff'))
    : '';
  const lights = christmas
    ? repeat(16, (index) =>
        circle(
          10 + index * 20,
          10 + (index % 2) * 6,
          5,
          ['#ff5a5a', '#ffd34d', '#5fd97e', '#63a8ff'][(index + frame) % 4] ?? '#fff',
        ),
      )
    : '';
  const frameLine = golden ? rect(3, 3, 314, 154, 0, 'none', 'stroke="#ffe08a" stroke-width="6"') : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160" viewBox="0 0 320 160" shape-rendering="crispEdges"><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><rect width="320" height="160" fill="url(#s)"/>${repeat(26, twinkle)}${skyline}${rect(0, 136, 320, 24, 0, christmas ? '#dfe9f7' : golden ? '#7a5410' : oklch(0.35, 0.11, hue + 30))}${water}${lights}${snow}${frameLine}</svg>`;
};
