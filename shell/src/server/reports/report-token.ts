import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RemoteName } from '@shop/contracts/slots';
import { listsRelease, type ReleaseSet } from '../releases/release-set.ts';

const MINUTE_MS = 60_000;
/**
 * Lifetime of a token in minutes. Later reports of an open tab are logged, but say little about a release that is
 * judged by the minute.
 */
const MAX_AGE_MINUTES = 60;

export interface ReportTokens {
  /**
   * Token for a page that is rendered now with these releases. The same for all its visitors, since pages are cached.
   */
  of(releases: Pick<ReleaseSet, 'key'>): string;
  /** Whether a shell with this secret rendered a page with this release within the last hour, and issued this token. */
  covers(token: string, name: RemoteName, version: string): boolean;
}

/**
 * Creates signed tokens of releases and minute, which tie an error report to a page that was really rendered. Every
 * client gets one with a page, so it proves that there was a page, never that there was a shopper.
 *
 * @param secret shared by all shells whose pages may be reported here
 */
export function createReportTokens(secret: string, now: () => number): ReportTokens {
  const sign = (payload: string): Buffer => createHmac('sha256', secret).update(payload).digest();
  const minuteNow = () => Math.floor(now() / MINUTE_MS);
  let minute = -1;
  /** Signatures by releases of the current minute, shared by all pages. */
  const known = new Map<string, string>();
  return {
    of({ key }) {
      if (minute !== minuteNow()) known.clear();
      minute = minuteNow();
      const payload = `${minute}:${key}`;
      // As plain text: the document has the same versions elsewhere, and compresses them away.
      const token = known.get(key) ?? `${payload}.${sign(payload).toString('base64url')}`;
      known.set(key, token);
      return token;
    },
    covers(token, name, version) {
      const dot = token.lastIndexOf('.');
      const payload = token.slice(0, Math.max(0, dot));
      const given = Buffer.from(token.slice(dot + 1), 'base64url');
      const right = sign(payload);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      const [, at = '', key = ''] = /^(\d+):(.*)$/s.exec(payload) ?? [];
      const age = minuteNow() - Number(at);
      return at !== '' && age >= 0 && age <= MAX_AGE_MINUTES && listsRelease(key, name, version);
    },
  };
}
