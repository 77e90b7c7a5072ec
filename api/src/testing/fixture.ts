import { seed } from '@shop/demo/seed';
import { type DatabaseAddress, createPool } from '../db/pool.ts';
import { TEST_KEYS } from './test-secret.ts';
import { TEST_START } from './test-clock.ts';

/** Enough for every kind of product and list, and still quick to make. */
const PRODUCTS = 400;

/** Fills the template database that every test file's own database is copied from: always the same small shop. */
export async function fillTemplate(address: DatabaseAddress): Promise<void> {
  const pool = createPool(address, { poolSize: 2, statementTimeoutMs: 0 }, () => {});
  try {
    await seed({ pool, secrets: TEST_KEYS, products: PRODUCTS, now: new Date(TEST_START) });
  } finally {
    // A template can only be copied while it has no connections.
    await pool.end();
  }
}
