import { SHOP } from '@shop/contracts/config';
import type { product } from '@shop/api/db/schema';
import { daysFrom } from '../engine/calendar.ts';
import { fill, lowerFirst } from '../engine/fill.ts';
import { priceTag } from '../engine/price-ending.ts';
import { hashOf, type Random, randomFor } from '../engine/random.ts';
import { attributeValueId } from './attributes.ts';
import { CATEGORIES, type CategoryNode } from './category-nodes.ts';
import { type Draft, titleOf } from './draft.ts';
import { energyOf, insuranceOf, splashesOf, specificationsOf } from './extras.ts';
import { makerNamed } from './manufacturers.ts';
import { packageOf } from './packaging.ts';
import { pickPricing, ordinaryPricing, type Pricing } from './prices.ts';
import type { ProductType } from './product-type.ts';
import { describe, factsOf, nounOf, subTitleOf } from './texts.ts';

export type ProductRow = typeof product.$inferInsert;

export interface MadeProduct {
  readonly row: ProductRow;
  readonly pricing: Pricing;
  readonly draft: Draft;
}

const NODES = new Map(CATEGORIES.map((node) => [node.id, node]));

export function categoryNode(id: number): CategoryNode {
  const node = NODES.get(id);
  if (node === undefined) throw new Error(`No category ${id}`);
  return node;
}

/** 0 for the plainest of the type, 1 for the best equipped. */
export function qualityOf(type: ProductType, attributes: Readonly<Record<string, string>>): number {
  const steps = (type.premium ?? []).flatMap((name) => {
    const values = type.attributes[name] ?? [];
    const index = values.indexOf(attributes[name] ?? '');
    return index < 0 || values.length < 2 ? [] : [index / (values.length - 1)];
  });
  return steps.length === 0 ? 0.4 : steps.reduce((sum, step) => sum + step, 0) / steps.length;
}

const TIER_FACTORS: Readonly<Record<string, number>> = {
  Pro: 1.1,
  Max: 1.15,
  Ultra: 1.2,
  Lite: 0.88,
  Mini: 0.9,
  Plus: 1.05,
};

/**
 * Price from the type's span, the equipment and the model's own standing; the same for variants but for what differs.
 */
export function priceOf({
  type,
  maker,
  model,
  attributes,
  typeKey,
}: Pick<Draft, 'type' | 'maker' | 'model' | 'attributes' | 'typeKey'>): number {
  const [low, high] = type.price;
  const standing = (hashOf(`${typeKey}:${maker}:${model}`) % 1000) / 1000;
  const place = qualityOf(type, attributes) * 0.8 + standing * 0.2;
  const tier = TIER_FACTORS[model.split(' ').at(-1) ?? ''] ?? 1;
  return priceTag(Math.min(high, Math.max(low, low * (high / low) ** place * tier)));
}

/** Generic colour for the image when the product has none of its own; with an empty one the image source decides. */
const colourOf = (attributes: Readonly<Record<string, string>>): string => (attributes.Färg ?? '').toLowerCase();

const pictureOf = ({ type, series, attributes }: Draft, random: Random): string => {
  const special = [series, ...Object.values(attributes)].find((value) => type.pictureBy?.[value] !== undefined);
  return (special === undefined ? undefined : type.pictureBy?.[special]) ?? random.pick(type.pictures);
};

