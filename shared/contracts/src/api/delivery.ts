import * as z from 'zod/mini';

/** Longest message to the shop, in characters. */
export const MESSAGE_MAX_LENGTH = 500;
/** Longest note to the courier, in characters: carriers print it on the parcel. */
export const COURIER_NOTE_MAX_LENGTH = 140;
/** Longest door code, in characters. */
export const DOOR_CODE_MAX_LENGTH = 20;

/** How the courier hands over what is delivered to the door. */
export const HANDOVERS = ['asUsual', 'ring', 'leave'] as const;

/** The buyer's notes beside the address [O2.17-16]: the message is for the shop, the rest for the courier. */
export const DeliveryNotes = z.object({
  message: z.string().check(z.maxLength(MESSAGE_MAX_LENGTH)),
  doorCode: z.string().check(z.maxLength(DOOR_CODE_MAX_LENGTH)),
  courier: z.string().check(z.maxLength(COURIER_NOTE_MAX_LENGTH)),
  handover: z.enum(HANDOVERS),
});
export type DeliveryNotes = z.infer<typeof DeliveryNotes>;

/** A counter or a locker of a carrier where a parcel can be picked up. The distance is in km, over the ground. */
export const PickupPoint = z.object({
  id: z.string(),
  kind: z.enum(['counter', 'locker']),
  name: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  /** 'mån–fre 8–20, lör–sön 10–18', 'dygnet runt'. */
  hours: z.string(),
  distanceKm: z.nullable(z.number()),
});
export type PickupPoint = z.infer<typeof PickupPoint>;

/** A part of an order that is sent by itself: its rows, and when it arrives in words (null when unknown). */
export const DeliveryPart = z.object({
  dateLabel: z.nullable(z.string()),
  rowIds: z.array(z.string()),
});
export type DeliveryPart = z.infer<typeof DeliveryPart>;

/**
 * A store as checkout offers it for pickup. Left-out fields are those of an older release.
 *
 * `inStock`: everything is there. `canOrder`: what is not there is brought from the warehouse.
 */
export const PickupStore = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string(),
  inStock: z.boolean(),
  canOrder: z.optional(z.boolean()),
  street: z.optional(z.string()),
  /** From the middle of the zip code's town, in km over the ground; null when either place is unknown. */
  distanceKm: z.optional(z.nullable(z.number())),
  /** 'Öppet till 19:00'. */
  hours: z.optional(z.string()),
  /** When everything can be picked up: 'idag', 'inom 3–5 vardagar'; null when it cannot. */
  dateLabel: z.optional(z.nullable(z.string())),
});
export type PickupStore = z.infer<typeof PickupStore>;
