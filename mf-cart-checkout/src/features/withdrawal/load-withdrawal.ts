import { getOrders, type OrderSummary } from '@shop/contracts/api/checkout';
import { getOrderWithdrawal, type OrderReturn } from '@shop/contracts/api/order-return';
import { isApiError, type LoadInput } from '@shop/platform';
import { DONE_KEY, selectionOf, type Withdrawal } from './withdrawal-selection.ts';

export type WithdrawalPageData =
  | {
      readonly kind: 'find';
      /** The number of the URL, whose order cannot be shown to this visitor; '' without one. */
      readonly id: string;
      /** The member's orders that may be withdrawn from. */
      readonly orders: readonly Pick<OrderSummary, 'id' | 'createdAt' | 'statusLabel'>[];
    }
  | {
      readonly kind: 'order';
      readonly id: string;
      readonly secret: string | null;
      readonly withdrawal: Withdrawal;
      /** '0:1,2:3', null before the first step. */
      readonly selection: string | null;
      /** The statement whose receipt is shown. */
      readonly made: OrderReturn | null;
    };

const HIDDEN: readonly number[] = [401, 403, 404];
const AFTER_PACKING: readonly OrderSummary['status'][] = ['packing', 'shipped', 'readyForPickup', 'delivered'];

async function ownOrders({ api, user, signal }: LoadInput) {
  if (user === null) return [];
  const { data } = await api.call(getOrders, { query: {} }, { signal, fresh: true });
  return data.orders
    .filter(({ status }) => AFTER_PACKING.includes(status))
    .map(({ id, createdAt, statusLabel }) => ({ id, createdAt, statusLabel }));
}

/** The statement that the URL names, or without script the newest one. */
function madeOf({ returns }: Withdrawal, done: string | string[] | undefined, hasFailed: boolean): OrderReturn | null {
  if (done === undefined || hasFailed) return null;
  const own = returns.filter(({ kind }) => kind === 'withdrawal');
  return own.find(({ id }) => id === done) ?? own.at(-1) ?? null;
}

/** [O2.17-17] The order to withdraw from, for its owner or the bearer of the mailed link; else the way to find it. */
export async function loadWithdrawal(input: LoadInput): Promise<WithdrawalPageData> {
  const { api, route, signal } = input;
  const { id = '', secret = null } = route.params as { id?: string; secret?: string };
  if (id === '') return { kind: 'find', id, orders: await ownOrders(input) };
  const selection = selectionOf(route.query);
  try {
    const query = { ...(secret !== null && { secret }), ...(selection && { rows: selection }) };
    const { data } = await api.call(getOrderWithdrawal, { params: { id }, query }, { signal, fresh: true });
    const { withdrawal } = data;
    const made = madeOf(withdrawal, route.query[DONE_KEY], route.query['fel'] !== undefined);
    return { kind: 'order', id, secret, withdrawal, selection, made };
  } catch (error) {
    if (isApiError(error) && HIDDEN.includes(error.status)) return { kind: 'find', id, orders: await ownOrders(input) };
    throw error;
  }
}
