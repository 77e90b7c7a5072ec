import { circle, ellipse, group, path, poly, rect, repeat, star, stroke } from '../drawing/shapes.ts';
import { PALETTE as C } from './palette.ts';

/** What buying is about, each drawn round (0, 0) within ±60, lit from the upper left. */

export const parcel = (): string =>
  path('M-50 -22L-38 -46H38L50 -22Z', '#e9b87c') +
  rect(-52, -24, 104, 74, 6, C.card) +
  path('M-14 -24L-10 -46H10L14 -24V2H-14Z', C.paper) +
  path('M-14 2L-7 -4L0 2L7 -4L14 2V-6H-14Z', C.paper) +
  rect(14, 22, 28, 18, 2, C.white) +
  stroke('M19 28H37M19 34H30', C.slate, 3);

export const chest = (): string =>
  path('M-50 -8C-50 -46 50 -46 50 -8Z', C.wood) +
  path('M-14 -36C-8 -38 8 -38 14 -36V-8H-14Z', C.gold) +
  [-34, -18, 0, 18, 33]
    .map((x, index) => ellipse(x, -8 - (index % 2) * 7, 13, 9, index % 2 ? C.gold : C.amber))
    .join('') +
  rect(-54, -6, 108, 54, 5, C.wood) +
  rect(-54, -6, 108, 9, 3, C.gold) +
  rect(-54, 40, 108, 8, 3, C.bark) +
  rect(-40, 3, 9, 40, 0, C.bark) +
  rect(31, 3, 9, 40, 0, C.bark) +
  rect(-13, -4, 26, 28, 5, C.gold) +
  circle(0, 8, 5, C.bark) +
  rect(-2.5, 8, 5, 10, 2, C.bark);

export const forklift = (): string =>
  rect(-26, -30, 8, 74, 2, C.slate) +
  stroke('M-22 38H-58', C.slate, 6) +
  rect(-58, 0, 32, 34, 3, C.card) +
  rect(-52, -26, 24, 26, 3, '#e9b87c') +
  stroke('M-42 0V34M-40 -26V0', C.paper, 5) +
  path('M-14 -40H24L32 -2H-14Z', C.sky) +
  stroke('M-14 -2V-42H26L36 4', C.ink, 7) +
  path('M-16 0H48C54 0 56 6 56 12V40H-16Z', C.amber) +
  rect(-16, 18, 72, 8, 0, C.ink) +
  circle(0, 42, 14, C.ink) +
  circle(0, 42, 6, C.steel) +
  circle(42, 42, 14, C.ink) +
  circle(42, 42, 6, C.steel);

export const shelf = (): string =>
  rect(-52, -54, 104, 106, 5, C.wood) +
  rect(-44, -46, 88, 40, 2, C.bark) +
  rect(-44, 4, 88, 40, 2, C.bark) +
  rect(-38, -38, 14, 32, 2, C.red) +
  rect(-22, -30, 12, 24, 2, C.teal) +
  path('M-4 -6L2 -38L16 -36L10 -6Z', C.blue) +
  circle(28, -18, 12, C.gold) +
  circle(28, -18, 5, C.amber) +
  rect(-38, 18, 34, 26, 4, C.steel) +
  rect(-34, 22, 26, 16, 2, C.navy) +
  path('M4 36C4 22 14 24 22 24C30 24 40 22 40 36C40 44 32 44 28 38H16C12 44 4 44 4 36Z', C.pale) +
  circle(31, 31, 3, C.red) +
  stroke('M10 32H16M13 29V35', C.slate, 3);

export const gem = (): string =>
  path('M-34 -34H34L58 -8L0 54L-58 -8Z', C.teal) +
  path('M-34 -34L-58 -8H-22Z', '#8df0e0') +
  path('M-34 -34H0L-22 -8Z', '#c9fff4') +
  path('M0 -34H34L22 -8Z', '#54dccb') +
  path('M0 -34L22 -8H-22Z', '#8df0e0') +
  path('M-58 -8H-22L0 54Z', '#3fc9ba') +
  path('M-22 -8H22L0 54Z', '#5fe3d2') +
  star(-34, -44, 4, 14, 3.5, C.white);

export const download = (): string =>
  rect(-56, -46, 112, 78, 9, C.slate) +
  rect(-48, -38, 96, 62, 4, C.navy) +
  rect(-12, 32, 24, 12, 0, C.steel) +
  rect(-32, 42, 64, 10, 5, C.steel) +
  path('M8 -60L-24 -2H-4L-12 34L26 -16H4Z', C.gold) +
  path('M8 -60L-24 -2H-4L-6 8L4 -22Z', '#fff0b8');

export const tent = (): string =>
  circle(36, -40, 12, C.paper) +
  circle(41, -43, 11, '#34427c') +
  path('M0 -42L58 46H-58Z', C.orange) +
  path('M0 -42L-14 46H-58Z', '#ffb27d') +
  path('M0 -14L20 46H-16Z', C.bark) +
  path('M0 -14L6 46H-16Z', C.gold) +
  stroke('M-5 -50L0 -42L5 -50', C.paper, 4) +
  stroke('M-58 46H58', C.leaf, 6) +
  star(-40, -42, 4, 8, 2.5, C.white);

