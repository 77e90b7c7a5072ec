const CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const STEPS = 7;

export interface EnergyStep {
  /** 1 (best, dark green) to 7 (worst, red). */
  readonly number: number;
  readonly best: string;
  readonly worst: string;
}

/** [9-108]–[9-111][O9-22] Where a class stands among the seven of its scale; null when either is unknown. */
export function energyStep(rating: string, scale: string): EnergyStep | null {
  const start = CLASSES.findIndex((name) => name === scale);
  if (start < 0 || start > CLASSES.length - STEPS) return null;
  const steps = CLASSES.slice(start, start + STEPS);
  const index = steps.findIndex((name) => name === rating);
  const [best, worst] = [steps[0], steps[STEPS - 1]];
  if (index < 0 || best === undefined || worst === undefined) return null;
  return { number: index + 1, best, worst };
}
