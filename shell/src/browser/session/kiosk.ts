import { firstOf, type Query } from '@shop/contracts/routing';

/** [1-94] */
const KEY = 'isCustomerTerminal';

/** [1-93], [1-94], [O1-08] On by the query flag, remembered for the tab, ended by `kundterminal=0`. */
export function readKiosk(query: Query, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): boolean {
  const flag = firstOf(query, 'kundterminal');
  if (flag === '0') storage.removeItem(KEY);
  else if (flag !== undefined) storage.setItem(KEY, 'true');
  return storage.getItem(KEY) === 'true';
}
