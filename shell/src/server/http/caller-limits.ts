import { addressKey } from '@shop/server';
import type { FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { createTokenBuckets } from './token-buckets.ts';

/** Limits per caller and minute. Cached pages and files are not counted. */
export interface CallerLimits {
  /** Counts a write: 0, or the seconds after which the caller may try again. */
  write(request: FastifyRequest): number;
  /** Counts a page render: 0, or the seconds after which the caller may try again. */
  render(request: FastifyRequest): number;
}

export function createCallerLimits({ limits }: Pick<ShellConfig, 'limits'>, now: () => number): CallerLimits {
  const writes = createTokenBuckets(limits.writesPerMinute, now);
  const renders = createTokenBuckets(limits.rendersPerMinute, now);
  return {
    write: (request) => writes.take(addressKey(request.ip)),
    render: (request) => renders.take(addressKey(request.ip)),
  };
}
