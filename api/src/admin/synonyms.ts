import { deleteAdminSynonym, getAdminSynonyms, postAdminSynonym } from '@shop/contracts/api/admin';
import { and, eq, sql } from 'drizzle-orm';
import { synonym } from '../db/schema/index.ts';
import { plainWords } from '../discovery/search-text.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

const plain = (text: string): string => plainWords(text).join(' ');

const refuse = (field: string, text: string): never => {
  throw new ApiError('VALIDATION', text, { fields: { [field]: text } });
};

/** The shop's own synonyms: known to typed searches within a minute, and to the index after its nightly build. */
export const registerAdminSynonyms: Feature = (app, { db }) => {
  staffRoute(app, getAdminSynonyms, async ({ query: { page, search = '' } }) => {
    const pattern = search === '' ? null : contains(search);
    const data = await readPage<{ term: string; expansion: string }>(db, {
      columns: sql`t.term, t.expansion`,
      from: sql`synonym t where ${pattern}::text is null or t.term ilike ${pattern} or t.expansion ilike ${pattern}`,
      order: sql`t.term, t.expansion`,
      page,
    });
    return { data };
  });

  staffRoute(app, postAdminSynonym, async (call) => {
    const pair = { term: plain(call.body.term), expansion: plain(call.body.expansion) };
    if (pair.term === '') refuse('term', 'Skriv minst ett ord.');
    if (pair.expansion === '') refuse('expansion', 'Skriv minst ett ord.');
    if (pair.term === pair.expansion) refuse('expansion', 'Orden är redan samma ord.');
    const isChanged = await audited(call, async (tx) => {
      const added = await tx.insert(synonym).values(pair).onConflictDoNothing().returning();
      const before = added.length > 0 ? null : pair;
      return { action: 'create', entity: 'synonym', entityId: pair.term, before, after: pair };
    });
    return { data: { isChanged } };
  });

  staffRoute(app, deleteAdminSynonym, async (call) => {
    const { term, expansion } = call.params;
    const isChanged = await audited(call, async (tx) => {
      const removed = await tx
        .delete(synonym)
        .where(and(eq(synonym.term, term), eq(synonym.expansion, expansion)))
        .returning();
      if (removed.length === 0) throw notFound();
      return { action: 'delete', entity: 'synonym', entityId: term, before: { term, expansion }, after: null };
    });
    return { data: { isChanged } };
  });
};
