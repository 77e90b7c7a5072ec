/** Unit, component and api tests: `npm run test:unit [-- path …]`. */
import { runUnitTests } from '../lib/checks.ts';

const { passed, failed } = await runUnitTests(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
