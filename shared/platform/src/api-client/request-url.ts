import type { Endpoint } from '@shop/contracts/endpoint';
import { toBracketQuery } from './query-string.ts';

interface Parts {
  params?: unknown;
  query?: unknown;
}

const asTable = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Path and query of a call, relative to the api's base. Throws when a path parameter is missing, which is a programming
 * error.
 */
export const requestUrl = (endpoint: Endpoint, { params, query }: Parts): string => {
  const values = asTable(params);
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '') throw new Error(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = toBracketQuery({ ...endpoint.clientQuery, ...asTable(query) });
  return search ? `${path}?${search}` : path;
};
