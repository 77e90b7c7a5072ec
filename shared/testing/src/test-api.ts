import type { ResponseOf, Endpoint, RequestOf } from '@shop/contracts/endpoint';
import type { ErrorCode } from '@shop/contracts/errors';
import type { ApiClient, ApiError } from '@shop/contracts/platform';
import { createApiError } from '@shop/platform/api-error';

/** A request as a handler of a test receives it. */
export interface FakeRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Handlers by 'METHOD path', e.g. 'GET product/:id'. Their return values must satisfy the endpoint's contract. */
export type FakeApi = Readonly<Record<string, (request: FakeRequest) => unknown>>;

/** A recorded call, such as 'GET product/:id', with its request. */
export interface ApiCall extends FakeRequest {
  call: string;
}

/** An error response for a handler to throw. */
export const apiFailure = (
  status: number,
  code: ErrorCode,
  message = 'Det gick inte.',
  fields?: Record<string, string>,
): ApiError =>
  createApiError(`Fake answer ${status}`, { status, response: { error: message, code, ...(fields && { fields }) } });

const asTable = (value: unknown): Record<string, unknown> => ({ ...(value as Record<string, unknown> | undefined) });

/**
 * An api client that calls the handlers. A call without a handler, or a handler that breaks the contract, rejects with
 * the reason.
 */
export const createTestApi = (handlers: FakeApi): { api: ApiClient; calls: ApiCall[] } => {
  const calls: ApiCall[] = [];
  const api: ApiClient = {
    async call<E extends Endpoint>(endpoint: E, { params, query, body }: RequestOf<E>): Promise<ResponseOf<E>> {
      const call = `${endpoint.method} ${endpoint.path}`;
      const request: FakeRequest = { params: asTable(params), query: asTable(query), body };
      calls.push({ call, ...request });
      const handler = handlers[call];
      if (!handler) throw new Error(`The test has no answer for ${call}`);
      const response: unknown = await handler(request);
      return (endpoint.response ? endpoint.response.parse(response) : undefined) as ResponseOf<E>;
    },
  };
  return { api, calls };
};
