import { factNamed, type Facts, fill, lowerFirst, upperFirst } from '../engine/fill.ts';
import type { Random } from '../engine/random.ts';
import { FAMILY_TEXTS } from './family-texts.ts';
import type { ProductType } from './product-type.ts';

/** Values that say "none" or "yes": a sentence cannot name them. */
const UNSPEAKABLE: ReadonlySet<string> = new Set(['Ingen', 'Utan', 'Nej', 'Ja', 'Med']);
const ABSENT: ReadonlySet<string> = new Set(['Ingen', 'Utan', 'Nej']);

export interface Described {
  readonly type: ProductType;
  readonly model: string;
  readonly maker: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export const factsOf = ({ type, model, maker, attributes }: Described): Facts => ({
  ...attributes,
  namn: model,
  märke: maker,
  den: type.the,
  Den: upperFirst(type.the),
});

/** A product's noun in lists: the type's, or the one of its platform. */
export function nounOf({ type, attributes }: Pick<Described, 'type' | 'attributes'>): string {
  const special = Object.values(attributes).find((value) => type.nounBy?.[value] !== undefined);
  return (special === undefined ? undefined : type.nounBy?.[special]) ?? type.noun;
}

const speakable = (templates: readonly string[], facts: Facts): string[] =>
  templates.filter((template) =>
    [...template.matchAll(/\{([^}]+)\}/g)].every(([, key = '']) => !UNSPEAKABLE.has(factNamed(facts, key) ?? '')),
  );

/** 'Trådlös 2,4 GHz · Nordisk'; attributes that the product lacks are left out. */
export function subTitleOf(product: Described): string {
  const { type, attributes } = product;
  const shown = type.show.flatMap((name) => {
    const value = attributes[name];
    if (value === undefined || ABSENT.has(value)) return [];
    return [UNSPEAKABLE.has(value) || value === 'Inbyggd' ? `${name}: ${lowerFirst(value)}` : value];
  });
  return [upperFirst(nounOf(product)), ...shown].join(' · ');
}

/** Escaped for HTML, for names such as 'Kladd & Klister'. */
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const paragraph = (sentences: readonly string[]): string => `<p>${escaped(sentences.join(' '))}</p>`;
const bullets = (points: readonly string[]): string =>
  `<ul>${points.map((point) => `<li>${escaped(upperFirst(point))}</li>`).join('')}</ul>`;

export interface ProductTexts {
  readonly description: string;
  readonly highlights: string[];
}

/** Two to four paragraphs and a list; sentences are picked so that neighbours in a list read differently. */
export function describe(product: Described, random: Random): ProductTexts {
  const { type } = product;
  const family = FAMILY_TEXTS[type.family];
  const facts = factsOf(product);
  const say = (templates: readonly string[], count: number): string[] =>
    random.some(speakable(templates, facts), count).map((template) => upperFirst(fill(template, facts)));
  const body = say(type.body, random.int(3, 4));
  const points = say(type.points, random.int(3, 5));
  const parts = [paragraph(say(type.intro, 1)), paragraph(body.slice(0, 2))];
  if (body.length > 2) parts.push(paragraph(body.slice(2)));
  if (random.chance(0.75)) parts.push(paragraph(say(family.closing, 1)));
  const list = bullets([...points, ...say(family.points, 1)]);
  if (random.chance(0.7)) parts.push(list);
  else parts.splice(1, 0, list);
  return { description: parts.join(''), highlights: points.slice(0, 3) };
}
