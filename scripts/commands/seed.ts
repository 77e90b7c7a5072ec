/** Empties this installation's database and seeds it: `npm run seed -- [--products 100000]`. */
import { parseArgs } from 'node:util';
import { openMigrated } from '../lib/database.ts';
import { fail } from '../lib/fail.ts';
import { DATA_DIR } from '../lib/paths.ts';
import { emptyDatabase, seedWhenEmpty } from '../lib/seed.ts';

const { values } = parseArgs({ options: { products: { type: 'string' } } });

try {
  const products = values.products === undefined ? undefined : Number(values.products);
  if (products !== undefined && !(Number.isInteger(products) && products > 0))
    throw new Error('--products must be a whole number above 0.');
  const startedAt = performance.now();
  const database = await openMigrated(DATA_DIR);
  try {
    await emptyDatabase(database.address);
    await seedWhenEmpty({
      address: database.address,
      dataDir: DATA_DIR,
      say: console.log,
      ...(products !== undefined && { products }),
    });
  } finally {
    await database.close();
  }
  console.log(`Seeded in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
} catch (error) {
  fail(error);
}
