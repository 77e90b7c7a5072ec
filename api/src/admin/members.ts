import { getAdminMember, getAdminMembers, putAdminCorporate, putAdminRoles } from '@shop/contracts/api/admin';
import { href } from '@shop/contracts/routing';
import { isPersonsCorpNumber } from '@shop/domain/validation/numbers';
import { eq, sql } from 'drizzle-orm';
import { companyApprovedEmail } from '../account/email-templates.ts';
import type { Tx } from '../db/client.ts';
import { member as memberTable, outboxMail } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { removeFactors } from '../staff/factors.ts';
import { endSessions } from '../members/end-sessions.ts';
import { audited } from './audited.ts';
import { refuseOwnInterest } from './own-interest.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

interface MemberRow extends Record<string, unknown> {
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  city: string;
  companyName: string | null;
  corpNumber: string | null;
  isCorporateCustomer: boolean;
  awaitsApproval: boolean;
  isEmployee: boolean;
  isAdmin: boolean;
  rankLevel: number;
  createdAt: number;
}

/** A sole trader's number is their personal number [O3-06]. */
const hidePersonal = (row: MemberRow): MemberRow =>
  row.corpNumber !== null && isPersonsCorpNumber(row.corpNumber) ? { ...row, corpNumber: 'Enskild firma' } : row;

const COLUMNS = sql`m.id, m.username, m.email, m.first_name as "firstName", m.last_name as "lastName", m.city,
  m.company_name as "companyName", m.corp_number as "corpNumber", m.is_corporate_customer as "isCorporateCustomer",
  (m.corp_number is not null and not m.is_corporate_customer) as "awaitsApproval",
  m.is_employee as "isEmployee", m.is_admin as "isAdmin", m.rank_level as "rankLevel",
  extract(epoch from m.created_at)::int as "createdAt"`;

const ROLES = {
  employee: sql`m.is_employee`,
  admin: sql`m.is_admin`,
  company: sql`m.is_corporate_customer`,
} as const;

const ORDERS = {
  newest: sql`m.id desc`,
  name: sql`m.username, m.id`,
  level: sql`m.rank_level desc, m.id`,
} as const;

interface OneRow extends MemberRow {
  experiencePoints: number;
  achievements: number;
  orders: number;
  isEmailConfirmed: boolean;
}

async function lockMember(tx: Tx, id: number) {
  const [row] = await tx.select().from(memberTable).where(eq(memberTable.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** Members: search, approval as companies, staff rights [O6-01], [O6-16]. */
export const registerAdminMembers: Feature = (app, { db, config }) => {
  staffRoute(app, getAdminMembers, async ({ query: { page, search, awaitsApproval, role, sort } }) => {
    const typed = search?.trim() ?? '';
    const pattern = typed === '' ? null : contains(typed);
    const { rows, total } = await readPage<MemberRow>(db, {
      columns: COLUMNS,
      from: sql`member m where (${awaitsApproval ?? null}::text is null or (m.corp_number is not null and not m.is_corporate_customer))
        and ${role === undefined ? sql`true` : ROLES[role]} and (${pattern}::text is null or m.username ilike ${pattern} or m.email ilike ${pattern} or m.company_name ilike ${pattern}
          or concat_ws(' ', m.first_name, m.last_name) ilike ${pattern} or m.id::text = ${typed})`,
      order: ORDERS[sort],
      page,
    });
    return { data: { rows: rows.map(hidePersonal), total } };
  });

  staffRoute(app, getAdminMember, async ({ params: { id } }) => {
    const { rows } = await db.execute<OneRow>(sql`
      select ${COLUMNS}, m.experience_points as "experiencePoints", m.is_email_confirmed as "isEmailConfirmed",
        (select count(*)::int from member_achievement a where a.member_id = m.id) as achievements,
        (select count(*)::int from "order" o where o.member_id = m.id and o.status <> 'cancelled') as orders
      from member m where m.id = ${id}`);
    const [row] = rows;
    if (row === undefined) throw notFound();
    return { data: { member: { ...row, ...hidePersonal(row) } } };
  });

  staffRoute(app, putAdminCorporate, async (call) => {
    const { id } = call.params;
    const after = call.body;
    refuseOwnInterest(call, { memberId: id });
    const isChanged = await audited(call, async (tx) => {
      const { corpNumber, isCorporateCustomer, email, username, companyName } = await lockMember(tx, id);
      if (after.isCorporateCustomer && corpNumber === null) {
        throw new ApiError('CONFLICT', 'Medlemmen har inget organisationsnummer.');
      }
      await tx.update(memberTable).set(after).where(eq(memberTable.id, id));
      if (after.isCorporateCustomer && !isCorporateCustomer) {
        const url = `${config.publicOrigin}${href('member.orders')}`;
        const mail = companyApprovedEmail(email, username, companyName ?? 'företaget', url);
        await tx.insert(outboxMail).values({ ...mail, createdAt: call.clock.now() });
      }
      return { action: 'update', entity: 'member', entityId: id, before: { isCorporateCustomer }, after };
    });
    return { data: { isChanged } };
  });

  staffRoute(app, putAdminRoles, async (call) => {
    const { id } = call.params;
    refuseOwnInterest(call, { memberId: id }, 'Ingen får ändra sin egen roll.');
    const { isAdmin } = call.body;
    // Admins are always employees.
    const after = { isEmployee: call.body.isEmployee || isAdmin, isAdmin };
    const isChanged = await audited(call, async (tx) => {
      const row = await lockMember(tx, id);
      const before = { isEmployee: row.isEmployee, isAdmin: row.isAdmin };
      await tx.update(memberTable).set(after).where(eq(memberTable.id, id));
      // An employee with changed rights gets them with a new login.
      if (before.isEmployee !== after.isEmployee || before.isAdmin !== after.isAdmin) await endSessions(tx, id);
      // A customer enrols alone; a first factor that opens staff rights needs a colleague's code [O6-01].
      if (!before.isEmployee && !before.isAdmin && after.isEmployee) await removeFactors(tx, id);
      return { action: 'update', entity: 'member', entityId: id, before, after };
    });
    if (isChanged) {
      call.services.securityLog.event(call.request, 'roles.changed', { memberId: id, actorId: call.member.id });
    }
    return { data: { isChanged } };
  });
};
