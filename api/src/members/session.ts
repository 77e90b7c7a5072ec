import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/client.ts';
import type { StaffState } from './staff-rights.ts';

/**
 * The logged-in member as every handler sees it. Rights are read from the database at each call, so that taking them
 * away works at once; `isEmployee` and `isAdmin` are false while the session does not reach what staff rights need.
 */
export interface CurrentUser {
  id: number;
  username: string;
  email: string;
  isEmployee: boolean;
  isAdmin: boolean;
  isCorporateCustomer: boolean;
  rankLevel: number;
  zipCode: string;
}

/** One caller's session. Visitors have none until something must be stored for them. */
export interface Session {
  /** null: nothing is stored for this caller yet. */
  readonly id: string | null;
  readonly user: CurrentUser | null;
  /** Last login or e-ID signing in this session [O7-02]. */
  readonly authenticatedAt: Date | null;
  /** Whether staff rights are open in this session, and what is missing if not. */
  readonly staff: StaffState;
  /** The session's id; a visitor without one gets a row and a cookie now. Not possible for access `never`. */
  ensure(): Promise<string>;
  /** Forgets how fresh the login is; the member stays logged in. */
  endReauthentication(): Promise<void>;
}

export interface Sessions {
  /** The empty session of anonymous calls. */
  none(): Session;
  /** Reads the caller's cookie, once per request, and moves its expiry when it is used. */
  open(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  /**
   * Logs a member in: a new session with a new token, so that a token planted before the login is worthless.
   * `previousSessionId` is deleted by the caller's hooks or expires. Returns the new session's id.
   */
  start(tx: Tx, reply: FastifyReply, login: { readonly userId: number; readonly device: string }): Promise<string>;
  /** Records a login or e-ID signing in a session that continues [O7-02]. */
  markAuthenticated(sessionId: string): Promise<void>;
  /** Ends one session and removes the cookie. */
  end(tx: Tx, reply: FastifyReply, sessionId: string): Promise<void>;
}
