/** A release, or a change of the registry, that is rejected; `reasons` has one line each for the user. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}
