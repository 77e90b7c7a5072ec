import { postClientError } from '@shop/contracts';
import type { ApiClient } from '@shop/contracts/platform';
import { isAborted, isApiError } from '@shop/platform';

/** Maximum number of reports per page: more would add nothing, and load the api in an outage. */
const MAX_REPORTS = 10;

const QUERY = /(https?:\/\/[^\s?#)]+)[?#][^\s)]*/g;

/** Strips URLs to their path [O7-44]: queries may contain user input. */
export const stripUrls = (text: string): string => text.replace(QUERY, '$1');

/**
 * Whether an error comes from a share widget's frame that may not access the page [7.7-17]: the browser's protection,
 * not a fault of the shop.
 */
const isWidgetNoise = (error: Error): boolean =>
  error.name === 'SecurityError' && /cross-origin frame/i.test(error.message);

/**
 * A call without any response, as for want of a connection: no fault of the code, and no report would arrive either.
 */
const isNoConnection = (thrown: unknown): boolean =>
  navigator.onLine === false || (isApiError(thrown) && thrown.status === 0);

export type ReportError = (error: unknown, source?: string) => void;

/**
 * Creates the reporter of uncaught errors to the api [7.7-13]: each once, at most `MAX_REPORTS` per page, never its own
 * failures.
 *
 * @param token of the page, see `DocumentState`
 */
export function createErrorReporter(api: ApiClient, browser: string, token?: string): ReportError {
  const reported = new Set<string>();
  return (thrown, source) => {
    if (isAborted(thrown) || isNoConnection(thrown)) return;
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
    // `keepalive`, since an error may be followed by a full page load.
    api.call(postClientError, { body }, { keepalive: true }).catch(() => undefined);
  };
}

/** Reports errors that no slot's boundary has caught. */
export function watchErrors(report: ReportError): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
