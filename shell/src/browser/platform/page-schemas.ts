/** Schemas of what pages call when they are used: quick search, lists, histories. */
import * as discovery from '@shop/contracts/api/discovery';
import * as navigation from '@shop/contracts/api/navigation';
import * as product from '@shop/contracts/api/product';
import { responsesOf, type Responses } from './responses-of.ts';

export const RESPONSES: Responses = responsesOf(discovery, navigation, product);

/** Response schemas of all calls. */
export const loadAllResponses = async (): Promise<Responses> =>
  (await import(/* webpackChunkName: "all-schemas" */ './all-schemas.ts')).RESPONSES;
