import type { Endpoint } from '@shop/contracts/endpoint';

/** Response schemas by `METHOD path`. */
export type Responses = ReadonlyMap<string, Endpoint['response']>;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Response schemas of all endpoints that the contract's files export. */
export const responsesOf = (...files: readonly Readonly<Record<string, unknown>>[]): Responses =>
  new Map(
    files
      .flatMap((file) => Object.values<unknown>(file))
      .filter(isEndpoint)
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.response]),
  );
