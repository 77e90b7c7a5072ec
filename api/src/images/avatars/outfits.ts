import { circle, ellipse, path, rect, repeat, star, stroke } from '../drawing/shapes.ts';
import { PALETTE as C } from '../medals/palette.ts';
import type { Fur } from './critter.ts';

/** What a class puts on a figure: behind it, on its body, on its head, and in its hand. */
interface Outfit {
  readonly back: string;
  readonly body: (fur: Fur) => string;
  readonly gear: string;
  /** Beside the figure. */
  readonly item: string;
  /** Headgear that covers ears and antennas. */
  readonly hidesEars?: true;
}

const SHOULDERS = 'M18 164C18 130 50 120 80 120C110 120 142 130 142 164Z';

const HOODIE: Outfit = {
  back: '',
  body: (fur) =>
    path(SHOULDERS, fur.cloth) +
    path('M80 120C110 120 142 130 142 164H92Z', fur.clothShade) +
    path('M50 124C58 142 102 142 110 124L104 118H56Z', fur.clothShade) +
    stroke('M70 138V156M90 138V156', C.white, 4),
  gear: '',
  item: '',
};

const knight: Outfit = {
  back: '',
  body: () =>
    path(SHOULDERS, C.steel) +
    path('M52 124H108L104 164H56Z', C.blue) +
    path('M80 124H108L104 164H80Z', '#3445d8') +
    star(80, 148, 5, 12, 5.5, C.gold) +
    path('M18 164C18 138 30 128 46 126L52 150C38 152 32 158 32 164Z', C.pale) +
    path('M142 164C142 138 130 128 114 126L108 150C122 152 128 158 128 164Z', C.slate) +
    rect(50, 118, 60, 10, 5, C.pale),
  gear:
    path('M84 26C92 2 124 0 132 22C122 18 112 22 106 32Z', C.red) +
    path(
      'M34 104C28 50 50 28 80 28C110 28 132 50 126 104L112 108C116 84 112 66 104 60H56C48 66 44 84 48 108Z',
      C.steel,
    ) +
    path('M34 104C28 50 50 28 80 28C74 34 50 44 46 78L48 108Z', C.pale) +
    path('M44 62C52 48 108 48 116 62L112 70C104 60 56 60 48 70Z', C.slate) +
    rect(76, 26, 8, 34, 4, C.gold) +
    circle(43, 82, 4, C.gold) +
    circle(117, 82, 4, C.gold),
  item: `<g transform="translate(140 118) rotate(14)">${path('M-5 -72L0 -84L5 -72V12H-5Z', C.pale)}${path('M0 -84L5 -72V12H0Z', C.steel)}${rect(-16, 10, 32, 8, 4, C.gold)}${rect(-4, 18, 8, 22, 3, C.bark)}</g>`,
  hidesEars: true,
};

const wizard: Outfit = {
  back: '',
  body: () =>
    path(SHOULDERS, '#6a4de0') +
    path('M80 120C110 120 142 130 142 164H92Z', '#4f35b8') +
    path('M46 124L80 164L114 124L104 118H56Z', C.gold) +
    path('M54 112C56 146 70 160 80 162C90 160 104 146 106 112C96 122 64 122 54 112Z', C.white) +
    path('M80 120V162C90 160 104 146 106 112C98 120 88 120 80 120Z', C.pale),
  gear:
    path('M70 -8C96 -6 100 12 112 54H48C56 30 58 12 70 -8Z', '#6a4de0') +
    path('M70 -8C96 -6 100 12 112 54H84C88 30 84 8 70 -8Z', '#4f35b8') +
    path('M50 46H110L113 56H47Z', C.gold) +
    ellipse(80, 57, 58, 10, '#4f35b8') +
    path('M22 57A58 10 0 0 1 138 57C120 50 40 50 22 57Z', '#7d62ef') +
    star(74, 30, 5, 8, 3.5, C.gold) +
    star(90, 16, 4, 6, 2, C.paper),
  item: `<g transform="translate(146 122)">${rect(-4, -44, 8, 86, 4, C.wood)}${circle(0, -52, 15, C.teal)}${circle(-5, -57, 5, '#c9fff4')}${stroke('M-14 -40C-8 -32 8 -32 14 -40', C.wood, 6)}</g>`,
  hidesEars: true,
};

const astronaut: Outfit = {
  back: rect(26, 112, 108, 52, 18, C.slate),
  body: () =>
    path(SHOULDERS, C.white) +
    path('M80 120C110 120 142 130 142 164H96Z', C.pale) +
    ellipse(80, 126, 46, 11, C.steel) +
    ellipse(80, 123, 46, 10, C.orange) +
    rect(60, 142, 40, 22, 5, C.steel) +
    circle(70, 152, 4, C.red) +
    circle(82, 152, 4, C.gold) +
    circle(93, 152, 4, C.green),
  gear:
    circle(80, 76, 60, '#a9d4ff', 'opacity="0.1"') +
    `<circle cx="80" cy="76" r="60" fill="none" stroke="#dff0ff" stroke-width="5"/>` +
    stroke('M38 56C44 40 54 30 68 26', C.white, 7) +
    circle(31, 74, 3.5, C.white),
  item: '',
};

