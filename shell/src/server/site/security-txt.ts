import { DAY_MS } from '@shop/domain/dates';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config.ts';

const SECURITY_TXT_PATH = '/.well-known/security.txt';

/**
 * RFC 9116 wants it to be less than a year; the day it falls on is the same all day, so that the file may be cached.
 */
const VALID_DAYS = 364;

const expiresAt = (now: number): string =>
  new Date(Math.floor(now / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');

/** Where somebody who has found a hole in the shop may say so (RFC 9116), at `/.well-known/security.txt`. */
export function installSecurityTxt(
  app: FastifyInstance,
  { publicOrigin, securityContacts }: Pick<ShellConfig, 'publicOrigin' | 'securityContacts'>,
  now: () => number,
): void {
  app.get(SECURITY_TXT_PATH, (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(
        [
          ...securityContacts.map((contact) => `Contact: ${contact}`),
          `Expires: ${expiresAt(now())}`,
          'Preferred-Languages: sv, en',
          `Canonical: ${publicOrigin}${SECURITY_TXT_PATH}`,
          '',
        ].join('\n'),
      ),
  );
}
