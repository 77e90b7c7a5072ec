import type { CardUi } from '@shop/contracts';
import { DEFAULT_CURRENCY } from '@shop/domain/money';
import { type SessionStatus, SessionResponse, WalletSessionResponse, WalletsResponse } from './card-protocol.ts';
import type { PaymentProvider, PaymentRequest, ProviderStatus } from './provider.ts';

const TIMEOUT_MS = 5000;

export const CARD_STATUS: Readonly<Record<SessionStatus, ProviderStatus>> = {
  open: 'pending',
  processing: 'pending',
  authorized: 'paid',
  declined: 'failed',
  cancelled: 'cancelled',
  refunded: 'paid',
};

/** The card as the provider's protocol has it. */
function wishOf(card: PaymentRequest['card']): object {
  if (card === undefined) return {};
  if ('wallet' in card) return { wallet: card.wallet };
  return 'token' in card ? { cardToken: card.token } : { savesCard: true };
}

/** The card provider behind `@bambora/checkout-sdk-web`: sessions are made here, paid on the provider's own page. */
export function createCardProvider({
  url,
  key,
  ui = 'inline',
}: {
  readonly url: string;
  readonly key: string;
  readonly ui?: CardUi | undefined;
}): PaymentProvider {
  const request = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The card provider answered ${response.status} to ${method} ${path}.`);
    return response.status === 204 ? undefined : response.json();
  };
  const byReference = (reference: string): string => `/api/sessions/${encodeURIComponent(reference)}`;

  return {
    ui,
    start: async ({ reference, orderId, amountOre, card }: PaymentRequest) => {
      const result = await request('POST', '/api/sessions', {
        reference,
        orderId,
        amountOre,
        currency: DEFAULT_CURRENCY,
        ...wishOf(card),
      });
      const { token, status } = SessionResponse.parse(result);
      // Charged already, or about to be: there is no page to show.
      if (status !== 'open') return { sessionToken: null, redirectUrl: null, status: CARD_STATUS[status] };
      // The provider's hosted page: its client library in the browser frames it.
      return { sessionToken: token, redirectUrl: new URL(`/${token}`, url).href, status: CARD_STATUS[status] };
    },
    check: async ({ reference }) =>
      CARD_STATUS[SessionResponse.parse(await request('GET', byReference(reference))).status],
    tokenizedCard: async (reference) =>
      SessionResponse.parse(await request('GET', byReference(reference))).card ?? null,
    forgetCard: async (token) => void (await request('DELETE', `/api/cards/${encodeURIComponent(token)}`)),
    wallets: async () => WalletsResponse.parse(await request('GET', '/api/wallets')).wallets,
    walletSession: async (wanted) =>
      WalletSessionResponse.parse(await request('POST', '/api/wallets/session', wanted)).session,
    refund: async ({ reference, refundId, amountOre }) =>
      void (await request('POST', `${byReference(reference)}/refund`, { refundId, amountOre })),
  };
}
