import { type Point, circle, path, poly, repeat, star } from '../drawing/shapes.ts';

/** A metal by its light, middle and dark tone. */
export interface Metal {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
}

/** From the first to the last step of a rule: bronze, silver, gold, emerald, and the violet of the V O I D. */
const METALS: readonly [Metal, ...Metal[]] = [
  { light: '#ffd6ac', base: '#c97f45', dark: '#743f1a' },
  { light: '#ffffff', base: '#bcc6d4', dark: '#6d798c' },
  { light: '#fff3bf', base: '#eeb437', dark: '#95640d' },
  { light: '#c9fff0', base: '#1fb893', dark: '#0b5f4d' },
  { light: '#e3d5ff', base: '#8a6bff', dark: '#3a1fa8' },
];

/** Of a rule with one step. */
const GOLD = 2;

/** The step's tier: an only step is gold, the last of several the highest. */
export const tierOf = (step: number, steps: number): number =>
  steps < 2 ? GOLD : Math.round((step / (steps - 1)) * (METALS.length - 1));

export const metalOf = (tier: number): Metal => METALS[tier] ?? METALS[0];

const polygon = (sides: number, radius: number, turn: number): readonly Point[] =>
  Array.from({ length: sides }, (_, index): Point => {
    const angle = (Math.PI * 2 * index) / sides + turn;
    return [Math.round(radius * Math.cos(angle) * 10) / 10, Math.round(radius * Math.sin(angle) * 10) / 10];
  });

type Outline = (radius: number, fill: string, extra: string) => string;

const scaled =
  (d: string): Outline =>
  (radius, fill, extra) =>
    path(d, fill, `transform="scale(${(radius / 100).toFixed(3)})" ${extra}`);

const round: Outline = (radius, fill, extra) => circle(0, 0, radius, fill, extra);
const rounded: Outline = scaled(
  'M-60 -92H60A32 32 0 0 1 92 -60V60A32 32 0 0 1 60 92H-60A32 32 0 0 1 -92 60V-60A32 32 0 0 1 -60 -92Z',
);
const shield: Outline = scaled(
  'M-84 -88Q-40 -88 0 -102Q40 -88 84 -88Q92 -84 92 -72C94 8 62 74 0 102C-62 74 -94 8 -92 -72Q-92 -84 -84 -88Z',
);
const hexagon: Outline = (radius, fill, extra) =>
  poly(polygon(6, radius, Math.PI / 2), fill, `stroke-linejoin="round" ${extra}`);
const octagon: Outline = (radius, fill, extra) =>
  poly(polygon(8, radius * 1.02, Math.PI / 8), fill, `stroke-linejoin="round" ${extra}`);
const scallop: Outline = (radius, fill, extra) =>
  poly(
    Array.from({ length: 96 }, (_, index): Point => {
      const angle = (Math.PI * 2 * index) / 96;
      const r = radius * (0.94 + 0.05 * Math.cos(angle * 12));
      return [r * Math.cos(angle), r * Math.sin(angle)];
    }),
    fill,
    extra,
  );
const burst: Outline = (radius, fill, extra) => star(0, 0, 16, radius * 1.02, radius * 0.9, fill, extra);

/** The form of the medal says which group it belongs to. */
const FORMS: Readonly<Record<string, Outline>> = {
  ordersDelivered: hexagon,
  kronorSpent: hexagon,
  largestOrder: hexagon,
  unitsBought: hexagon,
  fyndwareUnits: hexagon,
  digitalUnits: hexagon,
  preOrders: hexagon,
  storePickups: hexagon,
  nightOrders: hexagon,
  weekendOrders: hexagon,
  decemberOrders: hexagon,
  reviewsPublished: rounded,
  longReviews: rounded,
  verifiedReviews: rounded,
  reviewUpvotes: rounded,
  votesCast: rounded,
  level: shield,
  achievementsEarned: shield,
  knighthood: shield,
  sectionUnits: shield,
  quizRounds: octagon,
  quizCorrect: octagon,
  quizPerfect: octagon,
  quizStreak: octagon,
  wishlistProducts: scallop,
  wishlistsShared: scallop,
  dropsOpened: rounded,
  avatarParts: rounded,
  categoryUnits: octagon,
  doge: burst,
};

export const formOf = (metric: string): Outline => FORMS[metric] ?? round;

const RIVETED: ReadonlySet<Outline> = new Set([round, octagon]);

/** Rivets round a frame of the higher tiers, four more for each; only where the frame is as wide all round. */
export const rivets = (form: Outline, tier: number, radius: number, metal: Metal): string =>
  tier < 1 || !RIVETED.has(form)
    ? ''
    : repeat(4 + tier * 4, (index) => {
        const angle = (Math.PI * 2 * (index + 0.5)) / (4 + tier * 4);
        const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
        return circle(x, y, 3, metal.light, `stroke="${metal.dark}" stroke-width="1"`);
      });