const regent: Outfit = {
  back: path('M8 164C6 118 40 104 80 104C120 104 154 118 152 164Z', C.wine),
  body: () =>
    path(SHOULDERS, C.red) +
    path('M80 120C110 120 142 130 142 164H94Z', '#b8243c') +
    path('M24 146C34 122 56 116 80 116C104 116 126 122 136 146C118 134 100 140 80 152C60 140 42 134 24 146Z', C.white) +
    [38, 54, 70, 90, 106, 122]
      .map((x, i) => ellipse(x, 132 + (i % 2) * 5 - Math.abs(80 - x) / 20, 2.5, 5, C.ink))
      .join('') +
    circle(80, 154, 8, C.gold) +
    circle(80, 154, 4, C.teal),
  gear:
    path('M46 50L36 8L60 28L80 0L100 28L124 8L114 50Z', C.gold) +
    path('M46 50L36 8L60 28L66 20L62 50Z', '#fff0b8') +
    path('M100 28L124 8L114 50H98Z', C.amber) +
    rect(44, 44, 72, 12, 5, C.amber) +
    circle(36, 8, 6, C.red) +
    circle(80, 0, 7, C.blue) +
    circle(124, 8, 6, C.red) +
    repeat(5, (index) => circle(54 + index * 13, 50, 3.5, index % 2 ? C.white : C.red)),
  item: `<g transform="translate(146 120) rotate(10)">${rect(-4, -30, 8, 74, 4, C.gold)}${circle(0, -38, 12, C.amber)}${circle(-4, -42, 4, '#fff0b8')}${rect(-3, -62, 6, 16, 2, C.gold)}${rect(-8, -58, 16, 6, 2, C.gold)}</g>`,
};

const captain: Outfit = {
  back: '',
  body: () =>
    path(SHOULDERS, C.navy) +
    path('M80 120C110 120 142 130 142 164H92Z', '#131a3d') +
    path('M58 120H102L88 164H72Z', C.white) +
    path('M76 124H84L88 150L80 160L72 150Z', C.red) +
    path('M58 120L72 164H52L44 128ZM102 120L88 164H108L116 128Z', '#2b3675') +
    path(
      'M20 146C24 132 34 126 44 126L46 138C36 138 28 142 24 150ZM140 146C136 132 126 126 116 126L114 138C124 138 132 142 136 150Z',
      C.gold,
    ) +
    circle(62, 152, 3.5, C.gold) +
    circle(98, 152, 3.5, C.gold),
  gear:
    path('M32 44C30 20 54 12 80 12C106 12 130 20 128 44L118 54H42Z', C.white) +
    path('M80 12C106 12 130 20 128 44L118 54H94Z', C.pale) +
    path('M42 44H118V58H42Z', C.navy) +
    path('M40 58C52 50 108 50 120 58C124 66 116 70 108 66C92 60 68 60 52 66C44 70 36 66 40 58Z', C.ink) +
    circle(80, 42, 12, C.gold) +
    stroke('M80 35V48M75 38H85M73 44C74 49 86 49 87 44', C.navy, 3) +
    stroke('M44 52H116', C.gold, 3),
  item: `<g transform="translate(140 140) rotate(-24)">${rect(-10, -16, 20, 22, 4, C.bark)}${rect(-13, -42, 26, 28, 4, C.gold)}${rect(-16, -52, 32, 12, 4, C.amber)}</g>`,
  hidesEars: true,
};

