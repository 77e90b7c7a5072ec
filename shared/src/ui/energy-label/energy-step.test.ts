import { describe, expect, it } from 'vitest';
import { energyStep } from './energy-step.ts';

const SCALES = [
  ['9-108', 'A', ['A', 'B', 'C', 'D', 'E', 'F', 'G']],
  ['9-109', 'A+', ['A+', 'A', 'B', 'C', 'D', 'E', 'F']],
  ['9-110', 'A++', ['A++', 'A+', 'A', 'B', 'C', 'D', 'E']],
  ['9-111', 'A+++', ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D']],
] as const;

describe('energyStep', () => {
  it.each(SCALES)('[%s] scale %s has seven colours, best to worst', (_id, scale, classes) => {
    expect(classes.map((rating) => energyStep(rating, scale)?.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(energyStep(classes[0], scale)).toMatchObject({ best: classes[0], worst: classes[6] });
  });

  it('knows no class outside its scale and no unknown scale', () => {
    expect([energyStep('A+', 'A'), energyStep('G', 'A+++'), energyStep('A', 'B'), energyStep('Z', 'A')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
