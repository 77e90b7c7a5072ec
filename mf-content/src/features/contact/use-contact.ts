import { type ContactProblems, contactProblems } from '@shop/domain/contact';
import { isApiError, usePlatform } from '@shop/platform';
import { useRef, useState } from 'react';
import type { SentMessage, WrittenMessage } from './send-message.ts';

export interface ContactErrors {
  readonly fields: ContactProblems;
  /** What no field stands for. */
  readonly general: string | null;
}

const NONE: ContactErrors = { fields: {}, general: null };
const FAILED = 'Det gick inte att skicka meddelandet. Försök igen.';

function errorsOf(error: unknown): ContactErrors {
  if (!isApiError(error)) return { fields: {}, general: FAILED };
  const fields = error.response?.fields ?? {};
  return { fields, general: Object.keys(fields).length > 0 ? null : error.userMessage };
}

/** Sends a message once, however often the button is pressed; says what is wrong with one that was not sent. */
export function useContact() {
  const { api } = usePlatform();
  const [errors, setErrors] = useState(NONE);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef<string | null>(null);

  const refuse = (found: ContactErrors): ContactErrors => {
    setErrors(found);
    return found;
  };

  const send = async (message: WrittenMessage): Promise<ContactErrors> => {
    const fields = contactProblems(message.entry);
    if (Object.keys(fields).length > 0) return refuse({ fields, general: null });
    setIsBusy(true);
    setErrors(NONE);
    key.current ??= crypto.randomUUID();
    try {
      const { sendMessage } = await import('./send-message.ts');
      setSent(await sendMessage(api, message, key.current));
      key.current = null;
      return NONE;
    } catch (error) {
      // A refused message was not stored; a corrected one is another. One without a response may have been.
      if (isApiError(error) && error.status > 0) key.current = null;
      return refuse(errorsOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { send, errors, sent, isBusy, startAgain: () => setSent(null) };
}
