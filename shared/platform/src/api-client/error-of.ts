import type { ApiError } from '@shop/contracts/platform';
import { createApiError } from './api-error.ts';
import { readErrorResponse } from './error-response.ts';

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
};

const retryAfterSeconds = (response: Response): number | null => {
  const value = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return Number.isNaN(value) ? null : value;
};

const property = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

const BLOCKING_STATUSES: readonly number[] = [403, 451];

/**
 * The error of a response from a firewall or proxy between browser and api, which is not in the api's format [8-35],
 * [8-36].
 */
const blockedError = (response: Response, body: unknown): ApiError & { code: number } => {
  const message = property(body, 'message') ?? response.statusText;
  const code = Number(property(body, 'code') ?? -1);
  const error = createApiError(`Response blocked. Reason: '${String(message)}'`, { status: response.status });
  return Object.assign(error, { code: Number.isNaN(code) ? -1 : code });
};

/**
 * The error for a response outside 2xx: blocked [8-35], [8-36], or the api's own with its code and text [O8-01],
 * [O8-04].
 */
export const errorOf = async (response: Response, call: string): Promise<ApiError> => {
  const body = await readJson(response);
  const result = readErrorResponse(body);
  if (!result && BLOCKING_STATUSES.includes(response.status)) return blockedError(response, body);
  return createApiError(`${call} answered ${response.status}`, {
    status: response.status,
    response: result,
    retryAfterSeconds: retryAfterSeconds(response),
  });
};
