import { inkOn, mix, oklch } from './drawing/colour.ts';
import { hashOf, randomFrom } from './drawing/random.ts';
import { circle, group, path, rect, repeat, star } from './drawing/shapes.ts';
import { text } from './drawing/text.ts';
import { categoryIconArt } from './icons.ts';
import { formOf, type Metal, metalOf, rivets, tierOf } from './medals/frames.ts';
import { motifOf } from './medals/motifs.ts';
import { banner, container, signalFlag } from './medals/motifs-shopping.ts';

/** What the picture of an achievement is drawn from. */
export interface AchievementRule {
  readonly metric: string;
  /** Id of the section, category or maker that the rule is about; '' for none. */
  readonly subject: string;
  readonly target: number;
  /** Place among the steps of the same rule, from 0, and their number. */
  readonly step: number;
  readonly steps: number;
  /** Name of the section's or category's icon; null for a rule that is about none. */
  readonly icon: string | null;
  /** Name of the maker; null for a rule that is about none. */
  readonly name: string | null;
}

interface Medal extends Omit<AchievementRule, 'icon'> {
  /** Inside of the icon, in 24 × 24 units. */
  readonly iconArt: string | null;
}

const FLAGS: readonly (readonly [string, string])[] = [
  ['#2b3ff2', '#ffffff'],
  ['#e5394f', '#ffcf5c'],
  ['#1c2452', '#ffcf5c'],
  ['#12835b', '#ffffff'],
  ['#f0a020', '#1c2452'],
  ['#27b3a6', '#131a33'],
  ['#8a6bff', '#fff4dc'],
  ['#ffffff', '#e5394f'],
];

const flag = ({ subject, name }: Medal): string => {
  const seed = hashOf(`maker ${subject} ${name}`);
  const [first, second] = FLAGS[seed % FLAGS.length] ?? ['#2b3ff2', '#ffffff'];
  const [letter = '?'] = [...(name ?? '').trim()];
  const plate =
    circle(3, -14, 25, first, `stroke="${inkOn(first)}" stroke-width="4"`) +
    text(letter.toLocaleUpperCase('sv'), 3, 0, { size: 40, fill: inkOn(first), face: 'display', anchor: 'middle' });
  return signalFlag(plate, first, second, seed >>> 5);
};

/** Hues of parts of the range, apart from each other; none of the muddy ones between orange and green. */
const partHue = (subject: string): number => 145 + ((Number(subject) * 47 + 90) % 235);

const partArt = ({ metric, subject }: Medal, icon: string): string => {
  const hue = partHue(subject) + 150;
  const [colour, shade] = [oklch(0.6, 0.16, hue), oklch(0.42, 0.13, hue)];
  return metric === 'sectionUnits' ? banner(icon, colour, shade) : container(icon, colour, shade);
};

const lookOf = (medal: Medal): { readonly hue: number; readonly art: string } => {
  if (medal.metric === 'makerUnits') return { hue: partHue(medal.subject), art: flag(medal) };
  if (medal.iconArt !== null) return { hue: partHue(medal.subject), art: partArt(medal, medal.iconArt) };
  const { hue, draw } = motifOf(medal.metric);
  return { hue, art: draw() };
};

/** Rays from gold upwards, a sky of pixels for all: no two steps have the same. */
const sky = (medal: Medal, tier: number, hue: number): string => {
  const random = randomFrom(hashOf(`${medal.metric} ${medal.subject} ${medal.step}`));
  const ray = oklch(0.72, 0.12, hue + 20);
  const rays =
    tier < 2
      ? ''
      : repeat(12, (index) => path('M0 0L-11 -120H11Z', ray, `opacity="0.34" transform="rotate(${index * 30 + 8})"`));
  const pixels = repeat(14, () => {
    const side = 3 + Math.floor(random() * 3) * 2;
    const [x, y] = [random() * 180 - 90, random() * 130 - 90];
    return rect(
      Math.round(x),
      Math.round(y),
      side,
      side,
      0,
      '#ffffff',
      `opacity="${(0.12 + random() * 0.3).toFixed(2)}"`,
    );
  });
  return rays + pixels;
};

