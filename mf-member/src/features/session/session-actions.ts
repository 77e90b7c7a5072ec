import { deleteLogin, postLogin } from '@shop/shared/contracts/api/user';
import type { Platform } from '@shop/shared/contracts/platform';

type Needed = Pick<Platform, 'api' | 'bus' | 'store' | 'atoms'>;

export interface Credentials {
  username: string;
  password: string;
  /** From an order's mail link; sent only when both are there [5-06]. */
  orderId?: string;
  secret?: string;
}

/**
 * Logs in, tells every remote and asks for the whole user [4-16]. Throws the api's error: 403 for wrong credentials,
 * 429 after too many tries.
 */
export const logIn = async (platform: Needed, { username, password, orderId, secret }: Credentials): Promise<void> => {
  const order = orderId && secret ? { orderId, secret } : {};
  const { data } = await platform.api.call(postLogin, { body: { username, password, ...order } });
  platform.store.set(platform.atoms.user, data.user);
  platform.bus.emit('login.done', { userId: data.user.id });
  platform.bus.emit('user.refresh', {});
};

/** Logs out; the browser starts a new anonymous cart [O4-06]. Throws the api's error. */
export const logOut = async (platform: Needed): Promise<void> => {
  await platform.api.call(deleteLogin, {});
  platform.store.set(platform.atoms.user, null);
  platform.store.set(platform.atoms.starredStores, []);
  platform.bus.emit('logout.done', {});
};
