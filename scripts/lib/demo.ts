import { join } from 'node:path';
import * as z from 'zod';
import { ROOT } from './paths.ts';

/** What the demo adds to the api, for `API_EXTENSION`. */
export const DEMO_EXTENSION = join(ROOT, 'demo/src/extension.ts');

const Demo = z.enum(['on', 'off'], 'DEMO must be on or off.').default('on');

/** Whether shops on this machine are filled with the demo's goods and drawings: unless `DEMO` is `off`. */
export const hasDemo = (): boolean => Demo.parse(process.env['DEMO']) === 'on';

/** The extension of an api by its environment: the named one, else the demo. */
export const demoEnvironment = (): Record<string, string> => {
  const named = process.env['API_EXTENSION'];
  if (named !== undefined) return { API_EXTENSION: named };
  return hasDemo() ? { API_EXTENSION: DEMO_EXTENSION } : {};
};
