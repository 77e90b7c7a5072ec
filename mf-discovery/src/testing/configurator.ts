import type { CtoModel, CtoQuote } from '@shop/contracts/api/configure-to-order';

const fact = (facts: Record<string, string>) => Object.entries(facts).map(([label, value]) => ({ label, value }));

type Option = CtoModel['slots'][number]['options'][number];
const option = (id: number, name: string, priceDifference: number, facts: Record<string, string>): Option => ({
  id,
  name,
  description: `Om ${name}.`,
  priceDifference,
  isDefault: priceDifference === 0,
  isAvailable: true,
  extraDays: 0,
  facts: fact(facts),
});

export const CARDS = {
  small: option(2021, '12 GB VRAM', 0, { Komponent: 'Grafikkort', Längd: '245 mm', Fläktar: '2 fläktar' }),
  big: option(2022, '24 GB VRAM', 11_500, { Komponent: 'Grafikkort', Längd: '336 mm', Fläktar: '3 fläktar' }),
} as const;
export const SUPPLIES = {
  weak: option(2071, '650 W Gold', 0, { Komponent: 'Nätaggregat' }),
  strong: option(2072, '850 W Gold', 500, { Komponent: 'Nätaggregat' }),
} as const;

/** A model with two slots, in which the big card needs the strong power supply. */
export const ctoModel = (): CtoModel => ({
  id: 2,
  name: 'Vinga',
  description: '<p>Datorn de flesta ska ha.</p>',
  highlights: ['Plats att växa'],
  previewUrl: '/images/product/7?trim',
  fromPrice: 16_790,
  buildDays: 5,
  parts: [{ name: 'Moderkort, ATX', facts: [] }],
  slots: [
    { id: 202, name: 'Grafikkort', help: 'Minnet avgör.', options: [CARDS.small, CARDS.big] },
    { id: 207, name: 'Nätaggregat', help: '', options: [SUPPLIES.weak, SUPPLIES.strong] },
  ],
});

export const CLASH = 'Delarna behöver ett nätaggregat på minst 705 W, men det här ger 650 W.';
const BASE = 17_990;

/** What the server says of the model with these choices. */
export function ctoQuote(optionIds: readonly number[] = []): CtoQuote {
  const model = ctoModel();
  const chosen = model.slots.flatMap(({ options }) => {
    const found = options.find(({ id }) => optionIds.includes(id)) ?? options.find(({ isDefault }) => isDefault);
    return found === undefined ? [] : [found];
  });
  const clashes = (ids: readonly number[]) => ids.includes(CARDS.big.id) && ids.includes(SUPPLIES.weak.id);
  const ids = chosen.map(({ id }) => id);
  const price = chosen.reduce((sum, { priceDifference }) => sum + priceDifference, BASE);
  const isClash = clashes(ids);
  const configurationId = isClash ? null : `2-${ids.join('.')}`;
  const fixOf = (slot: number) => ({
    optionIds: slot === 0 ? [CARDS.big.id, SUPPLIES.strong.id] : [],
    priceDifference: slot === 0 ? BASE + 12_000 - price : BASE - price,
    changes:
      slot === 0
        ? [{ optionId: SUPPLIES.strong.id, slotName: 'Nätaggregat', name: '850 W Gold' }]
        : [{ optionId: CARDS.small.id, slotName: 'Grafikkort', name: '12 GB VRAM' }],
  });
  return {
    modelId: 2,
    configurationId,
    summary: `Vinga: ${chosen.map(({ name }) => name).join(' · ')}`,
    price,
    vat: price * 0.2,
    currency: 'SEK',
    choices: model.slots.flatMap(({ id, name }, slot) => {
      const own = chosen[slot];
      if (own === undefined) return [];
      const { priceDifference } = own;
      return [{ slotId: id, slotName: name, optionId: own.id, name: own.name, priceDifference }];
    }),
    conflicts: isClash ? [{ optionIds: [CARDS.big.id, SUPPLIES.weak.id], message: CLASH }] : [],
    options: model.slots.flatMap(({ options }, slot) =>
      options.map(({ id, priceDifference }) => {
        const problem = clashes(ids.map((each, index) => (index === slot ? id : each)));
        const isOfClash = problem && (id === CARDS.big.id || id === SUPPLIES.weak.id);
        return {
          id,
          priceDifference: priceDifference - (chosen[slot]?.priceDifference ?? 0),
          problems: isOfClash ? [CLASH] : [],
          fix: isOfClash ? fixOf(slot) : null,
        };
      }),
    ),
    buildDays: 5,
    readyDate: '2026-11-27',
    deliveryDate: null,
    cartRow:
      configurationId === null
        ? null
        : {
            productId: 236123,
            unitPrice: price,
            extraData: { ctoConfigurationId: configurationId },
            name: 'Polarsten Egen ritning',
            previewUrl: '/images/product/236123?trim',
          },
  };
}
