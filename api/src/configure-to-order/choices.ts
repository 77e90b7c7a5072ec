import { assemble, type Build, type Configurator, type CtoOption } from './configurator.ts';

/** What it means for a build to choose an option. */
export interface Choice {
  readonly option: CtoOption;
  /** What the build would cost more (or less) with it, in öre. */
  readonly differenceOre: number;
  /** Why it does not go with the other choices; empty when it does. */
  readonly problems: readonly string[];
  /** The build with it and whatever else has to change; null when it fits as it is, or never does. */
  readonly fix: Build | null;
}

/** Further choices that are changed for one; beyond that an offer is no help. */
const MAX_CHANGES = 3;

const withOption = (configurator: Configurator, build: Build, slot: number, option: CtoOption): Build =>
  assemble(
    configurator,
    build.model,
    build.options.map((each, index) => (index === slot ? option : each)),
  );

/** How far a build is from another: in changed choices first, then in price. */
const distanceBetween = (one: Build, other: Build): [changes: number, ore: number] => [
  one.options.filter(({ id }, index) => other.options[index]?.id !== id).length,
  Math.abs(one.priceOre - other.priceOre),
];

const nearer = (from: Build, one: Build | null, other: Build): Build => {
  if (one === null) return other;
  const [[changes, ore], [otherChanges, otherOre]] = [distanceBetween(from, one), distanceBetween(from, other)];
  return otherChanges < changes || (otherChanges === changes && otherOre < ore) ? other : one;
};

/**
 * The nearest build without conflicts in which the locked slots stay: fewest changes, then nearest in price. Null when
 * more than `left` changes would be needed. Each step changes one choice that is in the way.
 */
function repaired(configurator: Configurator, build: Build, locked: ReadonlySet<number>, left: number): Build | null {
  const [conflict] = build.conflicts;
  if (conflict === undefined) return build;
  if (left === 0) return null;
  let best: Build | null = null;
  build.options.forEach(({ id }, slot) => {
    if (locked.has(slot) || !conflict.optionIds.includes(id)) return;
    for (const option of build.model.slots[slot]?.options ?? []) {
      if (option.id === id || !option.isAvailable) continue;
      const next = withOption(configurator, build, slot, option);
      const found = repaired(configurator, next, new Set([...locked, slot]), left - 1);
      if (found !== null) best = nearer(build, best, found);
    }
  });
  return best;
}

/**
 * Every option of the model as a choice for this build, told before it is made: the price difference to the choice in
 * its slot, and what is in its way.
 */
export const choicesOf = (configurator: Configurator, build: Build): Choice[] =>
  build.model.slots.flatMap(({ options }, slot) =>
    options.map((option): Choice => {
      const next = withOption(configurator, build, slot, option);
      const problems = next.conflicts.filter(({ optionIds }) => optionIds.includes(option.id));
      const isChosen = build.options[slot]?.id === option.id;
      return {
        option,
        differenceOre: next.priceOre - build.priceOre,
        problems: problems.map(({ message }) => message),
        fix:
          problems.length === 0 || !option.isAvailable
            ? null
            : repaired(configurator, next, new Set([slot]), isChosen ? MAX_CHANGES : MAX_CHANGES - 1),
      };
    }),
  );
