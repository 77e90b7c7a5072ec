/**
 * Schemas of what most visits call, and of all events. The build leaves schemas out of the contract in all other
 * browser code, so that zod is in a chunk of its own. Import this file dynamically only.
 */
import * as cart from '@shop/contracts/api/cart';
import * as discovery from '@shop/contracts/api/discovery';
import * as navigation from '@shop/contracts/api/navigation';
import * as product from '@shop/contracts/api/product';
import * as user from '@shop/contracts/api/user';
import { EVENTS, type EventName } from '@shop/contracts/events';
import { responsesOf, type Responses } from './responses-of.ts';

export { Settings } from '@shop/contracts/api/user';

/** Response schemas of the first visit's calls by `METHOD path`. */
export const RESPONSES: Responses = responsesOf(cart, discovery, navigation, product, user);

/** Response schemas of all calls. */
export const loadAllResponses = async (): Promise<Responses> =>
  (await import(/* webpackChunkName: "all-schemas" */ './all-schemas.ts')).RESPONSES;

export type PayloadSchema = (typeof EVENTS)[EventName]['schema'];
export const payloadSchema = (name: EventName): PayloadSchema => EVENTS[name].schema;
