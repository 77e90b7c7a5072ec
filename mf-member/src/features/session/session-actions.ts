import { deleteLogin, postLogin } from '@shop/contracts/api/user';
import type { Platform } from '@shop/contracts/platform';

type Needed = Pick<Platform, 'api' | 'bus' | 'store' | 'atoms'>;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Logs in, notifies every remote and fetches the whole user [4-16]. Throws the api's error: 403 for wrong credentials,
 * 429 after too many attempts.
 */
export const logIn = async ({ api, bus, store, atoms }: Needed, credentials: Credentials): Promise<void> => {
  const { data } = await api.call(postLogin, { body: credentials });
  store.set(atoms.user, data.user);
  // Pages are rendered again at once: they need the settings.
  store.set(atoms.settings, data.user.settings);
  bus.emit('login.done', { userId: data.user.id });
  bus.emit('user.refresh', {});
};

/** [4-21], [O4-08] The session has ended, whether here or in another tab. */
export const forgetMember = ({ store, atoms }: Pick<Platform, 'store' | 'atoms'>): void => {
  store.set(atoms.user, null);
  store.set(atoms.starredStores, []);
};

/** Logs out; the browser starts a new anonymous cart [O4-06]. Throws the api's error. */
export const logOut = async (platform: Needed): Promise<void> => {
  await platform.api.call(deleteLogin, {});
  forgetMember(platform);
  platform.bus.emit('logout.done', {});
  // The visitor's own settings apply again.
  platform.bus.emit('user.refresh', {});
};