const pirate: Outfit = {
  back: '',
  body: () =>
    path(SHOULDERS, C.bark) +
    path('M56 120H104L98 164H62Z', C.paper) +
    repeat(4, (index) => rect(58, 126 + index * 11, 44, 5, 0, C.red)) +
    path('M56 120L62 164H36L40 126ZM104 120L98 164H124L120 126Z', '#8a5430') +
    stroke('M58 124L64 160M102 124L96 160', C.gold, 4),
  gear:
    path('M20 52C30 20 50 10 80 6C110 10 130 20 140 52C120 40 100 38 80 38C60 38 40 40 20 52Z', '#2a2438') +
    path('M20 52C40 40 60 38 80 38C100 38 120 40 140 52C124 62 104 58 80 58C56 58 36 62 20 52Z', '#3d3552') +
    stroke('M20 52C40 40 60 38 80 38C100 38 120 40 140 52', C.gold, 4) +
    circle(80, 24, 9, C.paper) +
    rect(75, 30, 10, 8, 2, C.paper) +
    circle(76.5, 24, 2.6, C.ink) +
    circle(83.5, 24, 2.6, C.ink) +
    stroke('M46 62L108 80', C.ink, 5) +
    path('M84 72C96 70 112 74 112 86C112 96 104 100 97 99C88 98 82 86 84 72Z', C.ink),
  item: `<g transform="translate(130 116)">${path('M-12 8C-14 -14 -4 -28 8 -28C18 -28 22 -18 20 -8C18 8 10 22 -4 24Z', C.green)}${path('M-12 8C-8 -4 2 -8 10 -4C8 10 0 20 -4 24Z', C.leaf)}${circle(10, -18, 4, C.white)}${circle(11, -18, 2, C.ink)}${path('M20 -22C30 -20 30 -10 22 -8Z', C.gold)}${path('M-4 22L-12 42L2 26Z', C.red)}</g>`,
  hidesEars: true,
};

const viking: Outfit = {
  back: '',
  body: () =>
    path(SHOULDERS, '#7a4f30') +
    path(
      'M14 160C16 130 40 116 80 116C120 116 144 130 146 160C136 150 130 156 124 148C116 156 108 146 100 152C92 144 86 154 80 148C74 154 68 144 60 152C52 146 44 156 36 148C30 156 24 150 14 160Z',
      '#c9b39a',
    ) +
    path(
      'M80 116C120 116 144 130 146 160C136 150 130 156 124 148C116 156 108 146 100 152C94 146 88 150 84 150Z',
      '#a88f74',
    ) +
    path('M56 108C58 134 70 150 80 158C90 150 102 134 104 108C96 118 64 118 56 108Z', C.orange) +
    path('M80 116V158C90 150 102 134 104 108C98 116 88 116 80 116Z', '#d96a2c') +
    circle(50, 142, 7, C.gold) +
    circle(110, 142, 7, C.gold),
  gear:
    path('M44 50C22 48 12 28 18 4C26 20 36 28 52 32Z', C.paper) +
    path('M116 50C138 48 148 28 142 4C134 20 124 28 108 32Z', '#e6d3ae') +
    path('M38 62C36 30 56 18 80 18C104 18 124 30 122 62Z', C.steel) +
    path('M38 62C36 30 56 18 80 18C66 26 56 40 54 62Z', C.pale) +
    rect(34, 54, 92, 12, 5, C.gold) +
    path('M74 18H86V62L80 84L74 62Z', C.gold) +
    circle(46, 60, 3, C.bark) +
    circle(64, 60, 3, C.bark) +
    circle(96, 60, 3, C.bark) +
    circle(114, 60, 3, C.bark),
  item: `<g transform="translate(148 122) rotate(8)">${rect(-4, -50, 8, 92, 4, C.wood)}${path('M-2 -46C-22 -56 -30 -40 -28 -22C-20 -30 -10 -30 -2 -26Z', C.pale)}${path('M-28 -22C-20 -30 -10 -30 -2 -26V-32C-12 -36 -22 -34 -28 -22Z', C.steel)}</g>`,
  hidesEars: true,
};

const gamer: Outfit = {
  back: '',
  body: () =>
    path(SHOULDERS, C.ink) +
    path('M80 120C110 120 142 130 142 164H92Z', '#0d0d14') +
    path('M50 124C58 142 102 142 110 124L104 118H56Z', '#34344a') +
    stroke('M34 164C36 148 42 140 48 136M126 164C124 148 118 140 112 136', C.green, 5) +
    rect(68, 144, 24, 16, 3, C.violet) +
    rect(72, 150, 8, 3, 0, C.white) +
    rect(74.5, 147.5, 3, 8, 0, C.white) +
    circle(87, 152, 2.5, C.gold),
  gear:
    `<path d="M32 82C28 16 132 16 128 82" fill="none" stroke="${C.ink}" stroke-width="13" stroke-linecap="round"/>` +
    stroke('M36 60C42 36 58 28 72 26', C.violet, 4) +
    rect(20, 66, 24, 42, 11, C.violet) +
    rect(116, 66, 24, 42, 11, '#6a4de0') +
    rect(25, 74, 8, 26, 4, '#b7a4ff') +
    stroke('M32 106C34 122 46 124 58 120', C.ink, 5) +
    rect(54, 114, 16, 9, 4, C.green),
  item: '',
};

/** By the class's id; 0 is "no class". */
const OUTFITS: readonly Outfit[] = [HOODIE, knight, wizard, astronaut, regent, captain, pirate, viking, gamer];

export const AVATAR_CLASS_COUNT = OUTFITS.length - 1;

export const outfitOf = (classId: number): Outfit => OUTFITS[classId] ?? HOODIE;
