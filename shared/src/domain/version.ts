/** [4-48] A version 'major.minor.patch'. */
export type Version = readonly [major: number, minor: number, patch: number];

/** Reads 'major.minor.patch'; null when it is none. */
export function parseVersion(text: string | null | undefined): Version | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text?.trim() ?? '');
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/** Below 0 when a is older than b, 0 when equal, above 0 when newer. A text that is no version is older than any. */
export function compareVersions(a: string | null | undefined, b: string | null | undefined): number {
  const left = parseVersion(a) ?? [-1, 0, 0];
  const right = parseVersion(b) ?? [-1, 0, 0];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

/** [4-49][4-50] Whether the server's version (header `Version`) is of a newer major than ours, which asks for a reload. */
export function isNewerMajor(own: string, server: string | null | undefined): boolean {
  const ours = parseVersion(own);
  const theirs = parseVersion(server);
  return ours !== null && theirs !== null && theirs[0] > ours[0];
}
