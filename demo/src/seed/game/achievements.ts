import type { achievement } from '@shop/api/db/schema';
import { CATEGORIES } from '../catalogue/category-nodes.ts';
import { MAKERS } from '../catalogue/manufacturers.ts';
import { SECTION_TREES } from '../catalogue/sections.ts';
import { FAMILIES, type Family } from './achievement-families.ts';

type AchievementRow = typeof achievement.$inferInsert;

const ROMAN: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  let left = value;
  let text = '';
  for (const [worth, sign] of ROMAN) {
    while (left >= worth) {
      text += sign;
      left -= worth;
    }
  }
  return text;
}

const spaced = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');

/** Steps beyond the last name of their own are numbered from there. */
function nameOf(names: readonly string[], step: number): string {
  const own = names[step];
  const last = names.at(-1) ?? '';
  return own !== undefined && own !== last
    ? own
    : step < names.length
      ? last
      : `${last} ${roman(step - names.length + 2)}`;
}

function xpOf([first, last]: Family['xp'], step: number, steps: number): number {
  const share = steps < 2 ? 0 : step / (steps - 1);
  return Math.round((first + (last - first) * share) / 5) * 5;
}

const rowsOf = ({
  metric,
  group,
  image,
  targets,
  names,
  text,
  one,
  xp,
  isHidden,
}: Family): Omit<AchievementRow, 'id'>[] =>
  targets.map((target, step) => ({
    name: nameOf(names, step),
    description:
      target === 0
        ? 'Bli medlem i Pixelhamn.'
        : (target === 1 && one ? one : text).replace(/\{n\}|\{N\}/g, spaced(target)),
    group,
    image: `${image}-${step + 1}`,
    xp: xpOf(xp, step, targets.length),
    metric,
    subject: '',
    target,
    isHidden: isHidden === true,
  }));

interface Part {
  readonly id: number;
  readonly name: string;
}

/** [target, what someone is called who has bought so many] */
type Title = readonly [target: number, title: string];

const SECTION_TITLES: readonly Title[] = [
  [1, 'besökare'],
  [5, 'stamgäst'],
  [10, 'kännare'],
  [25, 'entusiast'],
  [50, 'expert'],
  [100, 'legendar'],
];
const CATEGORY_TITLES: readonly Title[] = [
  [1, 'nybörjare'],
  [5, 'kännare'],
  [15, 'mästare'],
];
const MAKER_TITLES: readonly Title[] = [
  [1, 'bekantskap'],
  [5, 'vän'],
  [15, 'ambassadör'],
];

const partRows = (
  metric: 'sectionUnits' | 'categoryUnits' | 'makerUnits',
  group: string,
  parts: readonly Part[],
  titles: readonly Title[],
): Omit<AchievementRow, 'id'>[] =>
  parts.flatMap(({ id, name }) =>
    titles.map(([target, title], step) => ({
      name: `${name}: ${title}`,
      description: target === 1 ? `Köp något från ${name}.` : `Köp ${target} saker från ${name}.`,
      group,
      image: `${metric.toLowerCase()}-${id}-${step + 1}`,
      xp: 25 + 25 * step,
      metric,
      subject: String(id),
      target,
      isHidden: false,
    })),
  );

/** Sections in which nothing is bought as such. */
const EMPTY_SECTIONS = new Set([21]);

/** All achievements, in the order of their ids: more than the 700 that the highest level needs [9-208]. */
export function achievementRows(): AchievementRow[] {
  const sections = SECTION_TREES.filter(({ id }) => !EMPTY_SECTIONS.has(id));
  const categories = CATEGORIES.filter(({ level, branch }) => level === 1 && branch.isNews !== true);
  return [
    ...FAMILIES.flatMap(rowsOf),
    ...partRows('sectionUnits', 'Avdelningar', sections, SECTION_TITLES),
    ...partRows('categoryUnits', 'Kategorier', categories, CATEGORY_TITLES),
    ...partRows('makerUnits', 'Tillverkare', MAKERS, MAKER_TITLES),
  ].map((row, index) => ({ id: index + 1, ...row }));
}