const plaqueText = (target: number): string => String(target).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');

/** The step's target on a plate of the frame's metal; a star where there is nothing to count. */
const plaque = ({ target }: Medal, metal: Metal): string => {
  const ink = '#191c26';
  const label = target > 1 ? plaqueText(target) : '';
  const half = label === '' ? 20 : Math.max(24, label.length * 8 + 12);
  const plate = (grow: number, fill: string): string =>
    rect(-half - grow, 72 - grow, (half + grow) * 2, 34 + grow * 2, 10 + grow, fill);
  const content =
    label === ''
      ? star(0, 89.5, 5, 12, 5.5, ink)
      : text(label, 0, 97.5, { size: 24, fill: ink, face: 'display', anchor: 'middle', maxWidth: half * 2 - 10 });
  return (
    plate(3, metal.dark) +
    plate(0, metal.base) +
    rect(-half + 2, 74, half * 2 - 4, 13, 8, metal.light, 'opacity="0.75"') +
    content
  );
};

const definitions = (metal: Metal, hue: number): string =>
  `<linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${metal.light}"/><stop offset="0.45" stop-color="${metal.base}"/><stop offset="1" stop-color="${metal.dark}"/></linearGradient>` +
  `<radialGradient id="f" cx="0.36" cy="0.24" r="0.95"><stop offset="0" stop-color="${oklch(0.62, 0.15, hue)}"/><stop offset="0.55" stop-color="${oklch(0.42, 0.13, hue + 8)}"/><stop offset="1" stop-color="${oklch(0.24, 0.08, hue + 16)}"/></radialGradient>` +
  // The motif's silhouette: as its edge, as its shadow on the field, and as the shade of the half away from the light.
  `<filter id="e" x="-0.3" y="-0.3" width="1.6" height="1.6"><feMorphology in="SourceAlpha" operator="dilate" radius="4"/><feComponentTransfer result="a"><feFuncA type="linear" slope="1"/></feComponentTransfer><feFlood flood-color="${oklch(0.2, 0.06, hue + 16)}"/><feComposite in2="a" operator="in"/></filter>` +
  `<filter id="s"><feColorMatrix values="0 0 0 0 0.04  0 0 0 0 0.04  0 0 0 0 0.16  0 0 0 0.2 0"/></filter>` +
  `<clipPath id="h"><path d="M6 -120H120V120H-10Z"/></clipPath>`;

/**
 * The medal of an achievement, 256 × 256 units [7.9-12]: the form says which group, the metal how far along its rule,
 * the plate how many, and the picture what for. The same rule always gives the same medal.
 */
export const achievementSvg = async (rule: AchievementRule): Promise<string> => {
  const { icon, ...own } = rule;
  const medal: Medal = { ...own, iconArt: icon === null ? null : await categoryIconArt(icon) };
  const tier = tierOf(medal.step, medal.steps);
  const metal = metalOf(tier);
  const { hue, art } = lookOf(medal);
  const form = formOf(medal.metric);
  const motif = group('id="a"', art);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 256 256">`,
    definitions(metal, hue),
    `<g transform="translate(128 124)">`,
    form(112, metal.dark, `stroke="${mix(metal.dark, '#000000', 0.35)}" stroke-width="3"`),
    form(110, 'url(#m)', ''),
    rivets(form, tier, 101, metal),
    form(94, metal.dark, ''),
    `<clipPath id="c">${form(90, '#000', '')}</clipPath>`,
    form(90, 'url(#f)', ''),
    `<g clip-path="url(#c)">${sky(medal, tier, hue)}${path('M-120 62C-70 46 70 46 120 62V140H-120Z', oklch(0.2, 0.07, hue + 16), 'opacity="0.55"')}</g>`,
    `<g transform="translate(0 -8)"><g filter="url(#e)" opacity="0.35" transform="translate(5 7)">${art}</g><g filter="url(#e)">${art}</g>${motif}<g clip-path="url(#h)"><g filter="url(#s)">${art}</g></g></g>`,
    plaque(medal, metal),
    `</g></svg>`,
  ].join('');
};
