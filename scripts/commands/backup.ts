/** Backs up this installation's embedded database and secret while the shop runs: `npm run backup -- [file]`. */
import { join, resolve } from 'node:path';
import { backUp } from '../../api/src/db/backup/backup.ts';
import { fail } from '../lib/fail.ts';
import { DATA_DIR } from '../lib/paths.ts';

try {
  if (process.env['DATABASE_URL'] !== undefined)
    throw new Error('DATABASE_URL names a database of your own: back it up with pg_dump, or as its host does.');
  const now = new Date();
  const named = process.argv[2];
  const file =
    named === undefined
      ? join(DATA_DIR, 'backups', `shop-${now.toISOString().replaceAll(':', '-')}.tar.gz`)
      : resolve(named);
  await backUp({ dataDir: DATA_DIR, file, now });
  console.log(`Backed up to ${file}. It holds personal data and the shop’s secret: keep it where nobody else reads.`);
} catch (error) {
  fail(error);
}
