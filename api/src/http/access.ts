import type { Endpoint } from '@shop/contracts';
import type { Session } from '../members/session.ts';
import type { FastifyRequest } from 'fastify';
import type { SecurityLog } from '../security/security-log.ts';
import { ApiError } from './errors.ts';

/** [O7-02] Seconds for which a login or signing counts as fresh on `secure` calls. */
export const SECURE_MINUTES = 15;

const minutesBetween = (earlier: Date, later: Date): number => (later.getTime() - earlier.getTime()) / 60_000;

/**
 * Refuses a caller whose session lacks the endpoint's level [7.1-08] or role. 401 names the required login, so that
 * the client can open it; 403 means that no login of this member suffices.
 */
export function checkAccess(endpoint: Endpoint, session: Session, now: Date): void {
  const { access, role } = endpoint;
  const needsLogin = role !== undefined || (access !== 'never' && access !== 'exists');
  if (!needsLogin) return;

  const { user, authenticatedAt, staff } = session;
  if (user === null) {
    const level = role ?? (access === 'secure' || access === 'always' ? access : 'user');
    throw new ApiError('UNAUTHORIZED', endpoint.loginText, { level });
  }
  if (role !== undefined && staff === 'login') {
    throw new ApiError('REAUTHENTICATION_NEEDED', undefined, { level: 'secure' });
  }
  if (role !== undefined && (staff === 'factor' || staff === 'enrol')) throw new ApiError('SECOND_FACTOR_NEEDED');
  if (role === 'admin' && !user.isAdmin) throw new ApiError('FORBIDDEN');
  if (role === 'employee' && !user.isEmployee && !user.isAdmin) throw new ApiError('FORBIDDEN');

  const isFresh = authenticatedAt !== null && minutesBetween(authenticatedAt, now) <= SECURE_MINUTES;
  if ((access === 'secure' || access === 'always') && !isFresh) {
    throw new ApiError('REAUTHENTICATION_NEEDED', undefined, { level: access });
  }
}

/** Logs the refusal of a member's call to the security log: a missing role, or a login that is too old. */
export function logRefusal(
  securityLog: SecurityLog,
  request: FastifyRequest,
  { role, access }: Endpoint,
  session: Session,
  error: unknown,
): void {
  if (!(error instanceof ApiError) || session.user === null) return;
  const isForbidden = error.code === 'FORBIDDEN';
  const level = isForbidden ? (role ?? access) : (error.options.level ?? access);
  const name = isForbidden ? 'access.refused' : 'access.reauthentication-needed';
  securityLog.event(request, name, { memberId: session.user.id, level });
}
