import { getAdminAudit } from '@shop/contracts/api/admin';
import { sql } from 'drizzle-orm';
import type { Feature } from '../feature.ts';
import { readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

interface AuditRow extends Record<string, unknown> {
  id: number;
  at: number;
  memberId: number;
  username: string | null;
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
  requestId: string;
}

/** The audit log: every change, with its employee [O6-01]. */
export const registerAdminAudit: Feature = (app, { db }) => {
  staffRoute(app, getAdminAudit, async ({ query: { page, entity, entityId, memberId } }) => {
    const data = await readPage<AuditRow>(db, {
      columns: sql`a.id, extract(epoch from a.created_at)::int as at, a.member_id as "memberId", m.username, a.action, a.entity,
        a.entity_id as "entityId", a.change->'before' as before, a.change->'after' as after, a.request_id as "requestId"`,
      from: sql`audit_log a left join member m on m.id = a.member_id
        where (${entity ?? null}::text is null or a.entity = ${entity ?? null})
          and (${entityId ?? null}::text is null or a.entity_id = ${entityId ?? null})
          and (${memberId ?? null}::int is null or a.member_id = ${memberId ?? null})`,
      order: sql`a.created_at desc, a.id desc`,
      page,
    });
    return { data };
  });
};
