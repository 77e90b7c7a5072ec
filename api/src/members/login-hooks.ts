import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/client.ts';

export interface LoginEvent {
  userId: number;
  /** The member's new session. */
  sessionId: string;
  /** The visitor's session before the login, if there was one: its cart and history are to be taken over. */
  previousSessionId: string | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface LogoutEvent {
  userId: number;
  sessionId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Runs inside the transaction that logs in or out: what it throws undoes the login. */
export type LoginHook = (event: LoginEvent, tx: Tx) => Promise<void>;
export type LogoutHook = (event: LogoutEvent, tx: Tx) => Promise<void>;

/** Hooks by which features take part in login and logout without the member feature importing them [O4-06]. */
export interface LoginHooks {
  onLogin(hook: LoginHook): void;
  onLogout(hook: LogoutHook): void;
  runLogin: LoginHook;
  runLogout: LogoutHook;
}

export function createLoginHooks(): LoginHooks {
  const login: LoginHook[] = [];
  const logout: LogoutHook[] = [];
  return {
    onLogin: (hook) => void login.push(hook),
    onLogout: (hook) => void logout.push(hook),
    // In order and one by one: they share one connection.
    runLogin: async (event, tx) => {
      for (const hook of login) await hook(event, tx);
    },
    runLogout: async (event, tx) => {
      for (const hook of logout) await hook(event, tx);
    },
  };
}
