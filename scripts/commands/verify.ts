/** The same as `npm test`, under the name of what it does: everything that CI checks. */
import { fail } from '../lib/fail.ts';
import { verify } from '../lib/verify.ts';

try {
  process.exitCode = (await verify()) ? 0 : 1;
} catch (error) {
  fail(error);
}
