import type { Channel } from './registry-document.ts';

/**
 * Visitors are told apart by a number below this, which their cookie keeps. So many share each number that it names nobody, and
 * shares can still be given to a hundredth of a percent.
 */
export const VISITOR_GROUPS = 10_000;

/** FNV-1a: spreads short texts evenly, the same on every server. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

/**
 * Whether a group of visitors belongs to a canary's share: exactly so many percent of the groups do, other ones for each release, and who
 * does stays when the share grows.
 */
export const isInShare = (group: number, canary: NonNullable<Channel['canary']>): boolean =>
  (group + hashOf(canary.version)) % VISITOR_GROUPS < (canary.percent / 100) * VISITOR_GROUPS;
