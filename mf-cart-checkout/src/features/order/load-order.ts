import { getGuestOrder, getOrder, type Order } from '@shop/contracts/api/checkout';
import type { ApiClient } from '@shop/contracts/platform';
import { isApiError } from '@shop/platform';

/**
 * The order of a URL: by the session or the member, or by the secret of a mailed link [O2.1-12]. Null for everyone
 * else, who get a login and learn nothing about the order.
 */
export async function loadOrder(
  api: ApiClient,
  id: string,
  secret: string | null,
  signal?: AbortSignal,
): Promise<Order | null> {
  const options = { fresh: true, ...(signal ? { signal } : {}) };
  try {
    const { data } =
      secret === null
        ? await api.call(getOrder, { params: { id } }, options)
        : await api.call(getGuestOrder, { params: { id, secret } }, options);
    return data.order;
  } catch (error) {
    if (isApiError(error) && [401, 403, 404].includes(error.status)) return null;
    throw error;
  }
}

/**
 * Status of a page without its order: a login may help a visitor (401), a member is refused (403), whether the order is
 * somebody else's or does not exist. Not 404, whose page would say nothing of what helps.
 */
export const hiddenStatus = ({ order, isMember }: { order: Order | null; isMember: boolean }): { status?: number } =>
  order === null ? { status: isMember ? 403 : 401 } : {};
