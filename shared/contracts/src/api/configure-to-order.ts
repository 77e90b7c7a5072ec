import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, Kronor } from './common.ts';

const ModelHead = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  highlights: z.array(z.string()),
  previewUrl: z.string(),
  /** Kronor incl. VAT: the cheapest build there is. */
  fromPrice: Kronor,
  /** Working days in the workshop for the standard build. */
  buildDays: z.number(),
});

/** Facts of a part by the labels of specifications, as the rules of compatibility read them. */
const Facts = z.array(z.object({ label: z.string(), value: z.string() }));

/** [O2.17-21] A model with its slots; exactly one option is chosen in each. */
export const CtoModel = z.extend(ModelHead, {
  /** What is in every build of the model. */
  parts: z.array(z.object({ name: z.string(), facts: Facts })),
  slots: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      help: z.string(),
      options: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          description: z.string(),
          /** Kronor more (or less) than the standard choice. */
          priceDifference: Kronor,
          isDefault: z.boolean(),
          isAvailable: z.boolean(),
          /** Working days that the choice adds. */
          extraDays: z.number(),
          facts: Facts,
        }),
      ),
    }),
  ),
});
export type CtoModel = z.infer<typeof CtoModel>;

/** The way to another build: the link's options, what changes, and kronor more (or less) than now. */
const CtoChange = z.object({
  /** All choices of that build which are not standard. */
  optionIds: z.array(z.number()),
  priceDifference: Kronor,
  changes: z.array(z.object({ optionId: z.number(), slotName: z.string(), name: z.string() })),
});
export type CtoChange = z.infer<typeof CtoChange>;

/** A build with its price and dates, all worked out by the server. */
export const CtoQuote = z.object({
  modelId: z.number(),
  /** What names the build in links and in the cart; null while choices are in conflict. */
  configurationId: z.nullable(z.string()),
  summary: z.string(),
  price: Kronor,
  /** The VAT inside `price`. */
  vat: Kronor,
  currency: z.string(),
  choices: z.array(
    z.object({
      slotId: z.number(),
      slotName: z.string(),
      optionId: z.number(),
      name: z.string(),
      priceDifference: Kronor,
    }),
  ),
  conflicts: z.array(z.object({ optionIds: z.array(z.number()), message: z.string() })),
  /** Every option of the model as the next choice, told before it is made. */
  options: z.array(
    z.object({
      id: z.number(),
      /** Kronor more (or less) than the build costs now. */
      priceDifference: Kronor,
      /** Why it does not go with the other choices; empty when it does. */
      problems: z.array(z.string()),
      /** The build with it and what has to change for it. */
      fix: z.nullable(CtoChange),
    }),
  ),
  buildDays: z.number(),
  /** 'YYYY-MM-DD' in Sweden: when the workshop is done if ordered now. */
  readyDate: z.string(),
  /** Earliest delivery to the zip code; null without one, or when no method delivers there. */
  deliveryDate: z.nullable(z.string()),
  /** The cart event's parts that put the build into the cart as one row [O9-40]; null with conflicts. */
  cartRow: z.nullable(
    z.object({
      productId: z.number(),
      unitPrice: Kronor,
      extraData: z.object({ ctoConfigurationId: z.string() }),
      /** The name and picture under which the cart lists it; `summary` stands below. */
      name: z.string(),
      previewUrl: z.string(),
    }),
  ),
});
export type CtoQuote = z.infer<typeof CtoQuote>;

const ZipCode = z.optional(z.string().check(z.maxLength(10)));

/** The base models, each with its lowest price in kronor. */
export const getCtoModels = endpoint({
  method: 'GET',
  path: 'configure-to-order',
  access: 'never',
  cacheSeconds: 60,
  summary: 'The base models of the one computer manufacturer, with from-price [1-19], [O2.17-21].',
  response: z.object({ data: z.object({ models: z.array(ModelHead) }) }),
});

/** A model with its slots, options and price differences in kronor. 404 when there is none. */
export const getCtoModel = endpoint({
  method: 'GET',
  path: 'configure-to-order/:id',
  access: 'never',
  cacheSeconds: 60,
  summary: 'A model with its slots, options and price differences [O2.17-21].',
  params: z.object({ id: Id }),
  response: z.object({ data: z.object({ model: CtoModel }) }),
});

/** Price in kronor, dates and conflicts of a model with these options. 400 for an unavailable option. */
export const getCtoQuote = endpoint({
  method: 'GET',
  path: 'configure-to-order/:id/quote',
  access: 'never',
  cacheSeconds: 60,
  summary:
    'Price, dates and conflicts of a model with these options, the standard ones where none is given. 400 for an option that cannot be had [O2.17-21].',
  params: z.object({ id: Id }),
  query: z.object({
    options: z._default(
      z.pipe(
        z.union([z.array(Id).check(z.maxLength(40)), Id]),
        z.transform((value) => (Array.isArray(value) ? value : [value])),
      ),
      [],
    ),
    zipCode: ZipCode,
  }),
  response: z.object({ data: z.object({ quote: CtoQuote }) }),
});

/** A saved configuration at its current price in kronor. 404 when it can no longer be built. */
export const getCtoConfiguration = endpoint({
  method: 'GET',
  path: 'configure-to-order/configuration/:configurationId',
  access: 'never',
  cacheSeconds: 60,
  summary: 'The build that an id names, at today’s price; 404 when it cannot be built any more [O2.17-21], [O9-40].',
  params: z.object({ configurationId: z.string().check(z.maxLength(100)) }),
  query: z.object({ zipCode: ZipCode }),
  response: z.object({ data: z.object({ quote: CtoQuote }) }),
});
