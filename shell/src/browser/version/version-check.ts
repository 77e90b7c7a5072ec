/** Major number of `major.minor.patch` [4-48], with or without a build suffix; null for any other text. */
export function majorOf(version: string): number | null {
  const match = /^(\d+)\.\d+\.\d+(?:[-+].*)?$/.exec(version);
  return match ? Number(match[1]) : null;
}

export type ReloadDecision = 'stay' | 'wait' | 'reload';

export interface VersionSituation {
  /** Version of the shell on this page, which represents the whole set [O4-23]. */
  own: string;
  /** `Version` header of an api response. */
  seen: string;
  /** Version that this tab has already reloaded for, so that a stale cache causes no loop. */
  reloadedFor: string | null;
  isCheckout: boolean;
  isCartClean: boolean;
  hasHalfFilledForm: boolean;
}

/**
 * Decides on a newer major version: reload once [4-50], unless input would be lost. `wait`: the next navigation becomes
 * a full page load, as in checkout [4-51].
 */
export function decideReload(situation: VersionSituation): ReloadDecision {
  const own = majorOf(situation.own);
  const seen = majorOf(situation.seen);
  if (own === null || seen === null || seen <= own || situation.reloadedFor === situation.seen) return 'stay';
  const { isCheckout, isCartClean, hasHalfFilledForm } = situation;
  return isCheckout || !isCartClean || hasHalfFilledForm ? 'wait' : 'reload';
}
