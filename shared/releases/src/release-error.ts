/** A release, or a change of the registry, that is refused: each line of `reasons` is meant for the person who asked for it. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}
