import { postOrderDownload } from '@shop/contracts/api/order-return';
import { isApiError, usePlatform } from '@shop/platform';
import { useState } from 'react';

export interface Download {
  /** The codes, once they have been fetched. */
  readonly codes: readonly string[] | null;
  /** Why they could not be fetched, in words. */
  readonly refusal: string | null;
  readonly isPending: boolean;
  fetch(): Promise<void>;
}

/** Fetches the codes of a row. With the first time the buyer's right of withdrawal ends, so they agree before. */
export function useDownload(orderId: string, rowId: string, secret: string | null): Download {
  const { api } = usePlatform();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  return {
    codes,
    refusal,
    isPending,
    async fetch() {
      if (isPending) return;
      setIsPending(true);
      setRefusal(null);
      try {
        const body = { rowId, consent: true as const, ...(secret !== null && { secret }) };
        const { data } = await api.call(postOrderDownload, { params: { id: orderId }, body });
        setCodes(data.codes);
      } catch (error) {
        if (!isApiError(error)) throw error;
        setRefusal(error.userMessage);
      } finally {
        setIsPending(false);
      }
    },
  };
}
