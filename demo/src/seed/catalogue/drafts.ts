import { type Random, randomFor } from '../engine/random.ts';
import { type CategoryNode, LEAVES } from './category-nodes.ts';
import type { Draft } from './draft.ts';
import { coherentDraft } from './fit-facts.ts';
import type { ProductType } from './product-type.ts';
import { productType } from './types.ts';

/** Generated products count from here; ids with a meaning of their own lie below. */
export const FIRST_GENERATED_ID = 500_001;

const TIERS = ['', '', '', 'Pro', 'Lite', 'Max', 'S', 'X', 'Plus', 'II', 'Mini', 'Ultra'];
const EDITIONS = [
  'Vinterutgåvan',
  'Jubileumsutgåvan',
  'Del II',
  'Återkomsten',
  'Samlarutgåvan',
  'Fickutgåvan',
  'Expansionen',
  'Del III',
  'Guldutgåvan',
];
/** A full shop has at least three products in each category; a small one, made for tests, at least one. */
const MIN_PER_LEAF = 3;

/**
 * Products per leaf: by weight, at least a handful, exactly `total` in all (unless that is too few for one of each).
 */
export function sharesOf(leaves: readonly CategoryNode[], total: number): Map<number, number> {
  const fewest = Math.min(MIN_PER_LEAF, Math.max(1, Math.floor(total / leaves.length / MIN_PER_LEAF)));
  const weights = leaves.map(({ branch }) => branch.weight ?? 1);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const counts = weights.map((weight) => Math.max(fewest, Math.round((total * weight) / sum)));
  let rest = total - counts.reduce((all, count) => all + count, 0);
  for (let index = 0, idle = 0; rest !== 0 && idle < counts.length; index = (index + 1) % counts.length) {
    const count = counts[index] ?? 0;
    const step = Math.sign(rest);
    if (count + step < fewest) {
      idle += 1;
      continue;
    }
    idle = 0;
    counts[index] = count + step;
    rest -= step;
  }
  return new Map(leaves.map(({ id }, index) => [id, counts[index] ?? 0]));
}

export const allowedValues = (
  type: ProductType,
  { branch: { only } }: CategoryNode,
  attribute: string,
): readonly string[] => only?.[attribute] ?? type.attributes[attribute] ?? [];

const pickAttributes = (type: ProductType, leaf: CategoryNode, random: Random): Record<string, string> =>
  Object.fromEntries(Object.keys(type.attributes).map((name) => [name, random.pick(allowedValues(type, leaf, name))]));

/** Names are never used twice; a second one becomes another generation or edition. */
class Names {
  private readonly used = new Map<string, number>();

  unique(name: string, again: (times: number) => string): string {
    const times = this.used.get(name) ?? 0;
    this.used.set(name, times + 1);
    return times === 0 ? name : this.unique(again(times), (deeper) => again(times + deeper));
  }
}

function modelName(type: ProductType, series: string, random: Random, names: Names): string {
  if (type.naming === 'title') {
    const base = [series, random.pick(type.endings ?? [''])].filter(Boolean).join(' ');
    return names.unique(base, (times) => {
      const edition = EDITIONS[(times - 1) % EDITIONS.length] ?? '';
      const round = Math.floor((times - 1) / EDITIONS.length);
      return round === 0 ? `${base}: ${edition}` : `${base}: ${edition} ${round + 1}`;
    });
  }
  const number = random.int(1, 9) * 10 + random.pick([0, 0, 5]);
  const tier = random.pick(TIERS);
  const suffix = tier === '' ? '' : ` ${tier}`;
  return names.unique(`${series} ${number}${suffix}`, (times) => `${series} ${number + times * 100}${suffix}`);
}

function* draftsOfLeaf(
  leaf: CategoryNode,
  typeKey: string,
  count: number,
  firstId: number,
  names: Names,
): Generator<Draft> {
  const type = productType(typeKey);
  const random = randomFor(`leaf:${leaf.id}`);
  const { variantBy } = type;
  const variants = variantBy === undefined ? [] : allowedValues(type, leaf, variantBy);
  for (let made = 0; made < count;) {
    const series = random.pick(type.series);
    const maker = random.pick(type.makers);
    const model = modelName(type, series, random, names);
    const attributes = pickAttributes(type, leaf, random);
    const base = {
      categoryId: leaf.id,
      typeKey,
      type,
      maker,
      model,
      series,
      ...(leaf.branch.isNews && { isNews: true }),
    };
    const groupSize =
      variants.length > 1 && random.chance(0.45) ? Math.min(random.int(2, 4), variants.length, count - made) : 1;
    if (groupSize < 2 || variantBy === undefined) {
      yield { ...base, id: firstId + made, attributes };
      made += 1;
      continue;
    }
    const groupId = firstId + made;
    const chosen = new Set(random.some(variants, groupSize));
    for (const label of variants.filter((value) => chosen.has(value))) {
      yield {
        ...base,
        id: firstId + made,
        attributes: { ...attributes, [variantBy]: label },
        variant: { groupId, name: variantBy, label },
      };
      made += 1;
    }
  }
}

/**
 * All generated products but the fyndwares, in category order, `total` of them. Models in `taken` are not used again.
 */
export function* generateDrafts(total: number, taken: Iterable<string> = []): Generator<Draft> {
  const leaves = LEAVES.filter(({ branch }) => branch.type !== undefined);
  const shares = sharesOf(leaves, total);
  const names = new Names();
  for (const model of new Set(taken)) names.unique(model, String);
  let nextId = FIRST_GENERATED_ID;
  for (const leaf of leaves) {
    const count = shares.get(leaf.id) ?? 0;
    for (const draft of draftsOfLeaf(leaf, leaf.branch.type ?? '', count, nextId, names)) yield coherentDraft(draft);
    nextId += count;
  }
}
