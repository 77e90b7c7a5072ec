import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, createTestApp } from '../testing/index.ts';
import { installation } from './schema/index.ts';
import { inTransaction, isUniqueViolation } from './tx.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('inTransaction', () => {
  it('rolls back failed work', async () => {
    const { db } = shop.services;
    const work = inTransaction(db, async (tx) => {
      await tx.insert(installation).values({ key: 'half', value: '1' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await db.select().from(installation).where(eq(installation.key, 'half'))).toEqual([]);
  });

  it('retries after conflicts with parallel work, so that no count is lost', async () => {
    const { db } = shop.services;
    await db.insert(installation).values({ key: 'count', value: '0' });
    const add = () =>
      inTransaction(
        db,
        async (tx) => {
          const [row] = await tx.select().from(installation).where(eq(installation.key, 'count'));
          await tx
            .update(installation)
            .set({ value: String(Number(row?.value) + 1) })
            .where(eq(installation.key, 'count'));
        },
        { isolationLevel: 'serializable', retries: 50 },
      );
    await Promise.all(Array.from({ length: 6 }, add));
    expect((await db.select().from(installation).where(eq(installation.key, 'count')))[0]?.value).toBe('6');
  });
});

describe('isUniqueViolation', () => {
  it('knows the error of a taken key, also through drizzle, and its index', async () => {
    const { db } = shop.services;
    await db.insert(installation).values({ key: 'taken', value: '1' });
    const error: unknown = await db
      .insert(installation)
      .values({ key: 'taken', value: '2' })
      .catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'installation_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'other')).toBe(false);
    expect(isUniqueViolation(new Error('x'))).toBe(false);
  });
});
