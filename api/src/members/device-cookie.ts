import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@shop/domain/dates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const MAX_AGE_DAYS = 365;
const NONCE_BYTES = 12;
const SIGNATURE = { bytes: 16 } as const;
/** Enough for a family's computer; the member whose login is oldest is dropped first. */
const MAX_MEMBERS = 5;
const SEPARATOR = '~';

/**
 * [O8-09] Which browsers a member has logged in from, so that wrong passwords sent from elsewhere cannot lock the
 * member out there.
 */
export interface DeviceCookie {
  /** The name of this browser for this member; null where the member has not logged in before. */
  read(request: FastifyRequest, memberId: number, now: Date): string | null;
  /** Gives the browser a name for this member, over the one that it had. */
  issue(request: FastifyRequest, reply: FastifyReply, memberId: number, now: Date): void;
}

/**
 * The device cookie of the OWASP cheat sheet on guessing of passwords: member, a nonce and the day of issue, signed. It
 * opens nothing; it only says which counter of wrong passwords is the browser's. Nothing of it is stored.
 */
export function createDeviceCookie({
  secrets,
  secureCookies,
}: Pick<Config, 'secrets' | 'secureCookies'>): DeviceCookie {
  const name = secureCookies ? '__Host-device' : 'device';
  const options = { httpOnly: true, secure: secureCookies, sameSite: 'lax', path: '/' } as const;
  const entriesIn = (request: FastifyRequest): string[] => request.cookies[name]?.split(SEPARATOR, MAX_MEMBERS) ?? [];
  const belongsTo = (memberId: number) => (entry: string) => entry.startsWith(`${memberId}.`);

  return {
    read: (request, memberId, now) => {
      const entry = entriesIn(request).find(belongsTo(memberId));
      if (entry === undefined) return null;
      const at = entry.lastIndexOf('.');
      const text = entry.slice(0, at);
      const [, nonce, day] = text.split('.');
      if (nonce === undefined || !secrets.verify('device', text, entry.slice(at + 1), SIGNATURE)) return null;
      const age = Math.floor(now.getTime() / DAY_MS) - Number(day);
      return age >= 0 && age <= MAX_AGE_DAYS ? nonce : null;
    },
    issue: (request, reply, memberId, now) => {
      const text = [memberId, randomBytes(NONCE_BYTES).toString('base64url'), Math.floor(now.getTime() / DAY_MS)].join(
        '.',
      );
      const others = entriesIn(request).filter((entry) => !belongsTo(memberId)(entry));
      const entries = [`${text}.${secrets.sign('device', text, SIGNATURE)}`, ...others].slice(0, MAX_MEMBERS);
      reply.setCookie(name, entries.join(SEPARATOR), { ...options, maxAge: (MAX_AGE_DAYS * DAY_MS) / 1000 });
    },
  };
}
