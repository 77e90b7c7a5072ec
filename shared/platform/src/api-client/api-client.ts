import type { KyInstance } from 'ky';
import { SHOP } from '@shop/contracts/config';
import type { ResponseOf, Endpoint, RequestOf } from '@shop/contracts/endpoint';
import type { ApiClient, CallOptions } from '@shop/contracts/platform';
import { createApiError, isAborted, NO_RESPONSE_MESSAGE } from './api-error.ts';
import { errorOf } from './error-of.ts';
import { createNamedRequests } from './named-requests.ts';
import { requestUrl } from './request-url.ts';

/** A response that breaks its contract. `problems` names paths in the response, never its values. */
export interface ResponseMismatch {
  call: string;
  problems: string[];
}

/** Options of one client: where it sends, what it adds to every call, what it reports. */
export interface ApiClientOptions {
  /** Absolute, or '/api/' in a browser; with a trailing slash. */
  base: string;
  fetch?: typeof globalThis.fetch;
  /** Region code of the page's URL, sent with every call [7.1-07]; `se` when missing [O7-28]. */
  region?: () => string;
  /** Sent with every call: request id, and on the server the shopper's cookie. */
  headers?: Readonly<Record<string, string>>;
  /** Aborts every call, e.g. at a fragment's deadline. */
  signal?: AbortSignal;
  /** Timeout of a call in milliseconds. */
  timeoutMs?: number;
  /** Sends each identical GET once for the lifetime of this client, e.g. for all slots of one page. */
  sharesReads?: boolean;
  /** Called with the value `Type:id` of `X-Page-Redirect` [7.1-09]. */
  onPageRedirect?: (target: string) => void;
  /** Called with the api's version, a header of responses that are not public [7.1-12]. */
  onVersion?: (version: string) => void;
  onMismatch?: (mismatch: ResponseMismatch) => void;
  /** Called with each successful response before the caller gets it; `length` is that of its text in characters. */
  onResponse?: (response: { data: unknown; headers: Headers; length: number }) => void;
  /**
   * Schema of a call's response by `METHOD path`, for endpoints without one: remotes leave schemas out of their browser
   * bundles. The response of an unlisted call is not checked.
   */
  responseSchema?: (call: string) => Promise<Endpoint['response']>;
}

const TIMEOUT_MS = 15_000;
/** Delay of the single retry of a read after a broken connection; short, since a page may be waiting for it. */
const RETRY_AFTER_MS = 200;
const isRead = (endpoint: Endpoint): boolean => endpoint.method === 'GET';
const nameOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`;

const joinSignals = (signals: readonly (AbortSignal | null | undefined)[]): AbortSignal | null => {
  const given = signals.filter((signal) => signal !== null && signal !== undefined);
  return given.length > 1 ? AbortSignal.any(given) : (given[0] ?? null);
};

/** Loads ky, which hydration does not need: with the first call, or before it when one is likely. */
export const loadHttp = () => import('ky');

const createHttp = async (options: ApiClientOptions): Promise<KyInstance> => {
  const { default: ky } = await loadHttp();
  return ky.create({
    prefix: options.base,
    ...(options.fetch && { fetch: options.fetch }),
    credentials: 'same-origin',
    throwHttpErrors: false,
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    retry: { limit: 1, methods: ['get'], retryOnTimeout: false, delay: () => RETRY_AFTER_MS },
    hooks: {
      beforeRequest: [({ request }) => request.headers.set('Region', options.region?.() ?? SHOP.region)],
    },
  });
};

const parseResponse = async (endpoint: Endpoint, response: Response, options: ApiClientOptions): Promise<unknown> => {
  if (response.status === 204) return undefined;
  const call = nameOf(endpoint);
  let text: string;
  let body: unknown;
  try {
    text = await response.text();
    body = JSON.parse(text);
  } catch (cause) {
    throw isAborted(cause) ? cause : createApiError(`${call} did not answer JSON`, { status: response.status, cause });
  }
  const taken = (data: unknown): unknown => {
    options.onResponse?.({ data, headers: response.headers, length: text.length });
    return data;
  };
  const schema = endpoint.response ?? (await options.responseSchema?.(call));
  if (!schema) return taken(body);
  const parsed = schema.safeParse(body);
  if (parsed.success) return taken(parsed.data);
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  options.onMismatch?.({ call, problems });
  throw createApiError(`${call} broke its contract (${problems.join('; ')})`, { status: response.status });
};

/** Creates the api client of browser and server. Every failure is an `ApiError`, but an abort stays an `AbortError`. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  let http: Promise<KyInstance> | undefined;
  const connect = (): Promise<KyInstance> => {
    http ??= createHttp(options).catch((error: unknown) => {
      // A failed import is not cached: the next call tries again.
      http = undefined;
      throw error;
    });
    return http;
  };
  const named = createNamedRequests();
  const reads = new Map<string, Promise<unknown>>();

  const send = async (endpoint: Endpoint, url: string, body: unknown, call: CallOptions): Promise<unknown> => {
    const signal = joinSignals([call.signal, options.signal, named(call.requestName)]);
    const headers = { ...options.headers, ...(call.idempotencyKey && { 'Idempotency-Key': call.idempotencyKey }) };
    const sent = async (): Promise<Response> => {
      const request = await connect();
      signal?.throwIfAborted();
      return request(url, {
        method: endpoint.method,
        headers,
        ...(signal && { signal }),
        ...(!isRead(endpoint) && { json: body ?? {} }),
        ...(call.keepalive && { keepalive: true }),
        ...(call.fresh && { cache: 'reload' as const }),
      });
    };
    const response = await sent().catch((cause: unknown) => {
      // An abort is no failure. ky may wrap the reason, so the signal itself is checked as well.
      if (signal?.aborted || isAborted(cause)) throw new DOMException('The call was aborted', 'AbortError');
      throw createApiError(`${nameOf(endpoint)} got no answer`, { status: 0, userMessage: NO_RESPONSE_MESSAGE, cause });
    });
    const target = response.headers.get('x-page-redirect');
    if (target) options.onPageRedirect?.(target);
    const version = response.headers.get('version');
    if (version) options.onVersion?.(version);
    if (!response.ok) throw await errorOf(response, nameOf(endpoint));
    return parseResponse(endpoint, response, options);
  };

  const shared = (key: string, sent: () => Promise<unknown>): Promise<unknown> => {
    const pending = reads.get(key) ?? sent();
    reads.set(key, pending);
    return pending;
  };

  return {
    async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, call: CallOptions = {}): Promise<ResponseOf<E>> {
      const url = requestUrl(endpoint, request);
      const sent = (): Promise<unknown> => send(endpoint, url, request.body, call);
      const result = options.sharesReads && isRead(endpoint) ? shared(url, sent) : sent();
      // This endpoint's own schema has checked the response.
      return (await result) as ResponseOf<E>;
    },
  };
};
