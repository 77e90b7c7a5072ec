import type { ResponseOf, Endpoint, RequestOf } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import qs from 'qs';

export interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  /** The parsed body; undefined when there is none. */
  body: unknown;
}

interface SendOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** One shopper's browser: it stores cookies between calls and marks its calls as same-origin, as browsers do. */
export interface TestBrowser {
  cookies: Map<string, string>;
  /** Any call, without a contract. `path` begins with a slash. */
  send(method: Endpoint['method'] | 'HEAD', path: string, options?: SendOptions): Promise<RawResponse>;
  /** A call of the contracts. Returns the endpoint's response, and throws with status and body when it refuses. */
  request<E extends Endpoint>(
    endpoint: E,
    request?: Partial<RequestOf<E>>,
    headers?: Record<string, string>,
  ): Promise<ResponseOf<E>>;
}

/** The URL of a call: path parameters filled in, the query in bracket notation [7.1-03]. */
export function pathOf(endpoint: Endpoint, params: object = {}, query?: unknown): string {
  const values = new Map(Object.entries(params));
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(values.get(name))));
  const search = qs.stringify(query, { arrayFormat: 'brackets', addQueryPrefix: true });
  return `/api/${path}${search}`;
}

export function createTestBrowser(app: FastifyInstance): TestBrowser {
  const cookies = new Map<string, string>();

  const send: TestBrowser['send'] = async (method, path, { body, headers = {} } = {}) => {
    const response = await app.inject({
      method,
      url: path,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      cookies: Object.fromEntries(cookies),
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.payload,
      body: isJson && response.payload !== '' ? response.json() : undefined,
    };
  };

  return {
    cookies,
    send,
    request: async <E extends Endpoint>(
      endpoint: E,
      request: Partial<RequestOf<E>> = {},
      headers: Record<string, string> = {},
    ) => {
      const { params, query, body } = request as { params?: object; query?: unknown; body?: unknown };
      const result = await send(endpoint.method, pathOf(endpoint, params, query), { body, headers });
      if (result.status >= 400)
        throw new Error(`${endpoint.method} ${endpoint.path} → ${result.status} ${result.text}`);
      return result.body as ResponseOf<E>;
    },
  };
}
