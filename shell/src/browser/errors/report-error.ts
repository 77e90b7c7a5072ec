import { postClientError } from '@shop/contracts';
import type { ApiClient } from '@shop/contracts/platform';
import { isAborted } from '@shop/platform';

/** More would tell nothing new and load the api when everybody has the same trouble. */
const MAX_REPORTS = 10;

const QUERY = /(https?:\/\/[^\s?#)]+)[?#][^\s)]*/g;

/** [O7-44] Addresses keep their path only: queries may carry what a shopper typed. */
export const stripUrls = (text: string): string => text.replace(QUERY, '$1');

/**
 * [7.7-17] A share button's frame that is refused a look at the page: its browser's own protection at work, no fault of
 * ours.
 */
const isWidgetNoise = (error: Error): boolean =>
  error.name === 'SecurityError' && /cross-origin frame/i.test(error.message);

export type ReportError = (error: unknown, source?: string) => void;

/**
 * Reports errors nobody caught to the api [7.7-13]: each once, at most ten of a page, never its own failures.
 *
 * @param token of the page, see `DocumentState`
 */
export function createErrorReporter(api: ApiClient, browser: string, token?: string): ReportError {
  const reported = new Set<string>();
  return (thrown, source) => {
    if (isAborted(thrown)) return;
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (isWidgetNoise(error)) return;
    const message = stripUrls(error.message).slice(0, 2000);
    const key = `${source ?? ''}:${message}`;
    if (reported.has(key) || reported.size >= MAX_REPORTS) return;
    reported.add(key);
    const stack = stripUrls(error.stack ?? '').slice(0, 8000);
    const body = {
      message,
      stack,
      browser: browser.slice(0, 500),
      ...(source !== undefined && { source }),
      ...(token !== undefined && { token }),
    };
    // The page may be left at once for what has been lost.
    api.call(postClientError, { body }, { keepalive: true }).catch(() => undefined);
  };
}

/** Listens for what no slot's boundary has caught. */
export function watchErrors(report: ReportError): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
