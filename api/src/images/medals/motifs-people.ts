import { circle, ellipse, path, rect, repeat, star, stroke } from '../drawing/shapes.ts';
import { PALETTE as C } from './palette.ts';

/** Opinions and company, each drawn round (0, 0) within ±60, lit from the upper left. */

export const bubble = (): string =>
  path(
    'M-54 -46H54C58 -46 60 -44 60 -40V20C60 24 58 26 54 26H-6L-32 50V26H-54C-58 26 -60 24 -60 20V-40C-60 -44 -58 -46 -54 -46Z',
    C.paper,
  ) + repeat(3, (index) => star(-34 + index * 34, -10, 5, 16, 7, C.amber));

export const scroll = (): string =>
  rect(-40, -46, 80, 92, 4, C.paper) +
  path('M-50 -52H42A9 9 0 0 1 42 -34H-50A9 9 0 0 1 -50 -52Z', C.card) +
  path('M-42 34H50A9 9 0 0 1 50 52H-42A9 9 0 0 1 -42 34Z', C.card) +
  circle(-50, -43, 5, C.bark) +
  circle(50, 43, 5, C.bark) +
  stroke('M-28 -22H28M-28 -8H28M-28 6H20', C.slate, 4.5) +
  circle(24, 26, 11, C.red) +
  star(24, 26, 5, 7, 3, C.pink);

export const flask = (): string =>
  path('M-16 -56H16V-18L46 40C50 50 44 54 36 54H-36C-44 54 -50 50 -46 40L-16 -18Z', C.pale) +
  path('M-26 2H26L46 40C50 50 44 54 36 54H-36C-44 54 -50 50 -46 40Z', C.green) +
  path('M-26 2H26L30 10C10 18 -10 2 -30 10Z', '#8df0bf') +
  rect(-22, -60, 44, 10, 5, C.steel) +
  circle(-10, -6, 5, C.green) +
  circle(6, -24, 4, C.green) +
  stroke('M-18 30L-5 42L20 18', C.white, 8);

export const thumb = (): string =>
  path(
    'M-8 2L8 -46C20 -52 28 -42 24 -30L18 -10H44C54 -10 58 0 52 6C58 12 56 22 50 24C52 32 48 38 42 40C42 48 36 50 30 50H-8Z',
    '#ffcf9a',
  ) +
  path('M18 -10H44C54 -10 58 0 52 6H18ZM18 8H50C56 12 56 22 50 24H18Z', '#f5b877', 'opacity="0.5"') +
  stroke('M52 6H26M50 24H26M42 40H26', '#c98a4b', 3.5) +
  rect(-56, -6, 40, 60, 6, C.blue) +
  rect(-20, -2, 14, 52, 3, C.white) +
  circle(-44, 42, 4, C.gold);

export const gavel = (): string =>
  `<g transform="rotate(-38 0 -8)">${rect(-6, -14, 12, 76, 5, C.card)}${rect(-36, -40, 72, 32, 6, C.wood)}${rect(-44, -44, 14, 40, 5, C.gold)}${rect(30, -44, 14, 40, 5, C.gold)}</g>` +
  rect(-56, 40, 72, 12, 5, C.bark) +
  rect(-48, 30, 56, 12, 4, C.wood) +
  stroke('M-52 8L-58 -2M-36 2V-10M-56 22H-62', C.gold, 4);

export const friends = (): string =>
  circle(-24, -20, 20, '#ffcf9a') +
  path('M-58 50C-58 10 -42 4 -24 4C-6 4 10 10 10 50Z', C.blue) +
  path('M-44 -22C-46 -46 -2 -46 -4 -22C-14 -32 -34 -32 -44 -22Z', C.bark) +
  circle(28, -14, 18, '#c98a5b') +
  path('M-2 50C-2 16 12 8 28 8C44 8 58 16 58 50Z', C.orange) +
  path('M10 -14C8 -38 48 -38 46 -14C42 -24 36 -28 28 -28C20 -28 14 -24 10 -14Z', C.ink) +
  path('M4 -50C-2 -60 -16 -52 4 -38C24 -52 10 -60 4 -50Z', C.red);

export const cake = (): string =>
  rect(-52, 40, 104, 10, 5, C.pale) +
  rect(-44, 2, 88, 40, 5, C.pink) +
  path(
    'M-44 12V6C-44 2 -42 0 -38 0H38C42 0 44 2 44 6V12C38 24 30 24 24 14C18 26 8 26 2 14C-4 26 -14 26 -20 14C-26 24 -38 24 -44 12Z',
    C.white,
  ) +
  repeat(3, (index) => rect(-29 + index * 26, -30, 8, 30, 3, index === 1 ? C.blue : C.teal)) +
  repeat(3, (index) =>
    path(
      `M${-25 + index * 26} -54C${-14 + index * 26} -40 ${-18 + index * 26} -32 ${-25 + index * 26} -32C${-32 + index * 26} -32 ${-36 + index * 26} -40 ${-25 + index * 26} -54Z`,
      C.gold,
    ),
  ) +
  stroke('M-30 32H-22M-4 34H4M20 32H28', C.red, 5);

