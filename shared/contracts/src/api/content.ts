import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { EntityId, Id } from './common.ts';

/** [3-119], [O3-19]. Hours are 'HH:mm'; weekday 1 is Monday; null means closed. */
export const OpeningHours = z.object({
  weekdays: z.array(z.object({ weekday: z.number(), open: z.nullable(z.string()), close: z.nullable(z.string()) })),
  exceptions: z.array(
    z.object({ date: z.string(), label: z.string(), open: z.nullable(z.string()), close: z.nullable(z.string()) }),
  ),
});
/** A store of the chain; the position is in degrees (WGS 84). */
export const Store = z.object({
  id: z.number(),
  name: z.string(),
  location: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  phone: z.string(),
  services: z.array(z.string()),
  openingHours: OpeningHours,
  /** 'HH:mm' after which nothing is made ready for pickup the same day; left out by an api of an earlier release. */
  pickupBefore: z.optional(z.string()),
});
export type Store = z.infer<typeof Store>;

/** Libraries of the maps service: places to search for, circles, and clusters of markers [1-100], [1-101], [1-102]. */
export const MAP_LIBRARIES = ['places', 'circle', 'clusters'] as const;
/** What a map of the stores is drawn with [7.10-08]; without a provider there is the list alone [O1-10]. */
export const StoreMap = z.object({ provider: z.enum(['own', 'off']), libraries: z.array(z.enum(MAP_LIBRARIES)) });
export type StoreMap = z.infer<typeof StoreMap>;

/** All stores. `map` is left out by an api of an earlier release. */
export const getStores = endpoint({
  method: 'GET',
  path: 'store/se',
  access: 'never',
  cacheSeconds: 3600,
  summary: 'All stores [7.7-04].',
  response: z.object({ data: z.object({ stores: z.array(Store), map: z.optional(StoreMap) }) }),
});

/** One store with its news and nearest neighbours. 404 when there is none. */
export const getStore = endpoint({
  method: 'GET',
  path: 'store/:id',
  access: 'never',
  cacheSeconds: 3600,
  summary: 'One store with its news and nearest neighbours [O7-21].',
  params: z.object({ id: Id }),
  response: z.object({
    data: z.object({ store: Store, news: z.string(), nearby: z.array(Store), map: z.optional(StoreMap) }),
  }),
});

/** Fewest and most characters of a place that is searched for. */
export const PLACE_MIN_LENGTH = 2;
export const PLACE_MAX_LENGTH = 40;

/** A town, or the town of a zip code, with its middle in degrees (WGS 84). */
export const Place = z.object({ name: z.string(), lat: z.number(), lng: z.number() });
export type Place = z.infer<typeof Place>;

/**
 * Towns that begin like the text, those that begin so first in their name before those with a later word; for digits
 * the town of that zip code. At most six; none for a text that is too short.
 */
export const getPlaces = endpoint({
  method: 'GET',
  path: 'place',
  access: 'never',
  cacheSeconds: 3600,
  summary: 'Towns by the beginning of their name or by a zip code, for the search for stores [1-100].',
  query: z.object({ text: z.string().check(z.maxLength(PLACE_MAX_LENGTH)) }),
  response: z.object({ data: z.object({ places: z.array(Place) }) }),
});

/** An information page; `updatedAt` in unix seconds. */
export const InfoPage = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  ingress: z.string(),
  /** Sanitised HTML; links are rewritten on render [2.2-30..34]. */
  content: z.string(),
  updatedAt: z.number(),
});
export type InfoPage = z.infer<typeof InfoPage>;

/** An information page by id or slug, with its siblings. 404 when there is none. */
export const getInfoPage = endpoint({
  method: 'GET',
  path: 'info/:id',
  access: 'never',
  cacheSeconds: 300,
  summary: 'An info page by id or by slug [O7-21], [O2.1-09].',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  response: z.object({
    data: z.object({
      info: InfoPage,
      siblings: z.array(z.object({ id: z.number(), name: z.string(), slug: z.string() })),
    }),
  }),
});

