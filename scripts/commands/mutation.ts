/** Mutation tests of the pure rules: `npm run mutation [-- area …]`; `docs/mutation.md` says what the figures mean. */
import { fail } from '../lib/fail.ts';
import { MUTATION_AREAS } from '../mutation/areas.ts';
import { runArea } from '../mutation/run-area.ts';

const MIN_PERCENT = 85;

try {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !Object.hasOwn(MUTATION_AREAS, name));
  if (unknown.length > 0) throw new Error(`Areas: ${Object.keys(MUTATION_AREAS).join(', ')}.`);
  const scores: string[] = [];
  for (const [name, area] of Object.entries(MUTATION_AREAS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { killed, total } = await runArea(name, area);
    const percent = (100 * killed) / total;
    scores.push(`${name}: ${killed} of ${total} killed (${percent.toFixed(1)} %)`);
    if (!(percent >= MIN_PERCENT)) process.exitCode = 1;
  }
  console.log(scores.join('\n'));
} catch (error) {
  fail(error);
}
