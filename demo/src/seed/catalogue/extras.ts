import type { Energy, InsuranceOffer, SpecificationGroup, Splash } from '@shop/api/db/schema';
import { priceTag, toOre } from '../engine/price-ending.ts';
import type { Random } from '../engine/random.ts';
import type { Draft } from './draft.ts';
import { energyFigures } from './energy-figures.ts';
import { FAMILY_TEXTS } from './family-texts.ts';
import { fitRows } from './fit-facts.ts';
import type { Packaging } from './packaging.ts';
import type { ProductType } from './product-type.ts';

/** The insurance popup shows above this price [9-24]. */
const INSURANCE_FROM_ORE = 30_000;
const INSURANCE = { id: 1, name: 'Drulleförsäkring 3 år', provider: 'Trygghamn Försäkring AB' } as const;

export function insuranceOf(type: ProductType, priceOre: number): InsuranceOffer | null {
  if (type.isUninsurable || type.isDigital || priceOre <= INSURANCE_FROM_ORE) return null;
  return { ...INSURANCE, priceOre: toOre(priceTag(Math.max(79, (priceOre / 100) * 0.12))) };
}

const SPLASHES: readonly Splash[] = [
  { text: 'Hållbart val', color: '#2b8a3e' },
  { text: 'Svensk design', color: '#1971c2' },
  { text: 'Endast hos oss', color: '#7a3ff2' },
  { text: 'Lagas i butik', color: '#0b7285' },
];

export function splashesOf(popularity: number, isUpcoming: boolean, random: Random): Splash[] {
  // What is not released yet has not been sold.
  if (popularity > 850) return isUpcoming ? [] : [{ text: 'Storsäljare', color: '#c2255c' }];
  return random.chance(0.1) ? [random.pick(SPLASHES)] : [];
}

export function energyOf({ type, typeKey, attributes }: Draft, itemCode: string, random: Random): Energy | null {
  if (type.energy === undefined) return null;
  const rating = random.pick(type.energy);
  const sheet = [
    `Energiklass: ${rating}`,
    ...energyFigures(typeKey, rating, attributes),
    `Modellbeteckning: ${itemCode}`,
  ];
  return { rating, scale: 'A', itemCode, labelContent: null, productSheetContent: sheet.join('|') };
}

const centimetres = (mm: number): string => String(mm / 10).replace('.', ',');

export function specificationsOf(draft: Draft, packaging: Packaging, articleNumber: string): SpecificationGroup[] {
  const { type, maker, attributes } = draft;
  const fit = fitRows(draft);
  const groups: SpecificationGroup[] = [
    { group: 'Egenskaper', rows: Object.entries(attributes).map(([label, value]) => ({ label, value })) },
  ];
  if (fit.length > 0) groups.push({ group: 'Kompatibilitet', rows: [...fit] });
  if (!type.isDigital) {
    groups.push({
      group: 'Mått och vikt',
      rows: [
        { label: 'Förpackning', value: `${packaging.packageMeasurements.map(centimetres).join(' × ')} cm` },
        { label: 'Vikt med förpackning', value: `${String(packaging.packageWeightGrams / 1000).replace('.', ',')} kg` },
      ],
    });
  }
  groups.push({
    group: 'Övrigt',
    rows: [
      { label: 'Tillverkare', value: maker },
      { label: 'Artikelnummer', value: articleNumber },
      { label: 'Trygghet', value: FAMILY_TEXTS[type.family].warranty },
    ],
  });
  return groups;
}
