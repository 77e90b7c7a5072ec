import { deleteLogin, postCart } from '@shop/contracts';
import type { Platform } from '@shop/contracts/platform';

/** The terminal stays one. */
const STAYS = 'isCustomerTerminal';

export interface Traces {
  document: Pick<Document, 'cookie'>;
  local: Pick<Storage, 'clear'>;
  session: Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
}

const attempt = (call: Promise<unknown>): Promise<unknown> => call.catch(() => undefined);

/**
 * [O1-08], [O4-09] Empties the cart, logs out and forgets everything that this browser knows of the shopper, so that
 * nobody meets the one before. What the server cannot be told now it is told by the cookies that are gone.
 */
export async function startOver(
  { api, store, atoms }: Pick<Platform, 'api' | 'store' | 'atoms'>,
  { document, local, session }: Traces,
): Promise<void> {
  await attempt(api.call(postCart, { body: { events: [{ method: 'clear' }] } }));
  if (store.get(atoms.user)) await attempt(api.call(deleteLogin, {}));
  const stored = session.getItem(STAYS);
  local.clear();
  session.clear();
  if (stored !== null) session.setItem(STAYS, stored);
  for (const part of document.cookie.split('; ')) {
    const [name] = part.split('=');
    if (name) document.cookie = `${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/`;
  }
}
