/** Outcome of an event of the security log: success, failure, or stopped by the shop. */
export type SecurityOutcome = 'success' | 'failure' | 'refused';

/**
 * Every event of the security log with its outcome. The only place that names them; docs/security-log.md says what each
 * means and which to alert on.
 */
export const SECURITY_EVENTS = {
  'account.erased': 'success',
  'account.registered': 'success',
  'access.reauthentication-needed': 'refused',
  'access.refused': 'refused',
  'eid.failed': 'failure',
  'eid.succeeded': 'success',
  'email.change-requested': 'success',
  'email.changed': 'success',
  'email.confirmed': 'success',
  'login.failed': 'failure',
  'login.locked': 'refused',
  'login.slowed': 'refused',
  'login.succeeded': 'success',
  logout: 'success',
  'origin.refused': 'refused',
  'password.changed': 'success',
  'password.present-wrong': 'failure',
  'password.reset': 'success',
  'password.reset-refused': 'refused',
  'password.reset-requested': 'success',
  'rate-limit.reached': 'refused',
  'roles.changed': 'success',
  'second-factor.disabled': 'success',
  'second-factor.enabled': 'success',
  'second-factor.failed': 'failure',
  'second-factor.succeeded': 'success',
  'secrets.loaded': 'success',
  'session.ended': 'success',
  'signature.refused': 'refused',
  'staff.changed': 'success',
  'staff.own-interest-refused': 'refused',
} as const satisfies Record<string, SecurityOutcome>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
