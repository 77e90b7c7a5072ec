import { deleteCheckout, deleteLogin, postCart } from '@shop/contracts';
import type { Platform } from '@shop/contracts/platform';

/** Storage key of kiosk mode, which stays on. */
const KIOSK_KEY = 'isCustomerTerminal';

export interface Traces {
  document: Pick<Document, 'cookie'>;
  local: Pick<Storage, 'clear'>;
  session: Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
}

const attempt = (call: Promise<unknown>): Promise<unknown> => call.catch(() => undefined);

/**
 * Empties the cart, logs out and deletes all storage and cookies, so that the next shopper [O1-08] finds nothing of
 * this one [O4-09]. When a call fails, the deleted cookies still end the session in this browser.
 */
export async function startOver(
  { api, store, atoms }: Pick<Platform, 'api' | 'store' | 'atoms'>,
  { document, local, session }: Traces,
): Promise<void> {
  await attempt(api.call(postCart, { body: { events: [{ method: 'clear' }] } }));
  // The cart's cookie cannot be deleted from here: without this the next shopper would find a name and a gift card.
  if (!store.get(atoms.user)) await attempt(api.call(deleteCheckout, {}));
  if (store.get(atoms.user)) await attempt(api.call(deleteLogin, {}));
  const stored = session.getItem(KIOSK_KEY);
  local.clear();
  session.clear();
  if (stored !== null) session.setItem(KIOSK_KEY, stored);
  for (const part of document.cookie.split('; ')) {
    const [name] = part.split('=');
    if (name) document.cookie = `${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/`;
  }
}
