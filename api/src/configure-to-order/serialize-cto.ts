import type { ResponseOf } from '@shop/contracts';
import type { CtoModel as WireModel, CtoQuote, getCtoModels } from '@shop/contracts/api/configure-to-order';
import { formatIsoDay } from '@shop/domain/dates';
import { CUSTOM_PC_PRODUCT_ID } from '@shop/domain/ids';
import { DEFAULT_CURRENCY, oreToKronor } from '@shop/domain/money';
import { previewUrl } from '../catalogue/image-urls.ts';
import { vatInside } from '../catalogue/price.ts';
import { instantOfDay } from '../shipping/delivery-day.ts';
import {
  type Build,
  buildSummary,
  cheapestBuild,
  type Configurator,
  configurationId,
  type CtoModel,
} from './configurator.ts';

type Head = ResponseOf<typeof getCtoModels>['data']['models'][number];

export const serializeHead = (model: CtoModel, configurator: Configurator): Head => ({
  id: model.id,
  name: model.name,
  description: model.description,
  highlights: [...model.highlights],
  previewUrl: previewUrl(model.pictureProductId),
  fromPrice: oreToKronor(cheapestBuild(configurator, model)?.priceOre ?? model.basePriceOre),
  buildDays: model.buildDays,
});

export function serializeModel(model: CtoModel, configurator: Configurator): WireModel {
  const { exclusions } = configurator;
  const excludedBy = (id: number): number[] =>
    exclusions.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
  return {
    ...serializeHead(model, configurator),
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
export function serializeQuote(build: Build, vatPerMille: number, { readyDay, deliveryDay }: QuoteDates): CtoQuote {
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
