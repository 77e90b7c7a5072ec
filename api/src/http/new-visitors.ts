import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { callerKey } from './caller.ts';
import type { RateLimits } from './rate-limits.ts';

const HOUR_SECONDS = 3600;

/** Kinds of rows that are stored for callers without a cookie of ours. */
type Stored = 'cart' | 'session';

/**
 * Bounds what is stored for unknown callers: each cart and session made for a caller without a cookie is stored for
 * 90 days, and a program that accepts no cookies would create a new one at every call.
 */
export interface NewVisitors {
  /**
   * Counts one that is about to be created; throws RATE_LIMITED (429) when this caller has created too many within
   * the hour.
   */
  admit(request: FastifyRequest, stored: Stored): Promise<void>;
}

export const createNewVisitors = (
  rateLimits: RateLimits,
  { newVisitorsPerHour: limit }: Pick<Config, 'newVisitorsPerHour'>,
): NewVisitors => ({
  async admit(request, stored) {
    if (limit > 0) await rateLimits.use(`new-${stored}:${callerKey(request)}`, { limit, windowSeconds: HOUR_SECONDS });
  },
});
