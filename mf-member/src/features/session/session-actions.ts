import { deleteLogin, postLogin } from '@shop/contracts/api/user';
import type { Platform } from '@shop/contracts/platform';

type Needed = Pick<Platform, 'api' | 'bus' | 'store' | 'atoms'>;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Logs in, tells every remote and asks for the whole user [4-16]. Throws the api's error: 403 for wrong credentials,
 * 429 after too many tries.
 */
export const logIn = async ({ api, bus, store, atoms }: Needed, credentials: Credentials): Promise<void> => {
  const { data } = await api.call(postLogin, { body: credentials });
  store.set(atoms.user, data.user);
  // Pages are drawn again at once: they must know by which settings.
  store.set(atoms.settings, data.user.settings);
  bus.emit('login.done', { userId: data.user.id });
  bus.emit('user.refresh', {});
};

/** [4-21], [O4-08] Nobody is logged in here any more, whoever said so. */
export const forgetMember = ({ store, atoms }: Pick<Platform, 'store' | 'atoms'>): void => {
  store.set(atoms.user, null);
  store.set(atoms.starredStores, []);
};

/** Logs out; the browser starts a new anonymous cart [O4-06]. Throws the api's error. */
export const logOut = async (platform: Needed): Promise<void> => {
  await platform.api.call(deleteLogin, {});
  forgetMember(platform);
  platform.bus.emit('logout.done', {});
  // The visitor's own settings come back.
  platform.bus.emit('user.refresh', {});
};
