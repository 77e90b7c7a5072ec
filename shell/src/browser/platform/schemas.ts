/**
 * The contract with its schemas. The build leaves schemas out of the contract in all other browser code, so that zod is
 * in a chunk of its own. Import this file dynamically only.
 */
import * as contracts from '@shop/contracts/api/index';
import type { Endpoint } from '@shop/contracts/endpoint';
import { EVENTS, type EventName } from '@shop/contracts/events';

export { Settings } from '@shop/contracts/api/user';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Response schemas by `METHOD path`. */
export const RESPONSES: ReadonlyMap<string, Endpoint['response']> = new Map(
  Object.values<unknown>(contracts)
    .filter(isEndpoint)
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.response]),
);

export type PayloadSchema = (typeof EVENTS)[EventName]['schema'];
export const payloadSchema = (name: EventName): PayloadSchema => EVENTS[name].schema;
