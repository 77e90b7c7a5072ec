/** Tests in a real browser over the production build: `npm run test:e2e [-- path …]`. */
import { buildChanged } from '../lib/build.ts';
import { testInBrowser } from '../lib/e2e.ts';
import { fail } from '../lib/fail.ts';

try {
  await buildChanged();
  const { passed, failed } = await testInBrowser(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
