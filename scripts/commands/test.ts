/** Everything that CI checks, and the tests in a real browser last: `npm test`. */
import { fail } from '../lib/fail.ts';
import { verify } from '../lib/verify.ts';

try {
  process.exitCode = (await verify()) ? 0 : 1;
} catch (error) {
  fail(error);
}
