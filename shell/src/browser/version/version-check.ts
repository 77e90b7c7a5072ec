/** [4-48] Major number of 'major.minor.patch', with or without a build suffix; null for anything else. */
export function majorOf(version: string): number | null {
  const match = /^(\d+)\.\d+\.\d+(?:[-+].*)?$/.exec(version);
  return match ? Number(match[1]) : null;
}

export type ReloadDecision = 'stay' | 'wait' | 'reload';

export interface VersionSituation {
  /** Release of the shell that this page runs on; it stands for the whole set [O4-23]. */
  own: string;
  /** `Version` of an answer of the api. */
  seen: string;
  /** The version that this tab has already reloaded for: a stale cache must not become a loop. */
  reloadedFor: string | null;
  isCheckout: boolean;
  isCartClean: boolean;
  hasHalfFilledForm: boolean;
}

/**
 * [4-50], [4-51] A newer major version reloads the page, once, when nothing can be lost by it. `wait`: the next
 * navigation is made as a whole new document instead.
 */
export function decideReload(situation: VersionSituation): ReloadDecision {
  const own = majorOf(situation.own);
  const seen = majorOf(situation.seen);
  if (own === null || seen === null || seen <= own || situation.reloadedFor === situation.seen) return 'stay';
  const { isCheckout, isCartClean, hasHalfFilledForm } = situation;
  return isCheckout || !isCartClean || hasHalfFilledForm ? 'wait' : 'reload';
}
