/**
 * Measures: `npm run bench -- web` in a slowed-down browser, `-- api [--products N]` the hot calls of the api, `--
 * ssr` the server-rendered pages, `-- costs` the most expensive anonymous requests.
 */
import { benchApi } from '../bench/api.ts';
import { benchCosts } from '../bench/costs.ts';
import { benchSsr } from '../bench/ssr.ts';
import { benchWeb } from '../bench/web.ts';
import { fail } from '../lib/fail.ts';

const BENCHES: Record<string, (args: readonly string[]) => Promise<void>> = {
  web: benchWeb,
  api: benchApi,
  ssr: benchSsr,
  costs: benchCosts,
};

try {
  const bench = BENCHES[process.argv[2] ?? ''];
  if (bench === undefined) throw new Error(`Say what to measure: ${Object.keys(BENCHES).join(' or ')}.`);
  await bench(process.argv.slice(3));
} catch (error) {
  fail(error);
}
