/**
 * Schemas of what every visit calls, and of all events. The build leaves schemas out of the contract in all other
 * browser code, so that zod is in a chunk of its own. Import this file dynamically only.
 *
 * To create the schemas of one file takes a slow phone 20 to 60 ms, so each file runs when it is first needed.
 */
import { responsesOf, type Responses } from './responses-of.ts';

const user = () => import(/* webpackMode: "eager" */ '@shop/contracts/api/user');
const cart = () => import(/* webpackMode: "eager" */ '@shop/contracts/api/cart');
const events = () => import(/* webpackMode: "eager" */ '@shop/contracts/events');
const pages = () => import(/* webpackChunkName: "page-schemas" */ './page-schemas.ts');

/** Response schemas in the order in which a visit needs them. */
export const AREAS: readonly (() => Promise<Responses>)[] = [
  async () => responsesOf(await user()),
  async () => responsesOf(await cart()),
  async () => (await pages()).RESPONSES,
  async () => (await pages()).loadAllResponses(),
];

export const loadSettings = async () => (await user()).Settings;
export const loadEvents = async () => (await events()).EVENTS;
