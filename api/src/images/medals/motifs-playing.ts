import { circle, path, poly, rect, repeat, star, stroke } from '../drawing/shapes.ts';
import { PALETTE as C } from './palette.ts';

/** Exploring, levels and play, each drawn round (0, 0) within ±60, lit from the upper left. */

export const compass = (): string =>
  circle(0, 4, 52, C.gold) +
  circle(0, 4, 42, C.paper) +
  rect(-7, -60, 14, 14, 4, C.amber) +
  stroke('M0 -32V-26M0 34V40M-36 4H-30M30 4H36', C.slate, 5) +
  path('M26 -22L8 12L-8 -4Z', C.red) +
  path('M-26 30L8 12L-8 -4Z', C.navy) +
  circle(0, 4, 6, C.gold);

export const telescope = (): string =>
  stroke('M4 8L-26 54M4 8L30 54M4 8V54', C.bark, 7) +
  `<g transform="rotate(-28 4 0)">${rect(-56, -10, 30, 20, 3, C.card)}${rect(-30, -15, 38, 30, 3, C.wood)}${rect(4, -20, 46, 40, 4, C.gold)}${rect(44, -24, 12, 48, 4, C.amber)}</g>` +
  circle(4, 10, 8, C.steel) +
  star(-34, -40, 4, 12, 3.5, C.white) +
  star(-8, -54, 4, 7, 2, C.gold);

export const mountain = (): string =>
  path('M-60 50L-22 -6L4 28L18 50Z', C.slate) +
  path('M-20 50L16 -40L60 50Z', C.steel) +
  path('M16 -40L33 -5L24 -10L16 2L8 -8L2 -4Z', C.white) +
  path('M16 -40L-20 50H4L16 2Z', '#c3cddb', 'opacity="0.7"') +
  rect(14, -66, 5, 30, 2, C.bark) +
  path('M19 -66L46 -57L19 -47Z', C.red);

export const trophy = (): string =>
  stroke('M-32 -42H-50C-50 -14 -38 -6 -24 -6M32 -42H50C50 -14 38 -6 24 -6', C.amber, 8) +
  path('M-36 -54H36C36 -12 26 10 0 12C-26 10 -36 -12 -36 -54Z', C.gold) +
  path('M-26 -48H-14C-14 -22 -10 -6 -4 4C-20 0 -26 -20 -26 -48Z', '#fff0b8') +
  rect(-7, 10, 14, 20, 2, C.amber) +
  rect(-24, 28, 48, 10, 4, C.gold) +
  rect(-34, 36, 68, 16, 4, C.bark) +
  star(2, -24, 5, 15, 7, C.white);

export const buzzer = (): string =>
  path('M-54 24H54L46 52H-46Z', C.slate) +
  rect(-56, 14, 112, 16, 8, C.steel) +
  path('M-40 16C-40 -34 40 -34 40 16Z', C.red) +
  path('M-30 8C-30 -12 -16 -20 -6 -21C-16 -14 -20 -4 -20 8Z', C.pink) +
  stroke('M0 -58V-42M-36 -48L-28 -36M36 -48L28 -36', C.gold, 7);

export const bulb = (): string =>
  path('M-18 28C-18 8 -42 0 -42 -22C-42 -46 -22 -58 0 -58C22 -58 42 -46 42 -22C42 0 18 8 18 28Z', C.gold) +
  path('M-30 -22C-30 -38 -18 -46 -6 -47C-16 -40 -20 -32 -18 -18Z', '#fff6d4') +
  stroke('M-12 -12L0 -2L12 -12M0 -2V26', C.amber, 5) +
  rect(-18, 28, 36, 9, 4, C.steel) +
  rect(-16, 38, 32, 8, 4, C.slate) +
  rect(-9, 46, 18, 9, 4, C.ink);

export const bullseye = (): string =>
  circle(-4, 4, 52, C.white) +
  circle(-4, 4, 43, C.red) +
  circle(-4, 4, 31, C.white) +
  circle(-4, 4, 20, C.red) +
  circle(-4, 4, 9, C.gold) +
  stroke('M-4 4L44 -44', C.bark, 6) +
  path('M36 -36L40 -58L58 -60L60 -42L40 -38Z', C.blue) +
  stroke('M38 -38L58 -58', C.navy, 3);

export const flame = (): string =>
  path(
    'M4 -60C14 -34 46 -20 46 14C46 40 26 54 0 54C-26 54 -46 40 -46 14C-46 -4 -36 -16 -28 -26C-26 -14 -20 -8 -14 -8C-18 -30 -10 -48 4 -60Z',
    C.red,
  ) +
  path(
    'M6 -28C10 -10 32 0 32 22C32 42 16 52 0 52C-16 52 -32 42 -32 22C-32 10 -24 4 -20 -2C-16 8 -8 8 -6 2C-6 -12 0 -22 6 -28Z',
    C.orange,
  ) +
  path('M2 4C6 14 18 20 18 32C18 44 10 51 0 51C-10 51 -18 44 -18 34C-18 26 -12 22 -10 18C-6 24 0 18 2 4Z', C.gold);

export const airdrop = (): string =>
  stroke('M-50 -20L-16 18M-20 -16L-8 18M20 -16L8 18M50 -20L16 18', C.pale, 3) +
  path(
    'M-56 -18C-56 -62 56 -62 56 -18C48 -26 38 -26 34 -18C28 -26 8 -26 0 -18C-8 -26 -28 -26 -34 -18C-38 -26 -48 -26 -56 -18Z',
    C.white,
  ) +
  path(
    'M-34 -18C-34 -44 -12 -52 0 -52C-10 -44 -14 -30 -10 -23C-20 -25 -30 -24 -34 -18ZM0 -18C6 -42 4 -50 0 -52C26 -50 36 -40 34 -18C28 -26 8 -26 0 -18Z',
    C.red,
  ) +
  rect(-28, 16, 56, 38, 4, C.card) +
  rect(-28, 30, 56, 8, 0, C.bark) +
  star(0, 34, 5, 14, 6, C.gold);

export const crown = (): string =>
  path('M-50 32L-58 -28L-28 -4L0 -46L28 -4L58 -28L50 32Z', C.gold) +
  path('M-50 32L-58 -28L-28 -4L-18 -18L-24 32Z', '#fff0b8') +
  circle(-58, -30, 7, C.red) +
  circle(0, -48, 9, C.blue) +
  circle(58, -30, 7, C.red) +
  rect(-52, 30, 104, 18, 5, C.amber) +
  repeat(5, (index) => circle(-36 + index * 18, 39, 4.5, index % 2 ? C.white : C.red)) +
  poly(
    [
      [0, -14],
      [10, 6],
      [0, 22],
      [-10, 6],
    ],
    C.teal,
  );
