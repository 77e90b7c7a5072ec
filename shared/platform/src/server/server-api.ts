import type { ResponseOf, Endpoint, RequestOf } from '@shop/contracts/endpoint';
import type { ApiClient } from '@shop/contracts/platform';
import type { PageContext, RenderIo, RenderRequest } from '@shop/contracts/rendering';
import { createApiClient, type ApiClientOptions } from '../api-client/api-client.ts';
import { requestUrl } from '../api-client/request-url.ts';
import { freshSeconds } from './fresh-seconds.ts';
import { createReadSharing, createResponseCache, FailedCall, loadedResponse } from './response-cache.ts';
import { sharesWork } from './shares-work.ts';

/** The render request, its I/O and callbacks of one fragment. */
export interface ServerApiOptions {
  request: RenderRequest;
  /** The page context, with its reads recorded when dependencies are tracked. */
  page: PageContext;
  io: RenderIo;
  onPageRedirect: (target: string) => void;
  /** Called for each response with the time until which it may be shared, in unix milliseconds; 0 for a private one. */
  onResponse: (freshUntil: number) => void;
}

/** Response cache shared by all renders of this release in this worker. */
const RESPONSES = createResponseCache();
/** Reads in flight, shared by the slots of one page. */
const PAGE_READS = createReadSharing();

const pageIds = new WeakMap<PageContext, number>();
let lastPageId = 0;
const idOf = (page: PageContext): number => {
  const id = pageIds.get(page) ?? (lastPageId += 1);
  pageIds.set(page, id);
  return id;
};

/** Who the response to a read may be shared with. */
interface Sharing {
  /** All visitors: fetched without the shopper's cookie. */
  isPublic: boolean;
  /** All of one kind, who get the same response from the api; null for a public or a private response. */
  audience: 'visitor' | 'member' | null;
}

/**
 * The api client of one fragment. Slots of one page share identical reads. Public responses are fetched without the
 * shopper's cookie and cached for other pages, but not for employees, who may just have changed the data.
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
    // A session without a verified user has no audience.
    const member = () => (page.user === null ? null : 'member');
    return {
      isPublic: mayShare && endpoint.cacheSeconds !== undefined,
      audience: hasAudience ? (cookie === null ? 'visitor' : member()) : null,
    };
  };

  /** One call, without a caller's signal: a slot that times out must not abort the call for others. */
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
      // The cache key contains the URL, so this endpoint's own schema has checked the data.
      return (await read(endpoint, input)) as ResponseOf<typeof endpoint>;
    },
  };
};
