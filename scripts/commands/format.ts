/** Formats every file, or with `--check` only lists the unformatted ones: `npm run format`. */
import { checkFormat } from '../lib/checks.ts';
import { TOOLS } from '../lib/paths.ts';
import { runNode } from '../lib/run-node.ts';

const isOk = process.argv.includes('--check')
  ? (await checkFormat()).failed === 0
  : (await runNode(TOOLS.prettier, ['--write', '--log-level', 'warn', '.'])).code === 0;
process.exitCode = isOk ? 0 : 1;
