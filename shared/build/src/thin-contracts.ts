import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import { sharedSource } from './workspace.ts';

const CONTRACTS = sharedSource('contracts');

/** Calls, events and errors without their schemas; the barrel only names the files. */
export const THIN_CONTRACTS: RuleSetRule = {
  include: ['api', 'events.ts', 'errors.ts'].map((name) => join(CONTRACTS, name)),
  exclude: join(CONTRACTS, 'api/index.ts'),
  enforce: 'pre',
  loader: fileURLToPath(new URL('./thin-contracts-loader.cjs', import.meta.url)),
};

const WHOLE = 'whole-contracts';

/** The same, but for one file and all that it imports, which gets the contract with its schemas. */
export const thinContractsBut = (file: string): RuleSetRule[] => [
  { include: file, layer: WHOLE },
  { ...THIN_CONTRACTS, issuerLayer: { not: WHOLE } },
];
