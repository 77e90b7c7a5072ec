import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from './common.ts';
import { Settings } from './user.ts';

const Text = z.string().check(z.maxLength(200));

/** What members edit about themselves: settings [3-21], contact details [O3-23] and visibility [O6-08]. */
const Changeable = z.extend(Settings, {
  /** [3-126] The same consent as `send_newsletter` [O3-11]. */
  shouldReceiveNewsletters: z.boolean(),
  /** Reminders of a cart that was left [O2.2-12]. */
  abandonedCartMails: z.boolean(),
  profileVisibility: z.enum(['nobody', 'friends', 'everyone']),
  firstName: Text,
  lastName: Text,
  phoneNumber: Text,
  street: Text,
  zipCode: Text,
  city: Text,
  companyName: Text,
  corpNumber: Text,
  invoiceReference: Text,
});

/** [3-126] With what only other calls change. */
export const ProfileSettings = z.extend(Changeable, {
  username: z.string(),
  email: z.string(),
  /** False: newsletters wait for the link in the welcome mail. */
  isEmailConfirmed: z.boolean(),
  /** With a company’s number and false: the company awaits approval [O6-16]. */
  isCorporateCustomer: z.boolean(),
});
export type ProfileSettings = z.infer<typeof ProfileSettings>;

/** Changed settings; those that are left out stay as they are. */
export const ProfileChanges = z.partial(Changeable);
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** The member’s settings, contact details, consents and visibility. */
export const getProfileSettings = endpoint({
  method: 'GET',
  path: 'profile-settings',
  access: 'user',
  summary: 'The member’s settings, contact details, consents and visibility [7.3-13], [O3-23].',
  response: z.object({ data: z.object({ settings: ProfileSettings }) }),
});

/** Saves the sent settings, all or none. 422 with a Swedish text per field. */
export const postProfileSettings = endpoint({
  method: 'POST',
  path: 'profile-settings',
  access: 'user',
  summary: 'Saves the settings that are sent, all or none of them; 422 with a Swedish text per field [7.3-14].',
  body: ProfileChanges,
});

/** Stars a store. 507 when three are starred already. */
export const postStarredStore = endpoint({
  method: 'POST',
  path: 'starred-store',
  access: 'user',
  summary: 'Stars a store; 507 when three are starred already [7.4-04], [5-10], [O5-29].',
  body: z.object({ storeId: Id }),
});

/** Removes a store’s star. */
export const deleteStarredStore = endpoint({
  method: 'DELETE',
  path: 'starred-store/:storeId',
  access: 'user',
  summary: 'Takes a star away [7.4-05].',
  params: z.object({ storeId: Id }),
});

/** [6-27] `message` is sanitised HTML. */
export const FlashMessage = z.object({ id: z.number(), title: z.string(), message: z.string() });
export type FlashMessage = z.infer<typeof FlashMessage>;

/** Messages to a corporate customer after login; empty for others. */
export const getFlashMessages = endpoint({
  method: 'GET',
  path: 'flash-message',
  access: 'user',
  summary: 'What a corporate customer is told after login; empty for everyone else [7.3-12], [6-27].',
  response: z.object({ data: z.object({ flashMessages: z.array(FlashMessage) }) }),
});

/** An avatar class and whether the member has unlocked it. */
export const AvatarClass = z.object({
  id: z.number(),
  name: z.string(),
  minimumRankLevel: z.number(),
  /** By the member's level, or won. */
  isUnlocked: z.boolean(),
  /** Won in a supply drop: it stays, whatever the level. */
  isWon: z.boolean(),
});
export type AvatarClass = z.infer<typeof AvatarClass>;

/** The member’s avatar and all avatar classes. */
export const getAvatar = endpoint({
  method: 'GET',
  path: 'user/avatar',
  access: 'user',
  summary: 'The member’s avatar and the classes there are, with their locks [O7-07], [O2.17-09].',
  response: z.object({
    data: z.object({
      avatar: z.object({ imageUrl: z.string(), class: z.nullable(z.object({ id: z.number() })) }),
      classes: z.array(AvatarClass),
    }),
  }),
});

/** Chooses an avatar class, or none with null. 403 for a locked one, 404 for an unknown one. */
export const putAvatar = endpoint({
  method: 'PUT',
  path: 'user/avatar',
  access: 'user',
  summary: 'Chooses an avatar class, or none; 403 for one that is locked, 404 for one that does not exist [O7-07].',
  body: z.object({ classId: z.nullable(Id) }),
});
