import type { Channel } from './registry-document.ts';

/**
 * Number of visitor groups; a cookie stores each visitor's. Large enough for shares of a hundredth of a percent, small
 * enough that a group identifies nobody.
 */
export const VISITOR_GROUPS = 10_000;

/** FNV-1a: spreads short texts evenly, the same on every server. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

/**
 * Whether a group of visitors is in a canary's share: exactly that percentage of the groups is, other ones for each
 * release, and a group stays in the share when it grows.
 */
export const isInShare = (group: number, canary: NonNullable<Channel['canary']>): boolean =>
  (group + hashOf(canary.version)) % VISITOR_GROUPS < (canary.percent / 100) * VISITOR_GROUPS;
