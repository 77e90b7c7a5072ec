import { firstOf, type Query } from '@shop/contracts/routing';

/** Storage key of kiosk mode [1-94]. */
const KEY = 'isCustomerTerminal';

/**
 * Whether kiosk mode is on: switched on by the query flag [1-93], stored for the tab [1-94], ended by `kundterminal=0`
 * [O1-08].
 */
export function readKiosk(query: Query, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): boolean {
  const flag = firstOf(query, 'kundterminal');
  if (flag === '0') storage.removeItem(KEY);
  else if (flag !== undefined) storage.setItem(KEY, 'true');
  return storage.getItem(KEY) === 'true';
}
