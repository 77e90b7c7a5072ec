import * as contracts from '@shop/contracts/api/index';
import type { Endpoint } from '@shop/contracts';
import type { PageContext, Reuse } from '@shop/contracts/rendering';
import { createBundleFetch } from '@shop/releases';
import { freshSeconds, MAX_FRESH_SECONDS } from '@shop/platform/fresh-seconds';
import { isPersonal } from '@shop/platform/shares-work';
import type { Release } from './release-set.ts';

/** What one release fetches for one page. */
export interface ReleaseReads {
  fetch: typeof globalThis.fetch;
  /**
   * What a bundle says of where its fragment may stand, as far as this server has seen that it may; undefined when it
   * may not.
   */
  reuseOf(claimed: Reuse | undefined): Reuse | undefined;
}

export interface ReleaseReadsOptions {
  page: PageContext;
  /** The shopper's Cookie header; null for the shared response to visitors. */
  cookie: string | null;
  requestId: string;
  apiBase: string;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

/** A bundle that depends on more of its page than this is not worth comparing pages with. */
const MAX_READS = 500;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/** Calls that the api answers all visitors alike, and all members alike. */
const AUDIENCE_CALLS = Object.values<unknown>(contracts)
  .filter(isEndpoint)
  .flatMap(({ path, audienceSeconds }) =>
    audienceSeconds === undefined
      ? []
      : [{ pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), seconds: audienceSeconds }],
  );

const isRead = (value: unknown): boolean =>
  Array.isArray(value) &&
  Array.isArray(value[0]) &&
  value[0].every((key) => typeof key === 'string') &&
  typeof value[1] === 'string';

/** Of another's code, so its shape is looked at before it is used. */
const isReuse = ({ reads, until }: Reuse): boolean =>
  typeof until === 'number' && Array.isArray(reads) && reads.length <= MAX_READS && reads.every(isRead);

/**
 * The fetches of one page, by release. What a bundle says of the reuse of its fragment is believed only as far as this
 * server has seen for itself: not once the release has been given a response for this page that is one session's own,
 * and no longer than its responses are fresh. The slots of a release share what they fetch for a page, so it is counted
 * for all of them.
 */
export function createReleaseReads(options: ReleaseReadsOptions): (release: Pick<Release, 'name'>) => ReleaseReads {
  const { page, cookie, now } = options;
  // The api answers by kind of caller only where this server knows which kind it is.
  const hasAudience = cookie === null || page.user !== null;
  const secondsOf = (path: string, response: Response): number => {
    if (!response.ok) return 0;
    const audience = hasAudience ? AUDIENCE_CALLS.find(({ pattern }) => pattern.test(path)) : undefined;
    return freshSeconds(response.headers, audience?.seconds);
  };

  const create = (): ReleaseReads => {
    let until = Number.POSITIVE_INFINITY;
    return {
      fetch: createBundleFetch({
        ...options,
        onResponse(path, response) {
          const seconds = response === null ? 0 : secondsOf(path, response);
          until = Math.min(until, seconds > 0 ? now() + seconds * 1000 : 0);
        },
      }),
      reuseOf(claimed) {
        if (!claimed || until === 0 || !isReuse(claimed) || isPersonal(claimed.reads)) return undefined;
        return { ...claimed, until: Math.min(claimed.until, until, now() + MAX_FRESH_SECONDS * 1000) };
      },
    };
  };

  const known = new Map<string, ReleaseReads>();
  return ({ name }) => {
    const reads = known.get(name) ?? create();
    known.set(name, reads);
    return reads;
  };
}
