import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RemoteName } from '@shop/contracts/slots';
import { listsRelease, type ReleaseSet } from '../releases/release-set.ts';

const MINUTE_MS = 60_000;
/**
 * A tab may be open for long; what it reports after an hour is logged, but says little about a release that is judged
 * by the minute.
 */
const MAX_AGE_MINUTES = 60;

export interface ReportTokens {
  /** For a page that is rendered now with these releases. The same for all its readers: pages are cached. */
  of(releases: Pick<ReleaseSet, 'key'>): string;
  /**
   * Whether a shell with this secret rendered a page with this release within the last hour, and gave it this token.
   */
  covers(token: string, name: RemoteName, version: string): boolean;
}

/**
 * Tokens that tie a browser's error report to a page that was really rendered: releases and minute, signed. Whoever
 * fetches a page has one, so it proves that there is a page, never that there is a shopper.
 *
 * @param secret shared by all shells whose pages' reports shall count here
 */
export function createReportTokens(secret: string, now: () => number): ReportTokens {
  const sign = (payload: string): Buffer => createHmac('sha256', secret).update(payload).digest();
  const minuteNow = () => Math.floor(now() / MINUTE_MS);
  let minute = -1;
  /** One signature for all pages of a minute with the same releases. */
  const known = new Map<string, string>();
  return {
    of({ key }) {
      if (minute !== minuteNow()) known.clear();
      minute = minuteNow();
      const payload = `${minute}:${key}`;
      const token =
        known.get(key) ?? `${Buffer.from(payload).toString('base64url')}.${sign(payload).toString('base64url')}`;
      known.set(key, token);
      return token;
    },
    covers(token, name, version) {
      const dot = token.indexOf('.');
      const payload = Buffer.from(token.slice(0, Math.max(0, dot)), 'base64url').toString('utf8');
      const given = Buffer.from(token.slice(dot + 1), 'base64url');
      const right = sign(payload);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      const [, at = '', key = ''] = /^(\d+):(.*)$/s.exec(payload) ?? [];
      const age = minuteNow() - Number(at);
      return at !== '' && age >= 0 && age <= MAX_AGE_MINUTES && listsRelease(key, name, version);
    },
  };
}
