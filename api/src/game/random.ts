import { randomInt } from 'node:crypto';

/** A number 0 ≤ x < 1. Injected, so that tests are deterministic. */
export type RandomSource = () => number;

const STEPS = 2 ** 47;

/** Cryptographic, so that the next number cannot be predicted. */
export const secureRandom: RandomSource = () => randomInt(STEPS) / STEPS;

/** Picks one of the choices with a probability proportional to its weight. */
export function pickWeighted<T extends { readonly weight: number }>(choices: readonly T[], random: RandomSource): T {
  let left = random() * choices.reduce((sum, { weight }) => sum + weight, 0);
  for (const choice of choices) {
    left -= choice.weight;
    if (left < 0) return choice;
  }
  const last = choices.at(-1);
  if (last === undefined) throw new Error('There is nothing to draw from.');
  return last;
}

/** The numbers 0 … count − 1 in random order. */
export function shuffledIndexes(count: number, random: RandomSource): number[] {
  const left = Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}
