import * as z from 'zod/mini';
import { CartEvent, ExtraData } from './api/cart.ts';
import { EidPurpose } from './api/eid.ts';

const Nothing = z.optional(z.object({}));

/** What an emitter of `cart.add` may leave out. */
const ADD_TO_CART_DEFAULTS = {
  quantity: 1,
  unitVat: 0,
  pass: null,
  extraData: {},
  name: '',
  subTitle: '',
  previewUrl: '/img/no-image.svg',
} as const;
const LOGIN_DEFAULTS = { mode: 'login' } as const;

/**
 * A product added to the cart from any slot. `unitPrice` (kronor) and `pass` only describe the row; the server prices
 * it.
 */
export const AddToCart = z.object({
  productId: z.number(),
  quantity: z._default(z.number(), ADD_TO_CART_DEFAULTS.quantity),
  unitPrice: z.number(),
  unitVat: z._default(z.number(), ADD_TO_CART_DEFAULTS.unitVat),
  pass: z._default(z.nullable(z.string()), ADD_TO_CART_DEFAULTS.pass),
  extraData: z._default(ExtraData, ADD_TO_CART_DEFAULTS.extraData),
  /** Shown in the optimistic row until the server responds. */
  name: z._default(z.string(), ADD_TO_CART_DEFAULTS.name),
  subTitle: z._default(z.string(), ADD_TO_CART_DEFAULTS.subTitle),
  previewUrl: z._default(z.string(), ADD_TO_CART_DEFAULTS.previewUrl),
});
export type AddToCart = z.input<typeof AddToCart>;

const EidRequest = z.object({ purpose: EidPurpose, id: z.string().check(z.maxLength(40)) });

/**
 * What a member has earned at once. `gainedXp` in XP; `level` is the new one, null when it is the same; an
 * achievement's `image` names its medal, null when it is unknown; `entryId` is its entry in the feed.
 */
const MemberEarned = z.object({
  userId: z.number(),
  gainedXp: z.number(),
  experiencePoints: z.number(),
  level: z.nullable(z.number()),
  achievements: z.array(
    z.object({
      entryId: z.number(),
      id: z.nullable(z.number()),
      title: z.string().check(z.maxLength(300)),
      image: z.nullable(z.string().check(z.maxLength(200))),
    }),
  ),
});
/** What a member has earned at once, as `member.earned` says it. */
export type MemberEarned = z.infer<typeof MemberEarned>;

interface EventDefinition {
  kind: 'command' | 'fact';
  schema: z.ZodMiniType;
  defaults?: Readonly<Record<string, unknown>>;
}

/**
 * Every event of the bus with the schema of its payload, and that schema's defaults for code without schemas. Commands
 * ask for something and are queued for a handler that has not loaded yet; facts say what has happened and are not
 * queued. Names from the specification are literal ('modal.close', 'keepModalopen').
 */
export const EVENTS = {
  // Commands
  'cart.add': { kind: 'command', schema: AddToCart, defaults: ADD_TO_CART_DEFAULTS },
  'cart.event': { kind: 'command', schema: CartEvent },
  'cart.open': { kind: 'command', schema: Nothing },
  'cart.refresh': { kind: 'command', schema: Nothing },
  'login.open': {
    kind: 'command',
    schema: z.object({
      mode: z._default(z.enum(['miniPrompt', 'login', 'register']), LOGIN_DEFAULTS.mode),
      message: z.optional(z.string()),
    }),
    defaults: LOGIN_DEFAULTS,
  },
  'user.refresh': { kind: 'command', schema: Nothing },
  'filters.open': { kind: 'command', schema: Nothing },
  /** For employees; without effect for anyone else [6-30], [6-33]. */
  'admin-panel.toggle': { kind: 'command', schema: Nothing },
  'menu.open': { kind: 'command', schema: Nothing },
  'cookie-settings.open': { kind: 'command', schema: Nothing },
  /** Makes a store the shopper's own, or none of them; saved in the browser, and for a member in the account. */
  'store.choose': { kind: 'command', schema: z.object({ id: z.nullable(z.number()) }) },
  /** Opens the dialog in which a store is chosen. */
  'store.pick': { kind: 'command', schema: Nothing },
  'newsletter.open': { kind: 'command', schema: z.object({ email: z.optional(z.string()) }) },
  /**
   * The member has become logged in and no other dialog of the login is left: the newsletter's popup may open now, if
   * its own rules want it [4-24], [4-25].
   */
  'newsletter.offer': { kind: 'command', schema: Nothing },
  /**
   * Asks the member to sign with the e-ID [O4-22]; `eid.done` with the same `purpose` and `id` says how it ended. `id`
   * is what the signing is for, up to 40 characters.
   */
  'eid.sign': { kind: 'command', schema: EidRequest },
  // Facts
  'modal.close': { kind: 'fact', schema: z.object({ name: z.optional(z.string()) }) },
  keepModalopen: { kind: 'fact', schema: z.object({ name: z.string() }) },
  'cart.changed': {
    kind: 'fact',
    schema: z.object({
      count: z.number(),
      isClean: z.boolean(),
      /** Of the server's copy, in unix milliseconds: another tab with an older one fetches it. */
      lastUpdate: z.optional(z.number()),
    }),
  },
  'login.done': { kind: 'fact', schema: z.object({ userId: z.number() }) },
  'logout.done': { kind: 'fact', schema: Nothing },
  /**
   * The logged-in member is another than this browser last knew: other XP, settings or avatar. Tabs with another
   * `version` fetch the member.
   */
  'member.changed': {
    kind: 'fact',
    schema: z.object({ userId: z.number(), version: z.string().check(z.maxLength(40)) }),
  },
  /** The member has earned something; every tab celebrates it once. */
  'member.earned': { kind: 'fact', schema: MemberEarned },
  /** Entries of the member's feed have been read or removed: other tabs fetch it. */
  'feed.changed': { kind: 'fact', schema: z.object({ userId: z.number() }) },
  'route.changed': { kind: 'fact', schema: z.object({ name: z.string(), fullPath: z.string() }) },
  /**
   * A signing has ended. `reference` only when confirmed: what the api wants to see where the signing is needed.
   * `failed` is every end that is neither the member's own nor the time's.
   */
  'eid.done': {
    kind: 'fact',
    schema: z.extend(EidRequest, {
      outcome: z.enum(['confirmed', 'cancelled', 'expired', 'failed']),
      reference: z.optional(z.string()),
    }),
  },
  connected: { kind: 'fact', schema: Nothing },
  disconnected: { kind: 'fact', schema: Nothing },
  'dropdown.opened': { kind: 'fact', schema: z.object({ name: z.string() }) },
  'error.global': {
    kind: 'fact',
    schema: z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) }),
  },
} as const satisfies Record<string, EventDefinition>;

/** Name of an event of the bus. */
export type EventName = keyof typeof EVENTS;
/** Payload as an emitter passes it: fields with defaults are optional. */
export type EventInput<N extends EventName> = z.input<(typeof EVENTS)[N]['schema']>;
/** Payload of an event as its listeners receive it, parsed. */
export type EventPayload<N extends EventName> = z.output<(typeof EVENTS)[N]['schema']>;

/** Events that also cross the browser's tabs. */
export const CROSS_TAB_EVENTS: readonly EventName[] = [
  'cart.changed',
  'login.done',
  'logout.done',
  'member.changed',
  'member.earned',
  'feed.changed',
];
