import { deleteAdminFactors, deleteAdminSessions, postAdminEnrolment } from '@shop/contracts/api/admin';
import { count, eq } from 'drizzle-orm';
import { issueToken } from '../account/member-tokens.ts';
import type { Tx } from '../db/client.ts';
import { member as memberTable, session, staffFactor } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { endSessions } from '../members/end-sessions.ts';
import { removeFactors } from '../staff/factors.ts';
import { audited, inAudit } from './audited.ts';
import { staffRoute } from './staff-route.ts';

async function lockMember(tx: Tx, id: number) {
  const [row] = await tx.select().from(memberTable).where(eq(memberTable.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** A member's credentials, as staff may end or renew them: sessions, and the second factors of colleagues [O6-01]. */
export const registerAdminMemberAccess: Feature = (app) => {
  staffRoute(app, deleteAdminSessions, async (call) => {
    const { id } = call.params;
    if (id === call.member.id) throw new ApiError('FORBIDDEN', 'Dina egna inloggningar avslutar du på dina sidor.');
    const isChanged = await audited(call, async (tx) => {
      const { isAdmin } = await lockMember(tx, id);
      if (isAdmin && !call.member.isAdmin) throw new ApiError('FORBIDDEN');
      const [open] = await tx.select({ sessions: count() }).from(session).where(eq(session.memberId, id));
      await endSessions(tx, id);
      return { action: 'delete', entity: 'session', entityId: id, before: open, after: { sessions: 0 } };
    });
    const { request, services, member } = call;
    if (isChanged) services.securityLog.event(request, 'session.ended', { memberId: id, actorId: member.id });
    return { data: { isChanged } };
  });

  staffRoute(app, postAdminEnrolment, async (call) => {
    const { id } = call.params;
    if (id === call.member.id) throw new ApiError('FORBIDDEN', 'Ingen får skapa en kod åt sig själv.');
    const code = await inAudit(call, async (tx) => {
      const { isEmployee, isAdmin, email } = await lockMember(tx, id);
      if (!isEmployee && !isAdmin) throw new ApiError('CONFLICT', 'Koder är till för anställda.');
      const now = call.clock.now();
      const result = await issueToken(tx, { memberId: id, purpose: 'staffEnrolment', email }, now);
      const change = {
        action: 'create',
        entity: 'staff-enrolment',
        entityId: id,
        before: null,
        after: { at: now },
      } as const;
      return { result, change };
    });
    return { data: { code } };
  });

  staffRoute(app, deleteAdminFactors, async (call) => {
    const { id } = call.params;
    if (id === call.member.id) throw new ApiError('FORBIDDEN', 'Ingen får nollställa sin egen inloggning.');
    const isChanged = await audited(call, async (tx) => {
      await lockMember(tx, id);
      const factors = await tx
        .select({ kind: staffFactor.kind, name: staffFactor.name })
        .from(staffFactor)
        .where(eq(staffFactor.memberId, id));
      await removeFactors(tx, id);
      await endSessions(tx, id);
      return { action: 'delete', entity: 'staff-factor', entityId: id, before: { factors }, after: { factors: [] } };
    });
    const { request, services, member } = call;
    if (isChanged) services.securityLog.event(request, 'second-factor.disabled', { memberId: id, actorId: member.id });
    return { data: { isChanged } };
  });
};
