/** Strict types of every package: `npm run typecheck`. */
import { checkTypes } from '../lib/checks.ts';

process.exitCode = (await checkTypes()).failed === 0 ? 0 : 1;
