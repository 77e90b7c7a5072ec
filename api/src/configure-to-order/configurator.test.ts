import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { cheapestBuild, configurationId, namedBuild } from './configurator.ts';
import { everyBuild, modelOf, shops } from './testing.ts';

describe('builds', () => {
  it('[O2.17-21] start at the price of the cheapest one that can really be built', () => {
    fc.assert(
      fc.property(shops, ({ configurator, model }) => {
        const possible = everyBuild(configurator, model).filter(({ conflicts }) => conflicts.length === 0);
        const prices = possible.map(({ priceOre }) => priceOre);
        expect(cheapestBuild(configurator, model)?.priceOre).toBe(
          prices.length === 0 ? undefined : Math.min(...prices),
        );
      }),
    );
  });

  it('[O3-04] have names of their own, by which only those are found that can be built', () => {
    fc.assert(
      fc.property(shops, ({ configurator, model }) => {
        const builds = everyBuild(configurator, model);
        expect(new Set(builds.map(configurationId)).size).toBe(builds.length);
        for (const build of builds) {
          const found = namedBuild(configurator, configurationId(build))?.priceOre;
          expect(found).toBe(build.conflicts.length === 0 ? build.priceOre : undefined);
        }
      }),
    );
  });

  it.each(['', '1', '1-', '1-100.', '1-100.100', '2-100', '1-999', 'x', '1-100;drop'])('are not named by %j', (id) =>
    expect(namedBuild({ models: [modelOf([[0, 5]])], exclusions: [] }, id)).toBeNull(),
  );
});
