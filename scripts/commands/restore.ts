/** Restores this installation from a backup: `npm run restore -- <file>`. The shop must be stopped. */
import { resolve } from 'node:path';
import { restore } from '../../api/src/db/backup/restore.ts';
import { fail } from '../lib/fail.ts';
import { DATA_DIR } from '../lib/paths.ts';

try {
  const named = process.argv[2];
  if (named === undefined) throw new Error('Say which backup: npm run restore -- <file>');
  const { madeAt, hasSecret, before } = await restore({ dataDir: DATA_DIR, file: resolve(named), now: new Date() });
  console.log(`${DATA_DIR} is as it was at ${madeAt}. Start the shop with npm start; it brings the schema up to date.`);
  if (!hasSecret) console.log('The backup holds no secret: set SHOP_SECRETS to what it was then.');
  if (before !== null) console.log(`What was there before lies in ${before}.`);
} catch (error) {
  fail(error);
}
