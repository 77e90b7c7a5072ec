import { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from '../http/logging.ts';
import { createKeyRing } from '../secrets/key-ring.ts';
import { createSecurityLog } from './security-log.ts';

const request = {
  id: 'request-1',
  ip: '203.0.113.9',
  method: 'POST',
  url: '/api/login?x=typed',
  routeOptions: { url: '/api/login' },
} as unknown as FastifyRequest;

function logWith(logLevel: 'info' | 'error' | 'silent') {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const logger = createLogger({ logLevel, version: '1' }, stream);
  return { lines, log: createSecurityLog(logger, createKeyRing(['a secret of the tests'])) };
}

describe('the security log', () => {
  it('[F11] writes event, outcome, account, address, route pattern and request id', () => {
    const { lines, log } = logWith('info');
    log.event(request, 'login.succeeded', { memberId: 17, provedBy: 'password' });
    expect(lines).toEqual([
      expect.objectContaining({
        log: 'security',
        event: 'login.succeeded',
        outcome: 'success',
        memberId: 17,
        provedBy: 'password',
        address: '203.0.113.9',
        method: 'POST',
        route: '/api/login',
        requestId: 'request-1',
      }),
    ]);
  });

  it('[F11] writes a keyed hash instead of what was typed as a name, the same however it was typed', () => {
    const { lines, log } = logWith('info');
    for (const typedName of ['Anna@Example.se', ' anna@example.se']) log.event(request, 'login.failed', { typedName });
    log.event(request, 'login.failed', { typedName: 'my password by mistake' });
    const hashes = lines.map(({ nameHash }) => nameHash);
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
    expect(JSON.stringify(lines)).not.toMatch(/anna|example\.se|password by|typed/i);
  });

  it('[F11] goes on where the rest of the log is quiet, and is silent only where all is', () => {
    const quiet = logWith('error');
    quiet.log.event(null, 'secrets.loaded', { keyIds: ['abcd'] });
    expect(quiet.lines).toHaveLength(1);
    const silent = logWith('silent');
    silent.log.event(null, 'secrets.loaded', { keyIds: ['abcd'] });
    expect(silent.lines).toEqual([]);
  });
});