/** [3-117], [3-118]; `message` is sanitised HTML. */
export const SiteMessage = z.object({
  id: z.number(),
  type: z.enum(['ok', 'info', 'error']),
  message: z.string(),
  avatarId: z.union([z.number(), z.literal(false)]),
});
export type SiteMessage = z.infer<typeof SiteMessage>;

/** [9-129] A time in which the strip of messages wears the colours of Black Week; unix seconds, `to` inclusive. */
export const StripWindow = z.object({ from: z.number(), to: z.number() });
export type StripWindow = z.infer<typeof StripWindow>;

/**
 * The current site messages, and when their strip is coloured: `windows` is left out by an api of an earlier release.
 */
export const getSiteMessages = endpoint({
  method: 'GET',
  path: 'site-message/:regionCode/:languageCode',
  access: 'never',
  cacheSeconds: 300,
  summary: 'The messages of the ticker [7.7-02].',
  params: z.object({ regionCode: z.string().check(z.maxLength(8)), languageCode: z.string().check(z.maxLength(8)) }),
  response: z.object({
    data: z.object({ messages: z.array(SiteMessage), windows: z.optional(z.array(StripWindow)) }),
  }),
});

/** Texts that were corrected without a release, by key. */
export const getLocalizationPack = endpoint({
  method: 'GET',
  path: 'localization/pack',
  access: 'never',
  cacheSeconds: 3600,
  summary: 'Texts that can be corrected without a release [7.7-06], [O8-02].',
  response: z.object({
    data: z.object({
      languagePack: z.record(z.string(), z.string()),
      languageCode: z.string(),
      regionCode: z.string(),
    }),
  }),
});

/** Chooses region and language. 400 UNSUPPORTED_REGION for all but se/sv. */
export const postLocalizationPack = endpoint({
  method: 'POST',
  path: 'localization/pack',
  access: 'exists',
  summary:
    'Chooses region and language; only se/sv is accepted, others answer 400 UNSUPPORTED_REGION [7.7-08], [5-11].',
  body: z.object({ regionCode: z.string().check(z.maxLength(8)), languageCode: z.string().check(z.maxLength(8)) }),
});

/** Mails a confirmation link. 402 for an invalid e-mail address, 403 for one that subscribes already. */
export const postNewsletterSubscription = endpoint({
  method: 'POST',
  path: 'newsletter/subscribe/email/:email',
  access: 'exists',
  summary:
    'Sends a confirmation link; 402 for an invalid address, 403 for one that already subscribes [7.7-01], [O5-28].',
  params: z.object({ email: z.string().check(z.maxLength(254)) }),
});

/** Reports an uncaught error of the browser. */
export const postClientError = endpoint({
  method: 'POST',
  path: 'client-error',
  access: 'exists',
  summary: 'Reports an uncaught error of the browser; addresses and query strings are stripped [7.7-13], [O7-44].',
  body: z.object({
    stack: z.string().check(z.maxLength(8000)),
    message: z.string().check(z.maxLength(2000)),
    browser: z.string().check(z.maxLength(500)),
    /** `remote@version` of the fragment that failed. */
    source: z.optional(z.string().check(z.maxLength(100))),
    /** Of the page that it happened on, for the shell on the way; the api does not store it. */
    token: z.optional(z.string().check(z.maxLength(2000))),
  }),
});

/** The target of a stored redirect, in the header X-Page-Redirect. 404 when there is none. */
export const getRedirect = endpoint({
  method: 'GET',
  path: 'redirect/:type/:id',
  access: 'never',
  cacheSeconds: 300,
  summary:
    'Where a stored redirect row sends an entity; X-Page-Redirect carries the target, 404 when there is none [2.2-16], [O2.2-14].',
  params: z.object({
    type: z.enum(['category', 'campaign', 'product', 'info', 'manufacturer', 'section']),
    id: EntityId,
  }),
});
