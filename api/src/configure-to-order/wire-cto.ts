import type { AnswerOf } from '@shop/shared/contracts';
import type { CtoModel as WireModel, CtoQuote, getCtoModels } from '@shop/shared/contracts/api/configure-to-order';
import { formatIsoDay } from '@shop/shared/domain/dates';
import { CUSTOM_PC_PRODUCT_ID } from '@shop/shared/domain/ids';
import { DEFAULT_CURRENCY, oreToKronor } from '@shop/shared/domain/money';
import { previewUrl } from '../catalogue/picture-urls.ts';
import { vatInside } from '../catalogue/price.ts';
import { instantOfDay } from '../shipping/delivery-day.ts';
import { type Build, buildSummary, type Configurator, configurationId, type CtoModel } from './configurator.ts';

type Head = AnswerOf<typeof getCtoModels>['data']['models'][number];

/** The cheapest choice in every slot. Cheap choices are never in conflict with each other in a sane table, so none is looked for. */
const fromPriceOre = ({ basePriceOre, slots }: CtoModel): number =>
  slots.reduce((sum, { options }) => {
    const prices = options.filter(({ isAvailable }) => isAvailable).map(({ priceDeltaOre }) => priceDeltaOre);
    return sum + Math.min(...prices);
  }, basePriceOre);

export const wireHead = (model: CtoModel): Head => ({
  id: model.id,
  name: model.name,
  description: model.description,
  highlights: [...model.highlights],
  previewUrl: previewUrl(model.pictureProductId),
  fromPrice: oreToKronor(fromPriceOre(model)),
  buildDays: model.buildDays,
});

export function wireModel(model: CtoModel, { exclusions }: Configurator): WireModel {
  const excludedBy = (id: number): number[] =>
    exclusions.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
  return {
    ...wireHead(model),
    slots: model.slots.map(({ id, name, help, options }) => ({
      id,
      name,
      help,
      options: options.map(({ priceDeltaOre, ...option }) => ({
        ...option,
        priceDifference: oreToKronor(priceDeltaOre),
        excludes: excludedBy(option.id),
      })),
    })),
  };
}

export interface QuoteDates {
  readonly readyDay: number;
  readonly deliveryDay: number | null;
}

const isoDay = (day: number): string => formatIsoDay(instantOfDay(day));

/** `vatPerMille` is that of the product under which builds are sold. */
export function wireQuote(build: Build, vatPerMille: number, { readyDay, deliveryDay }: QuoteDates): CtoQuote {
  const { model, options, priceOre, conflicts, buildDays } = build;
  const price = oreToKronor(priceOre);
  const id = conflicts.length > 0 ? null : configurationId(build);
  return {
    modelId: model.id,
    configurationId: id,
    summary: buildSummary(build),
    price,
    vat: oreToKronor(vatInside(priceOre, vatPerMille)),
    currency: DEFAULT_CURRENCY,
    choices: model.slots.flatMap((slot, index) => {
      const option = options[index];
      if (option === undefined) return [];
      const priceDifference = oreToKronor(option.priceDeltaOre);
      return [{ slotId: slot.id, slotName: slot.name, optionId: option.id, name: option.name, priceDifference }];
    }),
    conflicts: conflicts.map(({ optionIds, message }) => ({ optionIds: [...optionIds], message })),
    buildDays,
    readyDate: isoDay(readyDay),
    deliveryDate: deliveryDay === null ? null : isoDay(deliveryDay),
    cartRow:
      id === null ? null : { productId: CUSTOM_PC_PRODUCT_ID, unitPrice: price, extraData: { ctoConfigurationId: id } },
  };
}
