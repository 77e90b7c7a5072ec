import { checkParts } from '@shop/domain/compatibility';
import { type Part, readPart } from '@shop/domain/part-facts';

/** All options of computers built to order: models, the choices in their slots, and conflicts. Money in öre. */
export interface Configurator {
  readonly models: readonly CtoModel[];
  readonly exclusions: readonly (readonly [optionId: number, otherId: number, reason: string])[];
}

export interface CtoModel {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly basePriceOre: number;
  readonly buildDays: number;
  readonly pictureProductId: number;
  /** In every build of the model. */
  readonly parts: readonly CtoPart[];
  readonly slots: readonly CtoSlot[];
}

export interface CtoSlot {
  readonly id: number;
  readonly name: string;
  readonly help: string;
  readonly options: readonly CtoOption[];
}

/** Facts by the labels of specifications. */
interface CtoPart {
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
}

export interface CtoOption extends CtoPart {
  readonly id: number;
  readonly description: string;
  readonly priceDeltaOre: number;
  readonly extraDays: number;
  readonly isDefault: boolean;
  readonly isAvailable: boolean;
}

/** A model with exactly one choice in every slot. */
export interface Build {
  readonly model: CtoModel;
  /** In the order of the slots. */
  readonly options: readonly CtoOption[];
  readonly priceOre: number;
  readonly buildDays: number;
  /** The reasons why it cannot be built as it is; empty when it can. */
  readonly conflicts: readonly Conflict[];
}

export interface Conflict {
  /** The choices that are in the way; one alone where it clashes with what is in every build. */
  readonly optionIds: readonly number[];
  readonly message: string;
}

const ID = /^(\d{1,6})-(\d{1,8}(?:\.\d{1,8})*)$/;

/**
 * [O3-04] The identity of a build in cart rows and shared links: the model and its choices in the order of the slots.
 * The same choices give the same id, and the id is the complete build: nothing is stored and nothing can be forged,
 * as every use reads today's price.
 */
export const configurationId = ({ model, options }: Build): string =>
  `${model.id}-${options.map(({ id }) => id).join('.')}`;

const partOf = ({ name, facts }: CtoPart): Part | null =>
  readPart(
    name,
    Object.entries(facts).map(([label, value]) => ({ label, value })),
  );

/** The same rules as for components that are sold one by one. */
function partConflicts(model: CtoModel, options: readonly CtoOption[]): Conflict[] {
  const optionIds = new Map<Part, number>();
  for (const option of options) {
    const part = partOf(option);
    if (part !== null) optionIds.set(part, option.id);
  }
  const parts = [...model.parts.flatMap((each) => partOf(each) ?? []), ...optionIds.keys()];
  return checkParts(parts)
    .filter(({ kind }) => kind === 'conflict')
    .map(({ message, parts: concerned }) => ({
      optionIds: concerned.flatMap((part) => optionIds.get(part) ?? []),
      message,
    }));
}

/** A build of these choices, one a slot; fewer while choices are still being tried. */
export function assemble({ exclusions }: Configurator, model: CtoModel, options: readonly CtoOption[]): Build {
  const chosen = new Set(options.map(({ id }) => id));
  return {
    model,
    options,
    priceOre: options.reduce((sum, { priceDeltaOre }) => sum + priceDeltaOre, model.basePriceOre),
    buildDays: options.reduce((max, { extraDays }) => Math.max(max, model.buildDays + extraDays), model.buildDays),
    conflicts: [
      ...partConflicts(model, options),
      ...exclusions
        .filter(([one, other]) => chosen.has(one) && chosen.has(other))
        .map(([one, other, message]) => ({ optionIds: [one, other], message })),
    ],
  };
}

/**
 * The build of a model with these choices, the standard one for all other slots. Null when a choice is unknown, not
 * available any more, or the second one of its slot.
 */
export function buildOf(configurator: Configurator, modelId: number, optionIds: readonly number[]): Build | null {
  const model = configurator.models.find(({ id }) => id === modelId);
  if (model === undefined) return null;
  const wanted = new Set(optionIds);
  const options: CtoOption[] = [];
  for (const slot of model.slots) {
    const [chosen, second] = slot.options.filter(({ id }) => wanted.has(id));
    const option = chosen ?? slot.options.find(({ isDefault }) => isDefault);
    if (second !== undefined || option === undefined || !option.isAvailable) return null;
    wanted.delete(option.id);
    options.push(option);
  }
  return wanted.size > 0 ? null : assemble(configurator, model, options);
}

/**
 * The cheapest build of a model that can really be built: an unavailable from-price would mislead. Null when no
 * choices fit together. Choices are tried cheapest first, and a branch that is already dearer or in conflict is cut.
 */
export function cheapestBuild(configurator: Configurator, model: CtoModel): Build | null {
  const slots = model.slots.map(({ options }) =>
    options.filter(({ isAvailable }) => isAvailable).sort((a, b) => a.priceDeltaOre - b.priceDeltaOre),
  );
  const leastFrom = slots.map((_, index) =>
    slots.slice(index).reduce((sum, [cheapest]) => sum + (cheapest?.priceDeltaOre ?? 0), 0),
  );
  const choose = (chosen: readonly CtoOption[], best: Build | null): Build | null => {
    const build = assemble(configurator, model, chosen);
    const least = build.priceOre + (leastFrom[chosen.length] ?? 0);
    if (build.conflicts.length > 0 || (best !== null && least >= best.priceOre)) return best;
    if (chosen.length === slots.length) return build;
    return (slots[chosen.length] ?? []).reduce((found, option) => choose([...chosen, option], found), best);
  };
  return choose([], null);
}

/** The build of an id, if it can still be built; null for an id that leaves a slot open or has another order. */
export function namedBuild(configurator: Configurator | null | undefined, id: string): Build | null {
  const [, modelId, optionIds = ''] = ID.exec(id) ?? [];
  if (modelId === undefined || configurator === null || configurator === undefined) return null;
  const build = buildOf(configurator, Number(modelId), optionIds.split('.').map(Number));
  return build !== null && build.conflicts.length === 0 && configurationId(build) === id ? build : null;
}

/** One line that describes the build, for cart and order: 'Vinga: 8 kärnor, 5,0 GHz · 12 GB VRAM · …'. */
export const buildSummary = ({ model, options }: Build): string =>
  `${model.name}: ${options.map(({ name }) => name).join(' · ')}`;
