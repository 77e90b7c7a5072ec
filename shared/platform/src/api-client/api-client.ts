import type { KyInstance } from 'ky';
import { SHOP } from '@shop/contracts/config';
import type { ResponseOf, Endpoint, RequestOf } from '@shop/contracts/endpoint';
import type { ApiClient, CallOptions } from '@shop/contracts/platform';
import { createApiError, isAborted, NO_RESPONSE_MESSAGE } from './api-error.ts';
import { errorOf } from './error-of.ts';
import { createNamedRequests } from './named-requests.ts';
import { requestUrl } from './request-url.ts';

/** An answer that breaks its contract. `problems` names places in the answer, never its values. */
export interface ResponseMismatch {
  call: string;
  problems: string[];
}

export interface ApiClientOptions {
  /** Absolute, or '/api/' in a browser; with a trailing slash. */
  base: string;
  fetch?: typeof globalThis.fetch;
  /** Region code as the address has it [7.1-07], [O7-28]. */
  region?: () => string;
  /** Sent with every call: request id, and on the server the shopper's cookie. */
  headers?: Readonly<Record<string, string>>;
  /** Ends every call, e.g. a fragment's deadline. */
  signal?: AbortSignal;
  /** Milliseconds until a call counts as unanswered. */
  timeoutMs?: number;
  /** Asks each identical GET once for the life of this client: for the server's one request. */
  sharesReads?: boolean;
  /** Value 'Type:id' of `X-Page-Redirect` [7.1-09]. */
  onPageRedirect?: (target: string) => void;
  /** The api's version on answers that are not public [7.1-12]. */
  onVersion?: (version: string) => void;
  onMismatch?: (mismatch: ResponseMismatch) => void;
  /** Told of each answer with data before the caller gets it; `length` is that of its text. */
  onResponse?: (response: { data: unknown; headers: Headers; length: number }) => void;
  /**
   * Schema of a call's answer by 'METHOD path', for endpoints that come without: remotes leave schemas out of their
   * browser bundles. An answer of a call that nobody knows is taken as it is.
   */
  responseSchema?: (call: string) => Promise<Endpoint['response']>;
}

const TIMEOUT_MS = 15_000;
/** A connection that broke is tried once more for reads; short, since a page may be waiting on the server. */
const RETRY_AFTER_MS = 200;
const isRead = (endpoint: Endpoint): boolean => endpoint.method === 'GET';
const nameOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`;

const joinSignals = (signals: readonly (AbortSignal | null | undefined)[]): AbortSignal | null => {
  const given = signals.filter((signal) => signal !== null && signal !== undefined);
  return given.length > 1 ? AbortSignal.any(given) : (given[0] ?? null);
};

/** ky comes with the first call: nothing that hydrates needs it. */
const createHttp = async (options: ApiClientOptions): Promise<KyInstance> => {
  const { default: ky } = await import('ky');
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

/** The api client of browser and server. Every failure but an abort is an ApiError; an abort stays an AbortError. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  let http: Promise<KyInstance> | undefined;
  const connect = (): Promise<KyInstance> => {
    http ??= createHttp(options).catch((error: unknown) => {
      // The next call tries again.
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
      // An aborted call is nobody's failure; ky may wrap the reason, so the signal itself is asked as well.
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
    const known = reads.get(key) ?? sent();
    reads.set(key, known);
    return known;
  };

  return {
    async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, call: CallOptions = {}): Promise<ResponseOf<E>> {
      const url = requestUrl(endpoint, request);
      const sent = (): Promise<unknown> => send(endpoint, url, request.body, call);
      const result = options.sharesReads && isRead(endpoint) ? shared(url, sent) : sent();
      // The schema of this very endpoint has just checked the answer.
      return (await result) as ResponseOf<E>;
    },
  };
};
