/** Mistakes, import direction and cycles: `npm run lint`. */
import { checkLint } from '../lib/checks.ts';

process.exitCode = (await checkLint()).failed === 0 ? 0 : 1;
