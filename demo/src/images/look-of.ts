import type { ProductImage } from '@shop/api/images/image-source';
import { archetypeNamed, type ArchetypeName } from './archetypes/index.ts';
import { oklch, printableHue } from '@shop/api/images/drawing/colour';
import type { Finish, Look } from './drawing/look.ts';
import { choose, hashOf } from '@shop/api/images/drawing/random';

interface Colouring {
  readonly hue: number;
  readonly chroma: number;
  readonly tone: 'light' | 'dark';
  readonly finish?: Finish;
}

/** Longer words first, so that `ljusblå` is not read as `blå`. */
const COLOUR_WORDS: readonly (readonly [word: string, colouring: Colouring])[] = [
  ['rymdgrå', { hue: 265, chroma: 0, tone: 'dark', finish: 'metal' }],
  ['mörkblå', { hue: 262, chroma: 0.8, tone: 'dark' }],
  ['marinblå', { hue: 262, chroma: 0.6, tone: 'dark' }],
  ['ljusblå', { hue: 238, chroma: 0.7, tone: 'light' }],
  ['havsblå', { hue: 232, chroma: 0.85, tone: 'dark' }],
  ['himmelsblå', { hue: 240, chroma: 0.75, tone: 'light' }],
  ['skogsgrön', { hue: 152, chroma: 0.6, tone: 'dark' }],
  ['salvia', { hue: 140, chroma: 0.35, tone: 'light' }],
  ['norrsken', { hue: 172, chroma: 0.95, tone: 'light' }],
  ['lingon', { hue: 18, chroma: 1, tone: 'dark' }],
  ['turkos', { hue: 195, chroma: 0.8, tone: 'light' }],
  ['petrol', { hue: 215, chroma: 0.55, tone: 'dark' }],
  ['mint', { hue: 168, chroma: 0.5, tone: 'light' }],
  ['mörkgrön', { hue: 150, chroma: 0.7, tone: 'dark' }],
  ['ljusgrön', { hue: 135, chroma: 0.9, tone: 'light' }],
  ['oliv', { hue: 115, chroma: 0.5, tone: 'dark' }],
  ['vinröd', { hue: 12, chroma: 0.85, tone: 'dark' }],
  ['korall', { hue: 30, chroma: 0.85, tone: 'light' }],
  ['roséguld', { hue: 40, chroma: 0.4, tone: 'light', finish: 'metal' }],
  ['roseguld', { hue: 40, chroma: 0.4, tone: 'light', finish: 'metal' }],
  ['rosa', { hue: 355, chroma: 0.75, tone: 'light' }],
  ['lavendel', { hue: 300, chroma: 0.55, tone: 'light' }],
  ['lila', { hue: 302, chroma: 1, tone: 'dark' }],
  ['violett', { hue: 292, chroma: 1, tone: 'dark' }],
  ['orange', { hue: 55, chroma: 1, tone: 'light' }],
  ['brons', { hue: 62, chroma: 0.5, tone: 'dark', finish: 'metal' }],
  ['koppar', { hue: 48, chroma: 0.6, tone: 'light', finish: 'metal' }],
  ['guld', { hue: 88, chroma: 0.6, tone: 'light', finish: 'metal' }],
  ['silver', { hue: 255, chroma: 0, tone: 'light', finish: 'metal' }],
  ['titan', { hue: 80, chroma: 0.14, tone: 'light', finish: 'metal' }],
  ['grafit', { hue: 255, chroma: 0, tone: 'dark', finish: 'metal' }],
  ['svart', { hue: 270, chroma: 0, tone: 'dark' }],
  ['vit', { hue: 260, chroma: 0, tone: 'light' }],
  ['grå', { hue: 255, chroma: 0.13, tone: 'light' }],
  ['beige', { hue: 82, chroma: 0.28, tone: 'light' }],
  ['kräm', { hue: 88, chroma: 0.2, tone: 'light' }],
  ['creme', { hue: 88, chroma: 0.2, tone: 'light' }],
  ['sand', { hue: 80, chroma: 0.3, tone: 'light' }],
  ['stål', { hue: 250, chroma: 0, tone: 'light', finish: 'metal' }],
  ['mässing', { hue: 86, chroma: 0.65, tone: 'light', finish: 'metal' }],
  ['brun', { hue: 55, chroma: 0.5, tone: 'dark' }],
  ['valnöt', { hue: 50, chroma: 0.45, tone: 'dark', finish: 'wood' }],
  ['bambu', { hue: 80, chroma: 0.4, tone: 'light', finish: 'wood' }],
  ['trä', { hue: 62, chroma: 0.45, tone: 'dark', finish: 'wood' }],
  ['röd', { hue: 27, chroma: 1, tone: 'dark' }],
  ['blå', { hue: 255, chroma: 1, tone: 'dark' }],
  ['grön', { hue: 148, chroma: 1, tone: 'dark' }],
  ['gul', { hue: 95, chroma: 0.95, tone: 'light' }],
  ['klar', { hue: 230, chroma: 0.13, tone: 'light', finish: 'glass' }],
  ['transparent', { hue: 230, chroma: 0.13, tone: 'light', finish: 'glass' }],
];

