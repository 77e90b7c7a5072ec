import { KIND_LABEL, PART_KINDS, type FactRow, type PartKind } from '@shop/domain/part-facts';
import { hashOf } from '../engine/random.ts';
import type { Draft } from './draft.ts';

type Attributes = Readonly<Record<string, string>>;
type Named = Pick<Draft, 'typeKey' | 'maker' | 'model' | 'attributes'>;

/** The same number below `range` for every piece of a model. */
const steady = ({ maker, model }: Pick<Draft, 'maker' | 'model'>, range: number): number =>
  hashOf(`fit:${maker}:${model}`) % range;

/** Now and then a maker does not say; then the shop does not know either. */
const isUntold = (draft: Named): boolean => steady(draft, 19) === 0;

const oneOf = (value: string | undefined, allowed: readonly string[]): string =>
  value !== undefined && allowed.includes(value) ? value : (allowed[0] ?? '');

const CARD_WATTS: Readonly<Record<string, readonly string[]>> = {
  '8 GB': ['130 W', '180 W'],
  '12 GB': ['220 W', '180 W'],
  '16 GB': ['285 W', '220 W'],
  '24 GB': ['350 W'],
};

const PROCESSOR_WATTS: Readonly<Record<string, readonly string[]>> = {
  '6 kärnor': ['65 W', '105 W'],
  '8 kärnor': ['105 W', '65 W'],
  '12 kärnor': ['105 W', '125 W'],
  '16 kärnor': ['125 W', '170 W'],
  '24 kärnor': ['170 W'],
};

const DRIVES: Readonly<Record<string, { readonly format: string; readonly speeds: readonly string[] }>> = {
  SATA: { format: '2,5 tum', speeds: ['550 MB/s'] },
  'PCIe 4.0': { format: 'M.2 2280', speeds: ['7 300 MB/s', '5 000 MB/s'] },
  'PCIe 5.0': { format: 'M.2 2280', speeds: ['12 000 MB/s'] },
};

/** Attributes drawn one by one contradict each other here and there; by type, what the one says of the other. */
const COHERENT: Readonly<Record<string, (attributes: Attributes) => Attributes>> = {
  graphicsCard: (drawn) => {
    const watts = oneOf(drawn.Strömförbrukning, CARD_WATTS[drawn.Videominne ?? ''] ?? []);
    const isHot = Number.parseInt(watts, 10) >= 285;
    return { ...drawn, Strömförbrukning: watts, ...(isHot && { Fläktar: '3 fläktar' }) };
  },
  processor: (drawn) => ({ ...drawn, TDP: oneOf(drawn.TDP, PROCESSOR_WATTS[drawn.Kärnor ?? ''] ?? []) }),
  motherboard: (drawn) => ({
    ...drawn,
    ...(drawn.Sockel === 'Q6' && { Minnestyp: 'DDR5' }),
    ...(drawn.Formfaktor === 'Mini-ITX' && drawn['M.2-platser'] === '4 platser' && { 'M.2-platser': '2 platser' }),
  }),
  memory: (drawn) => ({
    ...drawn,
    Hastighet:
      drawn.Minnestyp === 'DDR4' ? '3200 MT/s' : oneOf(drawn.Hastighet, ['6000 MT/s', '5600 MT/s', '7200 MT/s']),
  }),
  ssd: (drawn) => {
    const drive = DRIVES[drawn.Gränssnitt ?? ''];
    return drive === undefined
      ? drawn
      : { ...drawn, Formfaktor: drive.format, Läshastighet: oneOf(drawn.Läshastighet, drive.speeds) };
  },
  cooler: (drawn) => {
    // A radiator has no height above the processor.
    const { Höjd: _, ...water } = drawn;
    return drawn.Kyltyp === 'Luft' ? drawn : water;
  },
};

/** A draft whose attributes can all be true of one thing. */
export const coherentDraft = (draft: Draft): Draft => ({
  ...draft,
  attributes: COHERENT[draft.typeKey]?.(draft.attributes) ?? draft.attributes,
});

/** Largest card, cooler, radiator and power supply in mm, by the size of the case. */
const CASES: Readonly<Record<string, readonly [card: number, cooler: number, radiator: number, supply: number]>> = {
  'Mini-ITX': [300, 135, 240, 150],
  'Micro-ATX': [330, 160, 240, 160],
  ATX: [370, 168, 360, 200],
  'E-ATX': [420, 185, 360, 220],
};

const COOLED_WATTS: Readonly<Record<string, number>> = {
  '65 mm': 95,
  '125 mm': 150,
  '158 mm': 200,
  'Vatten 240 mm': 250,
  'Vatten 360 mm': 320,
};

const row = (label: string, value: string): FactRow => ({ label, value });
const mm = (label: string, value: number): FactRow => row(label, `${value} mm`);

function cardRows(draft: Named): FactRow[] {
  if (isUntold(draft)) return [];
  return [mm('Längd', draft.attributes.Fläktar === '3 fläktar' ? 285 + steady(draft, 60) : 200 + steady(draft, 50))];
}

function caseRows(draft: Named): FactRow[] {
  const room = CASES[draft.attributes.Formfaktor ?? ''];
  if (room === undefined) return [];
  const [card, cooler, radiator, supply] = room;
  return [
    mm('Max kortlängd', card + steady(draft, 4) * 5),
    ...(isUntold(draft) ? [] : [mm('Max kylarhöjd', cooler)]),
    mm('Max radiator', radiator),
    mm('Max längd nätaggregat', supply),
  ];
}

function coolerRows(draft: Named): FactRow[] {
  const { Kyltyp = '', Höjd = '' } = draft.attributes;
  const watts = COOLED_WATTS[Kyltyp === 'Luft' ? Höjd : Kyltyp];
  return [
    row('Socklar', 'Q5, Q6'),
    ...(watts === undefined || isUntold(draft) ? [] : [row('Kyler upp till', `${watts} W`)]),
  ];
}

function supplyRows({ attributes }: Named): FactRow[] {
  const watts = Number.parseInt(attributes.Effekt ?? '', 10);
  return [mm('Längd', watts <= 650 ? 140 : watts <= 850 ? 150 : 180)];
}

interface PartType {
  readonly kind: PartKind;
  readonly rows: (draft: Named) => readonly FactRow[];
}

const none = (): FactRow[] => [];

const PART_TYPES: Readonly<Record<string, PartType>> = {
  graphicsCard: { kind: 'graphicsCard', rows: cardRows },
  processor: { kind: 'processor', rows: none },
  motherboard: {
    kind: 'motherboard',
    rows: ({ attributes }) => [row('Minnesplatser', attributes.Formfaktor === 'Mini-ITX' ? '2 platser' : '4 platser')],
  },
  memory: { kind: 'memory', rows: none },
  ssd: { kind: 'storage', rows: none },
  hardDrive: { kind: 'storage', rows: () => [row('Formfaktor', '3,5 tum')] },
  powerSupply: { kind: 'powerSupply', rows: supplyRows },
  pcCase: { kind: 'case', rows: caseRows },
  cooler: { kind: 'cooler', rows: coolerRows },
};

/** What decides whether a component fits others, beside its attributes; empty for all other products. */
export function fitRows(draft: Named): readonly FactRow[] {
  const type = PART_TYPES[draft.typeKey];
  return type === undefined ? [] : [row(KIND_LABEL, PART_KINDS[type.kind]), ...type.rows(draft)];
}
