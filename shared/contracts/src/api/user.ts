import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Destination, Id } from './common.ts';

/** The settings map of §3 User with the defaults of [O3-10]. */
export const Settings = z.object({
  show_prices_excluding_vat: z.boolean(),
  auto_open_admin_panel: z.boolean(),
  show_member_tutorial: z.boolean(),
  serious_business_mode: z.boolean(),
  show_newsletter_popup: z.boolean(),
  send_newsletter: z.boolean(),
  notification_settings_level: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  product_list_mode: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  open_products_in_admin: z.boolean(),
  open_classic_admin_in_new_tab: z.boolean(),
  myStores: z.array(z.number()),
  storeGroupFormat: z.array(z.object({ stores: z.array(z.number()) })),
  /** [3-15] Chosen colours, dark or light; null follows the device [O3-22]. */
  isDark: z.nullable(z.boolean()),
});
export type Settings = z.infer<typeof Settings>;

/** [7.3-11], [O7-37]: shippingMethodId → 'HH:mm' (today, tomorrow) or 'YYYY-MM-DD' (later), Europe/Stockholm. */
export const DeliveryDates = z.object({
  today: z.record(z.string(), z.string()),
  tomorrow: z.record(z.string(), z.string()),
  later: z.record(z.string(), z.string()),
});
export type DeliveryDates = z.infer<typeof DeliveryDates>;

/** [3-13..19]. `ssn` is masked; the whole number never leaves the server [O3-06]. */
export const User = z.object({
  id: z.number(),
  ssn: z.nullable(z.string()),
  email: z.string(),
  /** False until the mailed link has been used; a server that does not say so has confirmed it. */
  isEmailConfirmed: z._default(z.boolean(), true),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  companyName: z.nullable(z.string()),
  corpNumber: z.nullable(z.string()),
  isLoggedIn: z.literal(true),
  isEmployee: z.boolean(),
  isAdmin: z.boolean(),
  isCorporateCustomer: z.boolean(),
  /** [3-15] The same as the setting. */
  isDark: z.nullable(z.boolean()),
  rankLevel: z.number(),
  experiencePoints: z.number(),
  /** Whether they bear the title; left out by a server that does not say so. */
  isKnight: z.optional(z.boolean()),
  avatar: z.object({ class: z.nullable(z.object({ id: z.number() })) }),
  storeWeights: z.record(z.string(), z.number()),
  storeSuggestions: z.array(z.number()),
  /** [3-18] For the member’s own zip code; empty groups for an unknown one. */
  deliveryDates: DeliveryDates,
  /** The first day of those, 'YYYY-MM-DD'. */
  earliestDeliveryDate: z.nullable(z.string()),
  settings: Settings,
});
export type User = z.infer<typeof User>;

/** The session’s user with starred stores; null for a visitor. */
export const getMe = endpoint({
  method: 'GET',
  path: 'me',
  access: 'exists',
  summary: 'Who is logged in; user null and no stores for a visitor [7.3-07], [O7-41].',
  response: z.object({ data: z.object({ user: z.nullable(User), starredStores: z.array(z.number()) }) }),
});

/**
 * Starts a session. 403 for wrong credentials or a missing code, 422 for a wrong code, 429 after 5 failures in 15
 * minutes.
 */
export const postLogin = endpoint({
  method: 'POST',
  path: 'login',
  access: 'never',
  summary:
    'Starts a session; 403 for wrong credentials, or SECOND_FACTOR_NEEDED without the code of a member who has a second factor, 422 for a wrong code, 429 after 5 failures in 15 minutes [7.3-02..05], [O8-09].',
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(200)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Of the authenticator app, or a recovery code; empty counts as missing. */
    code: z.optional(z.string().check(z.maxLength(60))),
    orderId: z.optional(z.string().check(z.maxLength(40))),
    secret: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({ data: z.object({ user: User }) }),
});

/** Logs out; the browser goes on with a new anonymous cart. */
export const deleteLogin = endpoint({
  method: 'DELETE',
  path: 'login',
  access: 'exists',
  summary: 'Logs out; the browser starts a new anonymous cart [7.3-06], [O4-06].',
});

/** Saves one setting of the member. */
export const putSetting = endpoint({
  method: 'PUT',
  path: 'setting/:key',
  access: 'user',
  summary: 'Saves one setting of the member [7.3-01].',
  params: z.object({ key: z.string().check(z.maxLength(60)) }),
  body: z.object({ value: z.unknown() }),
  response: z.object({ data: z.object({ status: z.literal('ok'), value: z.unknown() }) }),
});

/**
 * Earliest delivery per shipping method to a zip code; empty groups for an unknown one. `orderBefore`: unix seconds by
 * method before which to order for that day; left out by older releases.
 */
export const getDeliveryDates = endpoint({
  method: 'GET',
  path: 'delivery-dates/:zipCode',
  access: 'never',
  cacheSeconds: 60,
  summary: 'Earliest delivery per shipping method to a zip code; empty groups for an unknown one [7.3-11], [O5-18].',
  params: z.object({ zipCode: z.string().check(z.maxLength(10)) }),
  response: z.object({
    data: z.extend(DeliveryDates, {
      city: z.nullable(z.string()),
      orderBefore: z.optional(z.record(z.string(), z.number())),
    }),
  }),
});

/** [3-35]; `occuredAt` (sic) is unix seconds. */
export const FeedEntry = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  avatarName: z.string(),
  occuredAt: z.number(),
  dismissed: z.boolean(),
  path: z.nullable(Destination),
  /** False for one about an order that is still under way, which can be read but not removed [O4-17]. */
  isRemovable: z._default(z.boolean(), true),
});
export type FeedEntry = z.infer<typeof FeedEntry>;

/** The member’s feed, newest first; with `all` also dismissed entries. */
export const getFeed = endpoint({
  method: 'GET',
  path: 'user/feed',
  access: 'user',
  summary: 'The member’s feed, newest first; with `all` also the dismissed entries [7.4-01], [O7-39].',
  query: z.object({ all: z.optional(z.string()) }),
  response: z.object({ data: z.object({ entries: z.array(FeedEntry) }) }),
});

/** Marks a feed entry as read. */
export const dismissFeedEntry = endpoint({
  method: 'POST',
  path: 'user/feed/:id/dismiss',
  access: 'user',
  summary: 'Marks a feed entry as read and keeps it [7.4-03], [O4-17].',
  params: z.object({ id: Id }),
});

/** Deletes a feed entry. 409 for one about an order in progress. */
export const deleteFeedEntry = endpoint({
  method: 'DELETE',
  path: 'user/feed/:id',
  access: 'user',
  summary: 'Removes a feed entry for good; 409 for one about an order that is still under way [7.4-02], [O4-17].',
  params: z.object({ id: Id }),
});
