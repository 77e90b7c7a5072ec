import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { KeyRing } from '../secrets/key-ring.ts';
import { callerAddress } from '../http/caller.ts';
import { SECURITY_EVENTS, type SecurityEvent } from './security-events.ts';

/**
 * Subject and object of an event. No field may contain typed text except `typedName`, of which only a keyed hash is
 * written. There is no free text, so that no secret gets into the log.
 */
export interface SecurityDetails {
  /** The account that the event is about. */
  readonly memberId?: number | undefined;
  /** The name typed for an account, which may be a password typed into the wrong field: written as a keyed hash. */
  readonly typedName?: string;
  /** The employee or administrator who did it to another's account or to the shop. */
  readonly actorId?: number | undefined;
  /** Proof of identity. */
  readonly provedBy?: 'password' | 'eid' | 'second-factor' | 'recovery-code' | 'link' | 'registration';
  /** The login or role that would have been needed. */
  readonly level?: string;
  /** An employee's change, as in the audit log. */
  readonly action?: 'create' | 'update' | 'delete';
  readonly entity?: string;
  readonly entityId?: string;
  /** Number of ended sessions. */
  readonly count?: number;
  /** The keys of this instance by their ids, which are no secret; the first one signs and encrypts. */
  readonly keyIds?: readonly string[];
}

/** Log of attempts to log in, of refusals, and of changes to credentials. */
export interface SecurityLog {
  /** Writes one event. `request` is null for what no request caused, such as a job. Never throws. */
  event(request: FastifyRequest | null, name: SecurityEvent, details?: SecurityDetails): void;
}

/** Half of a SHA-256: enough to distinguish names, and worthless without the shop's secret. */
const NAME_HASH_BYTES = 16;

const ofRequest = (request: FastifyRequest) => ({
  address: callerAddress(request),
  method: request.method,
  route: request.routeOptions.url ?? 'unknown',
  requestId: request.id,
});

/**
 * The security log: one line per event, marked `log: "security"`, on the same stream as all others. It is written
 * whatever LOG_LEVEL is, `silent` excepted: an alert must not depend on how talkative the rest is.
 */
export function createSecurityLog(logger: FastifyBaseLogger, secrets: KeyRing): SecurityLog {
  const log = logger.child({ log: 'security' }, logger.level === 'silent' ? {} : { level: 'info' });
  const hashOf = (name: string): string =>
    secrets.sign('security-log-name', name.trim().toLowerCase(), { bytes: NAME_HASH_BYTES });
  return {
    event(request, name, { typedName, ...details } = {}) {
      const outcome = SECURITY_EVENTS[name];
      const line = {
        event: name,
        outcome,
        ...details,
        ...(typedName !== undefined && { nameHash: hashOf(typedName) }),
        ...(request !== null && ofRequest(request)),
      };
      if (outcome === 'success') log.info(line, 'security');
      else log.warn(line, 'security');
    },
  };
}
