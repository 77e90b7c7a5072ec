import * as contracts from '@shop/contracts/api/index';
import type { Endpoint } from '@shop/contracts';
import type { PageContext, Reuse } from '@shop/contracts/rendering';
import { createBundleFetch } from '@shop/releases';
import { freshSeconds, MAX_FRESH_SECONDS } from '@shop/platform/fresh-seconds';
import { isPersonal } from '@shop/platform/shares-work';
import type { Release } from './release-set.ts';

/** Api reads of one release for one page. */
export interface ReleaseReads {
  fetch: typeof globalThis.fetch;
  /**
   * The reuse that a bundle declares, limited to what this server has verified; undefined when it may not be reused.
   */
  reuseOf(claimed: Reuse | undefined): Reuse | undefined;
}

export interface ReleaseReadsOptions {
  page: PageContext;
  /** The shopper's Cookie header; null for the shared response. */
  cookie: string | null;
  requestId: string;
  apiBase: string;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

/** Maximum number of recorded reads; more are not worth comparing. */
const MAX_READS = 500;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/** Endpoints whose responses are the same for all visitors, and for all members. */
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

/** Validates the shape, since it comes from a remote's code. */
const isReuse = ({ reads, until }: Reuse): boolean =>
  typeof until === 'number' && Array.isArray(reads) && reads.length <= MAX_READS && reads.every(isRead);

/**
 * Creates the fetches of one page, by release. The reuse that a bundle declares is limited to what this server has seen
 * itself: none once the release has received a private response for this page, and only while its responses are fresh.
 * The slots of a release share their fetches for a page, so they are counted together.
 */
export function createReleaseReads(options: ReleaseReadsOptions): (release: Pick<Release, 'name'>) => ReleaseReads {
  const { page, cookie, now } = options;
  // The audience is only known with a verified user.
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
