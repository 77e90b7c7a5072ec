import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { product } from './schema/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ features: [] });
});
afterAll(() => shop.close());

describe('repeated statements', () => {
  it('are prepared from the third time on, in transactions and without, with the same result', async () => {
    const names = await shop.services.db.transaction(async (tx) => {
      const request = () => tx.select({ name: product.name }).from(product).where(eq(product.id, 300_001));
      const prepared = async (): Promise<number> =>
        (await tx.execute('select 1 from pg_prepared_statements where statement like \'%from "product"%\'')).rows
          .length;
      const results = [await request(), await request()];
      expect(await prepared()).toBe(0);
      results.push(await request(), await request());
      expect(await prepared()).toBe(1);
      return results.map(([row]) => row?.name);
    });
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toEqual(expect.any(String));
  });
});
