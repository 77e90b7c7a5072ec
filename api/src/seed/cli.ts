import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { createPool } from '../db/pool.ts';
import { developmentSecret } from '../development-secret.ts';
import { DEFAULT_PRODUCTS, seed } from './index.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `node api/src/seed/cli.ts --products 100000`: fills this installation's database; another size is made from empty. */
const { values } = parseArgs({ options: { products: { type: 'string', default: String(DEFAULT_PRODUCTS) } } });
const products = Number(values.products);
if (!Number.isInteger(products) || products < 1) throw new Error('--products takes a whole number of products.');

const config = readConfig(process.env, developmentSecret);
const database = await openDatabase(config, say);
const pool = createPool(database.address, { poolSize: 2, statementTimeoutMs: 0 }, (error) => say(error.message));
try {
  await migrateDatabase(database.address);
  await seed({ pool, secrets: config.secrets, products, say });
} finally {
  await pool.end();
  await database.close();
}
