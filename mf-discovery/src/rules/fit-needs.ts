import { numberOf, type Part, type PartKind } from '@shop/domain/part-facts';

/** A partner that a component needs or fits, in words. */
export interface FitNeed {
  readonly partner: string;
  /** What the partner must be; null where the maker has not said what decides. */
  readonly need: string | null;
}

type NeedOf = (part: Part) => FitNeed;

const fact =
  (partner: string, label: string, words: (value: string) => string): NeedOf =>
  ({ facts }) => {
    const value = facts[label];
    return { partner, need: value === undefined ? null : words(value) };
  };

/** Watts that a power supply should have to spare beside the card: processor, drives and peaks. */
const CARD_MARGIN_WATTS = 300;

const supplyForCard: NeedOf = (card) => {
  const watts = numberOf(card, 'Strömförbrukning');
  return {
    partner: 'Nätaggregat',
    need: watts === null ? null : `minst ${watts + CARD_MARGIN_WATTS} W med en vanlig processor`,
  };
};

const isWater = ({ facts }: Part): boolean => facts['Kyltyp']?.startsWith('Vatten') === true;

const caseForCooler: NeedOf = (cooler) =>
  isWater(cooler)
    ? { partner: 'Chassi', need: `plats för radiator på ${numberOf(cooler, 'Kyltyp') ?? 240} mm` }
    : fact('Chassi', 'Höjd', (height) => `plats för kylare på ${height}`)(cooler);

const driveSlot: NeedOf = ({ facts }) => ({
  partner: 'Moderkort',
  need:
    facts['Formfaktor'] === undefined
      ? null
      : facts['Formfaktor'].startsWith('M.2')
        ? 'en ledig M.2-plats'
        : 'en ledig SATA-kontakt',
});

const NEEDS: { readonly [Kind in PartKind]: readonly NeedOf[] } = {
  processor: [
    fact('Moderkort', 'Sockel', (socket) => `sockel ${socket}`),
    fact('Processorkylare', 'TDP', (watts) => `klarar minst ${watts}`),
  ],
  motherboard: [
    fact('Processor', 'Sockel', (socket) => `sockel ${socket}`),
    fact('Arbetsminne', 'Minnestyp', (type) => type),
    fact('Chassi', 'Formfaktor', (size) => `för ${size} eller större`),
    fact('M.2-lagring', 'M.2-platser', (slots) => `upp till ${slots}`),
  ],
  memory: [fact('Moderkort', 'Minnestyp', (type) => `för ${type}`)],
  graphicsCard: [fact('Chassi', 'Längd', (length) => `plats för kort på ${length}`), supplyForCard],
  powerSupply: [fact('Chassi', 'Längd', (length) => `plats för nätaggregat på ${length}`)],
  case: [
    fact('Moderkort', 'Formfaktor', (size) => `${size} eller mindre`),
    fact('Grafikkort', 'Max kortlängd', (length) => `högst ${length} långt`),
    fact('Luftkylare', 'Max kylarhöjd', (height) => `högst ${height} hög`),
    fact('Vattenkylning', 'Max radiator', (size) => `radiator på högst ${size}`),
    fact('Nätaggregat', 'Max längd nätaggregat', (length) => `högst ${length} långt`),
  ],
  cooler: [
    fact('Processor', 'Socklar', (sockets) => `sockel ${sockets.replace(', ', ' eller ')}`),
    fact('Processor', 'Kyler upp till', (watts) => `högst ${watts}`),
    caseForCooler,
  ],
  storage: [driveSlot],
};

/** What a component needs of the others, or leaves room for. */
export const needsOf = (part: Part): readonly FitNeed[] => NEEDS[part.kind].map((need) => need(part));
