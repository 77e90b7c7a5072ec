import type { ResponseOf, Endpoint, RequestOf } from '@shop/contracts/endpoint';
import type { ApiClient } from '@shop/contracts/platform';
import type { PageContext, RenderIo, RenderRequest } from '@shop/contracts/rendering';
import { createApiClient, type ApiClientOptions } from '../api-client/api-client.ts';
import { requestUrl } from '../api-client/request-url.ts';
import { freshSeconds } from './fresh-seconds.ts';
import { createReadSharing, createResponseCache, FailedCall, loadedResponse } from './response-cache.ts';
import { sharesWork } from './shares-work.ts';

export interface ServerApiOptions {
  request: RenderRequest;
  /** What the fragment reads of its page, when its dependencies are tracked. */
  page: PageContext;
  io: RenderIo;
  onPageRedirect: (target: string) => void;
  /**
   * Called for each response with the time until which anybody may be given it, in milliseconds since 1970; 0 for one
   * that nobody may.
   */
  onResponse: (freshUntil: number) => void;
}

/** Response cache shared by all renders of this release in this worker. */
const RESPONSES = createResponseCache();
/** Reads in flight that only the slots of one page share. */
const PAGE_READS = createReadSharing();

const pageIds = new WeakMap<PageContext, number>();
let lastPageId = 0;
const idOf = (page: PageContext): number => {
  const id = pageIds.get(page) ?? (lastPageId += 1);
  pageIds.set(page, id);
  return id;
};

/** Who else may be given the response to a read. */
interface Sharing {
  /** Everybody: it is fetched without the shopper's cookie. */
  isPublic: boolean;
  /** All of one kind, whom the api responds to alike; null for a response that is everybody's or one session's own. */
  audience: 'visitor' | 'member' | null;
}

/**
 * The api client of one fragment. What the slots of a page read at the same time is fetched, parsed and checked once.
 * What is the same for everybody is fetched without the shopper's cookie and cached for pages to come; employees, who
 * may just have changed it, get it fresh.
 */
export const createServerApi = (options: ServerApiOptions): ApiClient => {
  const { request, page, io, onPageRedirect, onResponse } = options;
  const { apiBase, cookie, requestId } = request;
  const region = request.page.route.params.region ?? 'se';
  const mayShare = sharesWork(request);

  const clientOf = (isPublic: boolean, more: Partial<ApiClientOptions>): ApiClient =>
    createApiClient({
      base: apiBase,
      fetch: io.fetch,
      region: () => region,
      headers: { 'X-Request-Id': requestId, ...(!isPublic && cookie !== null && { Cookie: cookie }) },
      ...more,
    });
  const writes = clientOf(false, { signal: io.signal, onPageRedirect });

  const sharingOf = (endpoint: Endpoint): Sharing => {
    const hasAudience = mayShare && endpoint.audienceSeconds !== undefined;
    // Of a session whose owner is not known, the audience is not either.
    const member = () => (page.user === null ? null : 'member');
    return {
      isPublic: mayShare && endpoint.cacheSeconds !== undefined,
      audience: hasAudience ? (cookie === null ? 'visitor' : member()) : null,
    };
  };

  /** One call, without anybody's signal: a slot that times out must not take the response from the others. */
  const load = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>, { isPublic, audience }: Sharing) => {
    let pageRedirect: string | null = null;
    let seconds = 0;
    let length = 0;
    const client = clientOf(isPublic, {
      onPageRedirect: (target) => (pageRedirect = target),
      onResponse: (response) => {
        length = response.length;
        if (isPublic || audience !== null)
          seconds = freshSeconds(response.headers, audience === null ? undefined : endpoint.audienceSeconds);
      },
    });
    try {
      const data: unknown = await client.call(endpoint, input);
      return loadedResponse({ data, pageRedirect, length }, seconds, Date.now());
    } catch (error) {
      throw new FailedCall(error, pageRedirect);
    }
  };

  const read = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<unknown> => {
    const sharing = sharingOf(endpoint);
    const key = `${sharing.audience ?? ''} ${apiBase} ${region} ${requestUrl(endpoint, input)}`;
    const isForMany = sharing.isPublic || sharing.audience !== null;
    const cached = isForMany ? RESPONSES.get(key) : undefined;
    if (cached) {
      onResponse(cached.freshUntil);
      return cached.data;
    }
    const loadThis = () => load(endpoint, input, sharing);
    try {
      const { value } = isForMany
        ? await RESPONSES.fetch(key, loadThis, io.signal)
        : await PAGE_READS.fetch(`${idOf(request.page)} ${key}`, loadThis, io.signal);
      if (value.pageRedirect !== null) onPageRedirect(value.pageRedirect);
      onResponse(value.freshUntil);
      return value.data;
    } catch (error) {
      onResponse(0);
      if (!(error instanceof FailedCall)) throw error;
      if (error.pageRedirect !== null) onPageRedirect(error.pageRedirect);
      throw error.cause;
    }
  };

  return {
    async call(endpoint, input, call = {}) {
      if (endpoint.method !== 'GET') {
        onResponse(0);
        return writes.call(endpoint, input, call);
      }
      // Under its URL is what this very endpoint's schema has checked.
      return (await read(endpoint, input)) as ResponseOf<typeof endpoint>;
    },
  };
};
