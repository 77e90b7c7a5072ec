import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { choicesOf } from './choices.ts';
import { buildOf } from './configurator.ts';
import { everyBuild, shops } from './testing.ts';

describe('choices of a build', () => {
  it('[O2.17-21] are offered with a change that really fits and keeps the choice', () => {
    fc.assert(
      fc.property(shops, ({ configurator, model }) => {
        for (const build of everyBuild(configurator, model)) {
          for (const { option, differenceOre, problems, fix } of choicesOf(configurator, build)) {
            const slot = model.slots.findIndex(({ options }) => options.includes(option));
            const swapped = build.options.map(({ id }, index) => (index === slot ? option.id : id));
            const next = buildOf(configurator, model.id, swapped);
            expect(next?.priceOre).toBe(build.priceOre + differenceOre);
            expect(problems.length > 0).toBe(
              next?.conflicts.some(({ optionIds }) => optionIds.includes(option.id)) === true,
            );
            if (fix === null) continue;
            expect([fix.conflicts, fix.options[slot]?.id]).toEqual([[], option.id]);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('[O2.17-21] are offered a change wherever one further choice would do', () => {
    fc.assert(
      fc.property(shops, ({ configurator, model }) => {
        const builds = everyBuild(configurator, model);
        const possible = builds.filter(({ conflicts }) => conflicts.length === 0);
        for (const build of builds) {
          const stuck = choicesOf(configurator, build).filter(
            ({ problems, fix }) => problems.length > 0 && fix === null,
          );
          for (const { option } of stuck)
            expect(possible.filter((other) => other.options.includes(option) && distance(build, other) <= 1)).toEqual(
              [],
            );
        }
      }),
      { numRuns: 40 },
    );
  });
});

type Chosen = { readonly options: readonly { readonly id: number }[] };
const distance = (one: Chosen, other: Chosen): number =>
  one.options.filter(({ id }, index) => other.options[index]?.id !== id).length;
