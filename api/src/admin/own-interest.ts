import { isSameEmail } from '@shop/domain/validation/email';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import type { CurrentUser } from '../members/session.ts';

interface Caller {
  readonly member: CurrentUser;
  readonly request: FastifyRequest;
}

/** Owner of a matter: a member, or a guest by e-mail address. */
interface Party {
  readonly memberId?: number | null;
  readonly email?: string;
}

const OWN_MATTER = 'Det här gäller dig själv. Be en kollega.';

const isOwn = ({ member }: Caller, { memberId = null, email }: Party): boolean =>
  memberId === member.id || (email !== undefined && isSameEmail(email, member.email));

/**
 * Throws 403 where an employee would decide on a matter of their own: approve their company, raise their level,
 * publish their review, decide on their return, issue themselves a gift card. A colleague has to decide. The attempt
 * is written to the security log.
 */
export function refuseOwnInterest(caller: Caller, party: Party, text = OWN_MATTER): void {
  if (!isOwn(caller, party)) return;
  const { request, member } = caller;
  request.server.services.securityLog.event(request, 'staff.own-interest-refused', { actorId: member.id });
  throw new ApiError('FORBIDDEN', text);
}
