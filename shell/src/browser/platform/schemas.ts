/**
 * Schemas of what every visit calls, and of all events. The build leaves schemas out of the contract in all other
 * browser code, so that zod is in a chunk of its own. Import this file dynamically only.
 *
 * To create the schemas of one file takes a slow phone 20 to 60 ms, so each file runs when it is first needed.
 */
import { responsesOf, type Responses } from './responses-of.ts';

const user = () => import(/* webpackMode: "eager" */ '@shop/contracts/api/user');
const cart = () => import(/* webpackMode: "eager" */ '@shop/contracts/api/cart');
const unpaidOrder = () => import(/* webpackMode: "eager" */ '@shop/contracts/api/unpaid-order');
const product = () => import(/* webpackMode: "eager" */ '@shop/contracts/api/product');
const events = () => import(/* webpackMode: "eager" */ '@shop/contracts/events');

/** A part of the contract, in a file that is loaded by the first call that may be in it. */
interface Area {
  /** First segments of the paths of its calls. */
  readonly of: RegExp;
  readonly load: () => Promise<Responses>;
}

/** Areas in the order in which a call is looked for; several may have calls of one segment. */
export const AREAS: readonly Area[] = [
  { of: /^(?:me|login|setting|delivery-dates|user)$/, load: async () => responsesOf(await user()) },
  { of: /^cart$/, load: async () => responsesOf(await cart()) },
  { of: /^unpaid-order$/, load: async () => responsesOf(await unpaidOrder()) },
  { of: /^product(?:-tips)?$/, load: async () => responsesOf(await product()) },
  {
    of: /^(?:productdiscovery|search-link|searchtree|page-component|sitemap|banner|category|campaign|manufacturer|section|top-list)$/,
    load: async () => (await import(/* webpackChunkName: "page-schemas" */ './page-schemas.ts')).RESPONSES,
  },
  {
    of: /^(?:product(?:-tips)?|category|review|watch|shipping-method|imi-go|compatibility|poll|customer-survey)$/,
    load: async () => (await import(/* webpackChunkName: "product-schemas" */ './product-schemas.ts')).RESPONSES,
  },
  { of: /^/, load: async () => (await import(/* webpackChunkName: "rest-schemas" */ './rest-schemas.ts')).RESPONSES },
];

/** Whether an area may have a call, `METHOD path`. */
export const mayHave = ({ of }: Area, call: string): boolean => of.test(/^\w+ ([^/]*)/.exec(call)?.[1] ?? '');

export const loadSettings = async () => (await user()).Settings;
export const loadEvents = async () => (await events()).EVENTS;
