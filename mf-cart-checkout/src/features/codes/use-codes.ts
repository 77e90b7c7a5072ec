import type { Checkout, CheckoutCode } from '@shop/contracts/api/checkout';
import { deleteCheckoutCode, postCheckoutCode } from '@shop/contracts/api/order-codes';
import { isApiError, usePlatform } from '@shop/platform';
import { useState } from 'react';
import { addedText, removedText } from './code-text.ts';

export type Update = (request: () => Promise<Checkout>) => Promise<Checkout>;

export interface Codes {
  /** Why the server has refused the code, in words; null while it has not. */
  readonly refusal: string | null;
  /** For screen readers: what has just happened. */
  readonly news: string;
  /** What is in flight: 'add', or the id of the code that is being removed. */
  readonly pending: string | null;
  /** Resolves to whether the code was taken. */
  add(typed: string): Promise<boolean>;
  remove(code: CheckoutCode): Promise<void>;
  forgetRefusal(): void;
}

/** Adds and removes the codes of the checkout; a refusal is shown at the field, in the server's words [O2.17-16]. */
export function useCodes(codes: readonly CheckoutCode[], update: Update): Codes {
  const { api } = usePlatform();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const [pending, setPending] = useState<string | null>(null);

  const run = async (name: string, request: () => Promise<Checkout>): Promise<Checkout | null> => {
    if (pending !== null) return null;
    setPending(name);
    setRefusal(null);
    try {
      return await update(request);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(error.response?.fields?.code ?? error.userMessage);
      return null;
    } finally {
      setPending(null);
    }
  };

  return {
    refusal,
    news,
    pending,
    forgetRefusal: () => setRefusal(null),
    async add(typed) {
      const code = typed.trim();
      if (code === '') {
        setRefusal('Skriv koden på presentkortet eller rabattkoden');
        return false;
      }
      const next = await run('add', async () => (await api.call(postCheckoutCode, { body: { code } })).data.checkout);
      const added = next?.codes?.find(({ id }) => !codes.some((known) => known.id === id));
      if (added) setNews(addedText(added));
      return next !== null;
    },
    async remove(code) {
      const params = { id: code.id };
      const next = await run(code.id, async () => (await api.call(deleteCheckoutCode, { params })).data.checkout);
      if (next !== null) setNews(removedText(code));
    },
  };
}
