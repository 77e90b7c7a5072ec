import type { ResponseOf } from '@shop/contracts';
import type { CtoChange, CtoModel as WireModel, CtoQuote, getCtoModels } from '@shop/contracts/api/configure-to-order';
import { formatIsoDay } from '@shop/domain/dates';
import { CUSTOM_PC_PRODUCT_ID } from '@shop/domain/ids';
import { DEFAULT_CURRENCY, oreToKronor } from '@shop/domain/money';
import { previewUrl } from '../catalogue/image-urls.ts';
import { vatInside } from '../catalogue/price.ts';
import { instantOfDay } from '../shipping/delivery-day.ts';
import { choicesOf } from './choices.ts';
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

const factRows = (facts: Readonly<Record<string, string>>) =>
  Object.entries(facts).map(([label, value]) => ({ label, value }));

export const serializeModel = (model: CtoModel, configurator: Configurator): WireModel => ({
  ...serializeHead(model, configurator),
  parts: model.parts.map(({ name, facts }) => ({ name, facts: factRows(facts) })),
  slots: model.slots.map(({ id, name, help, options }) => ({
    id,
    name,
    help,
    options: options.map(({ priceDeltaOre, facts, ...option }) => ({
      ...option,
      priceDifference: oreToKronor(priceDeltaOre),
      facts: factRows(facts),
    })),
  })),
});

export interface QuoteDates {
  readonly readyDay: number;
  readonly deliveryDay: number | null;
}

const isoDay = (day: number): string => formatIsoDay(instantOfDay(day));

/** The way from a build to another one, for the shopper to read and to choose. */
function serializeChange(from: Build, to: Build | null): CtoChange | null {
  if (to === null) return null;
  return {
    optionIds: to.options.filter(({ isDefault }) => !isDefault).map(({ id }) => id),
    priceDifference: oreToKronor(to.priceOre - from.priceOre),
    changes: to.options.flatMap(({ id, name }, index) => {
      const slot = to.model.slots[index];
      return slot === undefined || from.options[index]?.id === id ? [] : [{ optionId: id, slotName: slot.name, name }];
    }),
  };
}

/** The product under which builds are sold. */
export interface BuildProduct {
  readonly name: string;
  readonly vatPerMille: number;
}

export function serializeQuote(
  configurator: Configurator,
  build: Build,
  { name, vatPerMille }: BuildProduct,
  { readyDay, deliveryDay }: QuoteDates,
): CtoQuote {
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
    options: choicesOf(configurator, build).map(({ option, differenceOre, problems, fix }) => ({
      id: option.id,
      priceDifference: oreToKronor(differenceOre),
      problems: [...problems],
      fix: serializeChange(build, fix),
    })),
    buildDays,
    readyDate: isoDay(readyDay),
    deliveryDate: deliveryDay === null ? null : isoDay(deliveryDay),
    cartRow:
      id === null
        ? null
        : {
            productId: CUSTOM_PC_PRODUCT_ID,
            unitPrice: price,
            extraData: { ctoConfigurationId: id },
            name,
            previewUrl: previewUrl(CUSTOM_PC_PRODUCT_ID),
          },
  };
}