export function eanOf(id: number): string {
  const digits = `735${String(id).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const { constructionToyCategoryId: BRICKS, constructionToyAllProductsId: ALL_BRICKS } = SHOP;

/**
 * The leaf and its ancestors; everything of the construction-toy brand is also in its all-products category [O2.5-01].
 */
const categoriesOf = ({ path }: CategoryNode): number[] =>
  path.includes(BRICKS) && !path.includes(ALL_BRICKS) ? [...path, ALL_BRICKS] : [...path];

type Life = Pick<ProductRow, 'createdAt' | 'releaseAt' | 'isDiscontinued' | 'isBackorderable' | 'hype'>;

/** When it was added, is or was released, and whether it is on its way out. */
function lifeOf(isNews: boolean, random: Random, now: Date): Life {
  const base = { releaseAt: null, isDiscontinued: false, isBackorderable: false, hype: 0 };
  if (isNews ? random.chance(0.4) : random.chance(0.015)) {
    const days = random.int(2, 90);
    return {
      ...base,
      createdAt: daysFrom(now, -random.int(1, 20)),
      releaseAt: daysFrom(now, days + 0.02),
      hype: 2 + Math.round(random.next() * 30) / 10,
    };
  }
  if (isNews || random.chance(0.02)) {
    const days = random.next() * 13;
    return { ...base, createdAt: daysFrom(now, -days - 10), releaseAt: daysFrom(now, -days) };
  }
  const createdAt = daysFrom(now, -random.int(30, 1100));
  return { ...base, createdAt, isDiscontinued: random.chance(0.03), isBackorderable: random.chance(0.04) };
}

const isFresh = ({ releaseAt }: Life, now: Date): boolean => releaseAt != null && releaseAt > daysFrom(now, -14);

/** New products have had one price only. */
const firstPricing = (random: Random, now: Date, kronor: number, since: Date): Pricing => {
  const { priceOre, levelOnePriceOre, ...rest } = ordinaryPricing(random, now, kronor);
  return {
    ...rest,
    priceOre,
    levelOnePriceOre: null,
    priceStartedAt: since,
    history: [{ priceOre, validFrom: since }],
  };
};

/** Everything about one product that does not depend on other products. `overrides` have the last word. */
export function makeProduct(
  draft: Draft,
  now: Date,
  overrides: Partial<ProductRow> = {},
  fixedPricing?: Pricing,
): MadeProduct {
  const { id, type, maker, model, attributes } = draft;
  const random = randomFor(`product:${id}`);
  const node = categoryNode(draft.categoryId);
  const title = titleOf(draft);
  const label = draft.variant === undefined ? '' : `, ${lowerFirst(draft.variant.label)}`;
  const life = lifeOf(draft.isNews === true, random, now);
  const kronor = priceOf(draft);
  const drawn = isFresh(life, now)
    ? firstPricing(random, now, kronor, life.createdAt ?? now)
    : pickPricing(random, now, kronor);
  const pricing = fixedPricing ?? drawn;
  const texts = describe({ type, model: title, maker, attributes }, random);
  const popularity = Math.round(1000 * random.next() ** 2.2) + (attributes.Färg === 'Svart' ? 20 : 0);
  const packaging = packageOf(type, random, 0.85 + qualityOf(type, attributes) * 0.3);
  const facts = factsOf({ type, model: title, maker, attributes });
  const { history: _, ...prices } = pricing;
  const articleNumber = `${maker
    .replace(/[^A-Za-zÅÄÖåäö]/g, '')
    .slice(0, 3)
    .toUpperCase()}-${id}`;
  const row: ProductRow = {
    id,
    name: `${title} ${nounOf(draft)}${label}`,
    mainTitle: title,
    subTitle: subTitleOf({ type, model: title, maker, attributes }),
    metaTitle: null,
    articleNumber,
    ean: eanOf(id),
    manufacturerId: makerNamed(maker).id,
    categoryId: node.id,
    categoryIds: categoriesOf(node),
    sectionId: node.sectionId,
    categoryTree: [node.sectionName, ...node.names].join('/'),
    attributeValueIds: Object.entries(attributes).map(([name, value]) => attributeValueId(name, value)),
    description: texts.description,
    highlights: texts.highlights,
    specifications: specificationsOf(draft, packaging, articleNumber),
    packageContents: type.contents.map((item) => fill(item, facts)),
    archetype: pictureOf(draft, random),
    color: colourOf(attributes),
    pictureLabel: type.naming === 'title' ? model : '',
    imageCount: random.int(2, 4),
    vatPerMille: type.vatPerMille ?? 250,
    ...prices,
    ...life,
    isFyndware: false,
    fyndwareClassId: null,
    fyndwareOfId: null,
    variantGroupId: draft.variant?.groupId ?? null,
    variantGroupName: draft.variant?.name ?? null,
    variantLabel: draft.variant?.label ?? null,
    minimumRankLevel: 0,
    statusCodes: [],
    splashes: splashesOf(popularity, life.releaseAt != null && life.releaseAt > now, random),
    heroMarking: random.chance(0.03) ? { text: random.pick(HERO_TEXTS), imageUrl: null } : null,
    energy: energyOf(draft, articleNumber, random),
    insurance: insuranceOf(type, pricing.priceOre),
    giftCardAmountsOre: null,
    isGiftCard: false,
    isDigital: type.isDigital === true,
    isShippable: type.isDigital !== true,
    maxPerCustomer: random.chance(0.02) ? random.pick([1, 2, 5]) : null,
    limitedQuota: null,
    ...packaging,
    ratingAverage: null,
    reviewCount: 0,
    popularity,
    isSponsored: random.chance(0.012),
    ...overrides,
  };
  return { row, pricing, draft };
}

const HERO_TEXTS = ['Butikens val', 'Årets köp', 'Personalens favorit', 'Bäst i klassen'];