const BLACK: Colouring = { hue: 270, chroma: 0, tone: 'dark' };
const WHITE: Colouring = { hue: 260, chroma: 0, tone: 'light' };

/** Archetypes that get any colour when the product names none; others are black, now and then white. */
const COLOURFUL: ReadonlySet<ArchetypeName> = new Set<ArchetypeName>([
  'game-case',
  'board-game',
  'card-game',
  'puzzle',
  'book',
  'brick-set',
  'gift-card',
  'dice-set',
  'figure',
  'plush',
  'rc-car',
  'slime-kit',
  'ball',
  'kite',
  'sled',
  'flying-disc',
  'phone-case',
  'building-bricks',
  'backpack',
  'mug',
  't-shirt',
  'cap',
  'mouse-pad',
  'memory-card',
  'insurance',
]);

const FINISHES: Partial<Record<ArchetypeName, Finish>> = {
  laptop: 'metal',
  'game-case': 'gloss',
  console: 'matte',
  mouse: 'gloss',
  earbuds: 'gloss',
  mug: 'gloss',
  backpack: 'fabric',
  't-shirt': 'fabric',
  cap: 'fabric',
  plush: 'fabric',
  'robot-vacuum': 'gloss',
};

/** `null` for text without a colour word. Words are matched from their start, so `röda` and `svarta` count. */
const colouringOf = (text: string): Colouring | null => {
  for (const word of text.toLowerCase().split(/[^a-zåäöé]+/)) {
    const found = COLOUR_WORDS.find(([stem]) => word.startsWith(stem) && word.length <= stem.length + 2);
    if (found) return found[1];
  }
  return null;
};

/** The product's own colour: its attribute, else a colour word that ends the name (`Storm 7 svart`). */
const ownColouring = ({ color = '', name }: ProductImage): Colouring | null => {
  if (color.trim() !== '') return colouringOf(color);
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? colouringOf(words.at(-1) ?? '') : null;
};

/**
 * The name all variants share. A colour that is part of a title ("Svarta hamnen") is not the product's own and stays.
 */
const withoutColour = (name: string, own: Colouring | null): string =>
  name
    .split(/\s+/)
    .filter((word, index) => index === 0 || own === null || colouringOf(word) !== own)
    .join(' ')
    .replace(/\(\s*\)/g, '')
    .replace(/[\s,–-]+$/, '')
    .trim();

const labelOf = (bare: string, brand: string): string => {
  const title = bare.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? bare.slice(brand.length + 1) : bare;
  return title.replace(/\s*[([].*$/, '').trim() || bare || brand;
};

const defaultColouring = (archetype: ArchetypeName, seed: number): Colouring => {
  if (COLOURFUL.has(archetype))
    return { hue: printableHue((seed * 47) % 360), chroma: 0.95, tone: (seed >>> 4) % 3 === 0 ? 'light' : 'dark' };
  return (seed >>> 5) % 4 === 0 ? WHITE : BLACK;
};

/**
 * The look of a product: always the same for the same product. Shape and art are derived from what all variants of a
 * product share (kind, brand, name without its colour), so variants differ by colour only.
 */
export const lookOf = (product: ProductImage): Look => {
  const archetype = archetypeNamed(product.archetype);
  const own = ownColouring(product);
  const bare = withoutColour(product.name, own);
  const seed = hashOf(`${archetype}|${product.brand}|${bare}`);
  const colouring = own ?? defaultColouring(archetype, seed);
  return {
    seed,
    hue: colouring.hue,
    chroma: colouring.chroma,
    tone: colouring.tone,
    finish: colouring.finish ?? FINISHES[archetype] ?? 'matte',
    accent: oklch(0.68 + (seed % 5) * 0.02, 0.2, choose([355, 25, 60, 150, 195, 240, 265, 300, 325], seed >>> 7)),
    brand: product.brand,
    label: product.label?.trim() || labelOf(bare, product.brand),
    variant: (seed >>> 11) % 12,
  };
};
