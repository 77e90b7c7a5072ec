import * as z from 'zod';
import { fyndwareClass } from '@shop/api/catalogue/fyndware-class';
import { readData } from '../engine/read-data.ts';
import { daysFrom } from '../engine/calendar.ts';
import { randomFor } from '../engine/random.ts';
import { LEAVES } from './category-nodes.ts';
import { eanOf, type MadeProduct, makeProduct } from './product-row.ts';
import { type Pricing, reducedPricing } from './prices.ts';

/** [9-143..150] What each condition class means and costs. */
const CONDITIONS = readData(
  'catalogue/fyndware-conditions.json',
  z.array(z.strictObject({ id: z.int(), text: z.string(), share: z.number() })),
);

const REMARKS = [
  'Kunden ångrade sitt köp efter två dagar.',
  'Har stått framme i butiken.',
  'En liten repa på undersidan.',
  'Ny laddare medföljer.',
  'Kartongen är omtejpad.',
  'Återställd till fabriksinställningar.',
  'Manualen finns som pdf.',
];

/** One returned piece of an existing product. `fixedId` is for the pieces that tests use. */
function fyndwareOf(original: MadeProduct, id: number, leafId: number, now: Date): MadeProduct {
  const random = randomFor(`fynd:${id}`);
  const { id: classId, text, share } = random.pick(CONDITIONS);
  const { name = '', shortName = '' } = fyndwareClass(classId) ?? {};
  const newKronor = (original.pricing.regularPriceOre ?? original.pricing.priceOre) / 100;
  const reduced = reducedPricing(random, now, newKronor, { type: 'campaign', share, startedDays: random.int(1, 20) });
  // A returned piece has had this price alone: that of a new one is not its own.
  const pricing: Pricing = { ...reduced, lowestPriceOre: null, history: reduced.history.slice(-1) };
  const { variant: _, ...draft } = original.draft;
  return makeProduct(
    { ...draft, id, categoryId: leafId },
    now,
    {
      name: `${original.row.name} (${shortName.toLowerCase()})`,
      subTitle: `${name} · ${original.row.subTitle}`,
      ean: eanOf(original.row.id),
      isFyndware: true,
      fyndwareClassId: classId,
      fyndwareOfId: original.row.id,
      releaseAt: null,
      isDiscontinued: false,
      isBackorderable: false,
      hype: 0,
      description: `<p><strong>${name}.</strong> ${text} ${random.pick(REMARKS)}</p>${original.row.description}`,
      archetype: original.row.archetype,
      color: original.row.color,
      createdAt: daysFrom(now, -random.int(1, 40)),
      insurance: null,
      maxPerCustomer: null,
      limitedQuota: 1,
      levelOnePriceOre: null,
      priceType: null,
      priceEndsAt: null,
      isSponsored: false,
      splashes: [],
      heroMarking: null,
      energy: original.row.energy ?? null,
      popularity: random.int(1, 400),
      variantGroupId: null,
      variantGroupName: null,
      variantLabel: null,
    },
    pricing,
  );
}

/** Returned pieces for every leaf of the fyndware section, drawn from products of the leaf's types. */
export function fyndwares(originals: readonly MadeProduct[], total: number, firstId: number, now: Date): MadeProduct[] {
  const leaves = LEAVES.filter(({ branch }) => branch.fynd !== undefined);
  let id = firstId;
  return leaves.flatMap((leaf, index) => {
    const random = randomFor(`fyndleaf:${leaf.id}`);
    const ofKind = originals.filter(({ draft, row }) => leaf.branch.fynd?.includes(draft.typeKey) && !row.isDigital);
    const released = ofKind.filter(({ row }) => row.releaseAt == null);
    const possible = released.length > 0 ? released : ofKind;
    const count = Math.floor((total * (index + 1)) / leaves.length) - Math.floor((total * index) / leaves.length);
    return Array.from({ length: count }, () => fyndwareOf(random.pick(possible), (id += 1), leaf.id, now));
  });
}
