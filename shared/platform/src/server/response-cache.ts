import { createCache, type Cache, type Loaded } from '@shop/cache';
import { isApiError } from '../api-client/api-error.ts';
import { deepFreeze } from './deep-freeze.ts';

/** Of JSON text; parsed it takes two to three times as much. */
const MAX_CHARACTERS = 12_000_000;
/** Reads in flight at the same time whose responses belong to one page each. */
const MAX_PENDING = 1000;
/**
 * How long a page waits for another page's call. Then it makes its own, as it does when the other was given up or
 * refused for a while: the circuit breaker blames a release for a page that fails without a call of its own.
 */
const WAIT_MS = 250;

/** A response of the api, parsed and checked, with what every page that uses it must know. Its data are frozen. */
export interface ApiResponse {
  data: unknown;
  /** Milliseconds since 1970 until which anybody may be given it; 0 for one that nobody else may. */
  freshUntil: number;
  /** Value of `X-Page-Redirect`. */
  pageRedirect: string | null;
  /** Characters of its text. */
  length: number;
}

/** A call that failed, for all that wait for it; `cause` is what the api client threw. */
export class FailedCall extends Error {
  readonly pageRedirect: string | null;

  constructor(cause: unknown, pageRedirect: string | null) {
    super('The call failed', { cause });
    this.pageRedirect = pageRedirect;
  }
}

/** What the api would say to everybody. */
const isFinal = (error: unknown): boolean => {
  const cause = error instanceof FailedCall ? error.cause : error;
  return isApiError(cause) && cause.status >= 400 && cause.status < 500 && cause.status !== 429;
};

/**
 * Responses that many pages may be given: parsed and checked once. When one is no longer fresh, one page fetches it for
 * all that come meanwhile.
 */
export const createResponseCache = (now: () => number = Date.now): Cache<ApiResponse> =>
  createCache<ApiResponse>({
    bound: { maxSize: MAX_CHARACTERS, sizeOf: ({ length }) => Math.max(1, length) },
    freshMs: 0,
    waitMs: WAIT_MS,
    isFinal,
    now,
  });

/** Shares reads that are in flight, and stores none. */
export const createReadSharing = (): Cache<ApiResponse> =>
  createCache<ApiResponse>({ bound: { maxEntries: MAX_PENDING }, freshMs: 0 });

/**
 * A response as the cache takes it, frozen. @param seconds for which it is fresh; 0 or less: for those who wait for it
 * alone
 */
export const loadedResponse = (
  response: Pick<ApiResponse, 'data' | 'pageRedirect' | 'length'>,
  seconds: number,
  now: number,
): Loaded<ApiResponse> => {
  const freshMs = Math.max(0, seconds * 1000);
  deepFreeze(response.data);
  return { value: { ...response, freshUntil: freshMs > 0 ? now + freshMs : 0 }, freshMs };
};
