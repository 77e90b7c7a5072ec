import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { NamedQuery } from './db/named-query.ts';
import type { Simulators } from './extension.ts';
import type { AfterResponse } from './http/after-response.ts';
import type { NewVisitors } from './http/new-visitors.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Startup } from './http/startup.ts';
import type { ImageSource } from './images/image-source.ts';
import type { Mailer } from './mail/mailer.ts';
import type { LoginHooks } from './members/login-hooks.ts';
import type { Sessions } from './members/session.ts';
import type { SecurityLog } from './security/security-log.ts';
import type { ReadPoints } from './shipping/pickup-points.ts';
import type { Places } from './shipping/places.ts';

/** Services for every feature. Created once per app in `buildApp`; the api has no other shared state. */
export interface Services {
  config: Config;
  /** drizzle over `pool`: the usual access to the database. */
  db: Db;
  /** For hand-written SQL; prefer `named` on hot paths. */
  pool: Pool;
  /** Runs hand-written SQL as a named prepared statement where the installation allows that. */
  named: NamedQuery;
  clock: Clock;
  log: FastifyBaseLogger;
  mailer: Mailer;
  sessions: Sessions;
  /** Waits for so many milliseconds; returns at once in tests. */
  wait: (milliseconds: number) => Promise<void>;
  /** Counters in the database, shared by all instances. */
  rateLimits: RateLimits;
  /** Bounds the rows stored for callers without a cookie. */
  newVisitors: NewVisitors;
  /** `loginHooks.onLogin(fn)`, `loginHooks.onLogout(fn)`: notify the cart of both [O4-06]. */
  loginHooks: LoginHooks;
  /** Stores, postal areas and shipping methods, at most ten seconds old: for display, not for a purchase. */
  places: () => Promise<Places>;
  /** The carriers' pickup points near a zip code, at most a quarter of an hour old. */
  readPickupPoints: ReadPoints;
  /** For work whose duration would reveal something to the caller. */
  afterResponse: AfterResponse;
  /** Log of logins, refusals and changes of credentials: `securityLog.event(request, 'login.failed', {…})`. */
  securityLog: SecurityLog;
  /** Images of products and campaigns: the installation's own, or neutral placeholders. */
  imageSource: ImageSource;
  /** Simulators of outside providers; null where an installation has none. */
  simulators: Simulators | null;
  /** The tasks that `/readyz` waits for. */
  startup: Startup;
}
