import type { CtoModel } from '@shop/contracts/api/configure-to-order';
import { numberOf, type Part, type PartKind, readPart } from '@shop/domain/part-facts';

/** What the picture of a build shows. */
export interface PictureParts {
  readonly isCompact: boolean;
  readonly finish: 'black' | 'white' | 'birch';
  readonly cardLengthMm: number;
  readonly cardFans: number;
  /** Fans on the radiator; 0 for an air cooler. */
  readonly radiatorFans: number;
  readonly memoryModules: number;
  readonly hasHardDrive: boolean;
  readonly hasKeyboard: boolean;
}

const FINISHES = { Vit: 'white', Björk: 'birch' } as const;
const FAN_MM = 120;
const DEFAULT_CARD_MM = 240;

const finishOf = (colour: string | undefined): PictureParts['finish'] =>
  colour === 'Vit' || colour === 'Björk' ? FINISHES[colour] : 'black';

/** Reads from the facts of the chosen options what can be seen of a build. */
export function pictureParts({ slots }: Pick<CtoModel, 'slots'>, optionIds: readonly number[]): PictureParts {
  const chosen = slots.flatMap(({ options }) => options.filter(({ id }) => optionIds.includes(id)));
  const parts = chosen.flatMap(({ name, facts }) => readPart(name, facts) ?? []);
  const find = (wanted: PartKind): Part =>
    parts.find(({ kind }) => kind === wanted) ?? { kind: wanted, name: '', facts: {} };
  const [pcCase, card, cooler] = [find('case'), find('graphicsCard'), find('cooler')];
  const isWater = cooler.facts['Kyltyp']?.startsWith('Vatten') === true;
  return {
    isCompact: pcCase.facts['Formfaktor'] === 'Mini-ITX',
    finish: finishOf(pcCase.facts['Färg']),
    cardLengthMm: numberOf(card, 'Längd') ?? DEFAULT_CARD_MM,
    cardFans: numberOf(card, 'Fläktar') ?? 2,
    radiatorFans: isWater ? Math.round((numberOf(cooler, 'Kyltyp') ?? 0) / FAN_MM) : 0,
    memoryModules: numberOf(find('memory'), 'Moduler') ?? 2,
    hasHardDrive: find('storage').facts['Hårddisk'] !== undefined,
    hasKeyboard: chosen.some(({ facts }) => facts.some(({ label }) => label === 'Layout')),
  };
}

const FINISH_WORDS = { black: 'svart', white: 'vitt', birch: 'svart chassi med björkfront' } as const;

/** The picture in words, for who does not see it. */
export function pictureWords(parts: PictureParts): string {
  const { isCompact, finish, cardFans, radiatorFans, memoryModules, hasHardDrive, hasKeyboard } = parts;
  const size = isCompact ? 'kompakt' : 'medelstort';
  return [
    `Skiss av bygget: ${size} ${finish === 'birch' ? FINISH_WORDS.birch : `${FINISH_WORDS[finish]} chassi`}`,
    `grafikkort med ${cardFans === 1 ? '1 fläkt' : `${cardFans} fläktar`}`,
    radiatorFans === 0 ? 'luftkylare' : `vattenkylning med ${radiatorFans} fläktar`,
    `${memoryModules} minnesmoduler`,
    ...(hasHardDrive ? ['hårddisk'] : []),
    ...(hasKeyboard ? ['tangentbord'] : []),
  ].join(', ');
}