export const ballot = (): string =>
  path('M-20 -58H20V-8H-20Z', C.paper) +
  stroke('M-10 -38L-3 -30L11 -46', C.green, 7) +
  path('M-48 -18H48L56 0H-56Z', C.sky) +
  rect(-28, -12, 56, 7, 3, C.navy) +
  rect(-56, 0, 112, 52, 5, C.blue) +
  rect(-56, 0, 112, 8, 3, '#8d99ff') +
  star(0, 30, 5, 15, 7, C.gold);

export const knight = (): string =>
  `<g transform="rotate(38)">${path('M-5 -66L0 -76L5 -66V34H-5Z', C.pale)}${rect(-18, 34, 36, 8, 4, C.gold)}${rect(-4, 42, 8, 16, 3, C.bark)}${circle(0, 62, 6, C.gold)}</g>` +
  `<g transform="translate(-2 2) scale(0.8)">${[
    path('M-42 -44C-20 -44 -10 -48 0 -56C10 -48 20 -44 42 -44C44 0 30 38 0 54C-30 38 -44 0 -42 -44Z', C.gold) +
      path('M-33 -35C-18 -36 -8 -39 0 -45C8 -39 18 -36 33 -35C34 0 23 30 0 43C-23 30 -34 0 -33 -35Z', C.blue) +
      path('M0 -45C8 -39 18 -36 33 -35C33 -20 32 -8 29 2H0ZM0 2V43C-14 35 -24 21 -29 2Z', C.white) +
      star(0, 2, 6, 13, 8, C.gold),
  ].join('')}</g>`;

export const heart = (): string =>
  path('M0 50C-70 8 -58 -46 -26 -46C-12 -46 -4 -38 0 -28C4 -38 12 -46 26 -46C58 -46 70 8 0 50Z', C.red) +
  path('M-44 -8C-46 -28 -36 -36 -24 -35C-34 -30 -38 -20 -36 -6Z', C.pink) +
  rect(-60, -2, 120, 16, 0, C.gold, 'transform="rotate(-14)"') +
  path('M6 2C-10 -20 -34 -6 -8 6C-34 12 -16 34 2 12C16 36 38 18 14 4C38 -6 24 -28 6 2Z', C.amber) +
  circle(3, 6, 6, C.gold);

export const bottle = (): string =>
  `<g transform="rotate(24)">${path('M-12 -58H12V-34C30 -28 32 -14 32 0V40C32 50 26 54 18 54H-18C-26 54 -32 50 -32 40V0C-32 -14 -30 -28 -12 -34Z', '#7fd3c4')}${path('M-20 -12C-26 -6 -26 4 -26 12V38', 'none', 'stroke="#d9fff7" stroke-width="6" stroke-linecap="round"')}${rect(-18, -8, 36, 50, 4, C.paper)}${stroke('M-8 6H8M-8 17H8M-8 28H2', C.slate, 4)}${rect(-11, -68, 22, 16, 4, C.card)}</g>` +
  stroke('M-60 48C-50 40 -42 40 -32 48C-22 56 -14 40 -2 48C10 56 20 40 32 48C42 56 50 40 60 48', C.sky, 6);

export const shiba = (): string =>
  path('M-46 -6L-44 -54L-14 -36Z', C.amber) +
  path('M46 -6L44 -54L14 -36Z', C.amber) +
  path('M-39 -22L-38 -42L-24 -33ZM39 -22L38 -42L24 -33Z', C.pink) +
  path('M-52 8C-52 -30 -30 -42 0 -42C30 -42 52 -30 52 8C52 38 28 52 0 52C-28 52 -52 38 -52 8Z', C.amber) +
  path('M-52 12C-40 4 -28 6 -18 14C-10 2 10 2 18 14C28 6 40 4 52 12C50 38 28 52 0 52C-28 52 -50 38 -52 12Z', C.paper) +
  ellipse(-21, -19, 7, 5, C.paper) +
  ellipse(21, -19, 7, 5, C.paper) +
  circle(-20, -2, 7, C.ink) +
  circle(20, -2, 7, C.ink) +
  circle(-22, -5, 2.5, C.white) +
  circle(18, -5, 2.5, C.white) +
  path('M-10 14H10C12 22 4 26 0 26C-4 26 -12 22 -10 14Z', C.ink) +
  stroke('M0 26V32M-14 34C-8 40 -2 38 0 32C2 38 8 40 14 34', C.ink, 4);
