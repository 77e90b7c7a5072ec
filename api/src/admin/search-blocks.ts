import { adminSearchBlocks } from '@shop/contracts/api/admin';
import { eq, inArray, sql } from 'drizzle-orm';
import { searchBlock } from '../db/schema/index.ts';
import { HIDE_BLOCKED } from '../discovery/suggested-searches.ts';
import type { Feature } from '../feature.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';

const plain = (word: string): string => word.trim().toLowerCase().replace(/\s+/g, ' ');

/** Words forbidden in suggested searches [2.13-08]; a new one removes matching suggestions at once. */
export const registerAdminSearchBlocks: Feature = (app, services) =>
  manage(app, services, adminSearchBlocks, {
    entity: 'search-block',
    table: 'search_block',
    matches: (pattern) => sql`t.word ilike ${pattern}`,
    orders: { newest: sql`t.id desc`, word: sql`t.word` },
    taken: { field: 'word', text: 'Ordet finns redan i listan.' },
    prepare: ({ word }) => ({ word: plain(word) }),
    read: async (on, ids) => {
      const rows = await on
        .select({ id: searchBlock.id, word: searchBlock.word })
        .from(searchBlock)
        .where(inArray(searchBlock.id, [...ids]));
      return new Map(rows.map(({ id, word }) => [id, { word }]));
    },
    insert: async (tx, { word }, now) => {
      const id = await nextId(tx, 'search_block');
      await tx.insert(searchBlock).values({ id, word, createdAt: now });
      return id;
    },
    update: async (tx, id, { word }) => {
      await tx.update(searchBlock).set({ word }).where(eq(searchBlock.id, id));
    },
    remove: async (tx, id) => {
      await tx.delete(searchBlock).where(eq(searchBlock.id, id));
    },
    after: async () => void (await services.pool.query(HIDE_BLOCKED)),
  });
