import { DAY_MS } from '@shop/domain/dates';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config.ts';

const SECURITY_TXT_PATH = '/.well-known/security.txt';

/**
 * Validity in days: RFC 9116 recommends less than a year. The expiry is the same all day, so that the file can be
 * cached.
 */
const VALID_DAYS = 364;

const expiresAt = (now: number): string =>
  new Date(Math.floor(now / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');

/** Serves `/.well-known/security.txt`: contacts for reporting vulnerabilities (RFC 9116). */
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
