/** Measures: `npm run bench -- web` in a slowed-down browser, `npm run bench -- api [--products N]` the hot calls of the api. */
import { benchApi } from '../bench/api.ts';
import { benchWeb } from '../bench/web.ts';
import { fail } from '../lib/fail.ts';

const BENCHES: Record<string, (args: readonly string[]) => Promise<void>> = { web: benchWeb, api: benchApi };

try {
  const bench = BENCHES[process.argv[2] ?? ''];
  if (bench === undefined) throw new Error(`Say what to measure: ${Object.keys(BENCHES).join(' or ')}.`);
  await bench(process.argv.slice(3));
} catch (error) {
  fail(error);
}