export const shopFront = (): string =>
  rect(-50, -24, 100, 74, 3, C.paper) +
  rect(-40, 4, 40, 34, 2, C.sky) +
  path('M-40 4H-22L-40 26Z', C.white) +
  rect(10, 2, 28, 48, 2, C.blue) +
  circle(32, 28, 3, C.gold) +
  repeat(5, (index) => {
    const x = -56 + index * 22.4;
    return path(`M${x + 3} -50H${x + 19.4}L${x + 22.4} -20A11.2 11 0 0 1 ${x} -20Z`, index % 2 ? C.white : C.red);
  }) +
  rect(-54, -54, 108, 9, 4, C.wine);

export const owl = (): string =>
  circle(-30, -40, 13, C.gold) +
  circle(-24, -43, 12, '#27336b') +
  path('M-34 -30L-40 -54L-14 -42H14L40 -54L34 -30C46 -6 40 40 0 44C-40 40 -46 -6 -34 -30Z', C.wood) +
  path('M-20 4C-20 -8 20 -8 20 4C24 30 10 42 0 42C-10 42 -24 30 -20 4Z', C.card) +
  stroke('M-10 14L-5 19L0 14L5 19L10 14M-7 27L-2 31L3 27', C.bark, 3.5) +
  circle(-16, -20, 17, C.paper) +
  circle(16, -20, 17, C.paper) +
  circle(-14, -19, 9, C.ink) +
  circle(14, -19, 9, C.ink) +
  circle(-17, -23, 3, C.white) +
  circle(11, -23, 3, C.white) +
  path('M0 -16L7 -5L0 2L-7 -5Z', C.amber) +
  rect(-50, 42, 100, 8, 4, C.bark) +
  stroke('M-12 42V48M-6 42V48M6 42V48M12 42V48', C.amber, 4);

export const sailboat = (): string =>
  circle(30, -30, 20, C.gold) +
  path('M-4 -54V18H-50Z', C.white) +
  path('M4 -40L44 18H4Z', C.red) +
  rect(-4, -58, 6, 82, 2, C.bark) +
  path('M-54 24H54L38 46H-36Z', C.wood) +
  rect(-54, 22, 108, 7, 3, C.gold) +
  stroke('M-58 50C-48 42 -40 42 -30 50C-20 58 -12 42 0 50C12 58 20 42 30 50C40 58 48 42 58 50', C.sky, 6);

export const spruce = (): string =>
  rect(-8, 40, 16, 14, 2, C.bark) +
  path('M0 -8L48 44H-48Z', C.leaf) +
  path('M0 -30L38 16H-38Z', '#1a9a6c') +
  path('M0 -48L27 -8H-27Z', '#29b681') +
  path('M0 -48L-27 -8H-12ZM0 -30L-38 16H-20ZM0 -8L-48 44H-26Z', '#7fe0b4', 'opacity="0.55"') +
  circle(-14, 4, 5, C.red) +
  circle(14, 26, 5, C.gold) +
  circle(-22, 34, 5, C.blue) +
  circle(8, -14, 4, C.pink) +
  star(0, -50, 5, 13, 6, C.gold);

/** The icon of a part of the range, painted white with its shadow. */
const painted = (icon: string, x: number, y: number, scale: number): string => {
  const paint = (colour: string, dx: number, dy: number): string =>
    group(
      `transform="translate(${x + dx} ${y + dy}) scale(${scale}) translate(-12 -12)" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`,
      icon,
    );
  return paint('#000000', 2, 3).replace('<g ', '<g opacity="0.3" ') + paint(C.white, 0, 0);
};

/** A section's banner with its icon. `colour` is the cloth's, `shade` its folds'. */
export const banner = (icon: string, colour: string, shade: string): string =>
  rect(-58, -56, 116, 9, 4, C.bark) +
  circle(-58, -51.5, 7, C.gold) +
  circle(58, -51.5, 7, C.gold) +
  path('M-46 -48H46V34L0 56L-46 34Z', colour) +
  path('M-46 34L0 56L46 34V26L0 48L-46 26Z', C.gold) +
  path('M-46 -48H46V-40H-46Z', shade, 'opacity="0.6"') +
  painted(icon, 0, -8, 2.7);

/** A category's container with its icon. */
export const container = (icon: string, colour: string, shade: string): string =>
  stroke('M-40 -34L0 -58L40 -34', C.steel, 4) +
  rect(-58, -36, 116, 82, 4, colour) +
  repeat(9, (index) => rect(-50 + index * 12, -28, 4, 66, 1, shade, 'opacity="0.55"')) +
  rect(-58, -36, 116, 8, 3, shade) +
  rect(-58, 38, 116, 8, 3, shade) +
  rect(-34, -24, 68, 58, 6, shade) +
  painted(icon, 0, 5, 2.1);

/** A ship's signal flag: the maker's letter on the field that its name gives it. */
export const signalFlag = (letter: string, first: string, second: string, pattern: number): string => {
  const cloth = 'M-46 -46C-20 -58 6 -34 52 -48V18C6 32 -20 8 -46 20Z';
  const parts = [
    path('M-46 -13C-20 -25 6 -1 52 -15V18C6 32 -20 8 -46 20Z', second),
    path('M3 -48C20 -42 34 -42 52 -48V18C34 24 20 24 3 18Z', second),
    poly(
      [
        [-46, -46],
        [3, -14],
        [-46, 20],
      ],
      second,
    ),
    path('M-46 -30C-20 -42 6 -18 52 -32V2C6 16 -20 -8 -46 4Z', second),
  ];
  return group(
    '',
    rect(-54, -58, 8, 116, 4, C.bark),
    circle(-50, -58, 7, C.gold),
    path(cloth, first),
    parts[pattern % 4] ?? '',
    letter,
  );
};
