import { deleteLogin, postLogin, type User } from '@shop/contracts/api/user';
import type { Platform } from '@shop/contracts/platform';
import { dropSectionDrafts } from '../drafts/drop-section-drafts.ts';

import { forgetStored } from './member-storage.ts';

type Needed = Pick<Platform, 'api' | 'bus' | 'store' | 'atoms'>;

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Of the authenticator app, where the login asks for it. */
  readonly code?: string;
  /** An order to take along; only both together [5-06]. */
  readonly orderId?: string;
  readonly secret?: string;
}

/** A session has begun: notifies every remote and fetches the whole user [4-16]. */
export const beginSession = ({ bus, store, atoms }: Omit<Needed, 'api'>, user: User): void => {
  store.set(atoms.user, user);
  // Pages are rendered again at once: they need the settings.
  store.set(atoms.settings, user.settings);
  bus.emit('login.done', { userId: user.id });
  bus.emit('user.refresh', {});
};

/** Logs in. Throws the api's error: 403 for wrong credentials, 429 after too many attempts. */
export const logIn = async (platform: Needed, credentials: Credentials): Promise<void> => {
  const { data } = await platform.api.call(postLogin, { body: credentials });
  beginSession(platform, data.user);
};

/** [4-21], [O4-08] The session has ended, whether here or in another tab. */
export const forgetMember = ({ store, atoms }: Pick<Platform, 'store' | 'atoms'>): void => {
  store.set(atoms.user, null);
  store.set(atoms.starredStores, []);
  forgetStored(localStorage);
};

/** The member has ended the session: notifies every remote and tab, and removes what was typed into the profile. */
export const endSession = (platform: Omit<Needed, 'api'>): void => {
  dropSectionDrafts(sessionStorage);
  forgetMember(platform);
  platform.bus.emit('logout.done', {});
  // The visitor's own settings apply again.
  platform.bus.emit('user.refresh', {});
};

/** Logs out; the browser starts a new anonymous cart [O4-06]. Throws the api's error. */
export const logOut = async (platform: Needed): Promise<void> => {
  await platform.api.call(deleteLogin, {});
  endSession(platform);
};
