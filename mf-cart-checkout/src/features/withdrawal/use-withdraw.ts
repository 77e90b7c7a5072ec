import { postOrderWithdraw } from '@shop/contracts/api/order-return';
import { isApiError, usePlatform } from '@shop/platform';
import { useRef, useState } from 'react';
import { dropDraft, type StatementDraft } from './statement-draft.ts';
import { DONE_KEY } from './withdrawal-selection.ts';

export interface StatementErrors {
  readonly fields: Readonly<Record<string, string>>;
  /** What no field stands for. */
  readonly general: string | null;
}

const NONE: StatementErrors = { fields: {}, general: null };
const FAILED = 'Det gick inte att skicka ångeranmälan. Försök igen.';
const FIELDS: readonly string[] = ['name', 'email', 'reason'];

function errorsOf(error: unknown): StatementErrors {
  if (!isApiError(error)) return { ...NONE, general: FAILED };
  const fields = error.response?.fields ?? {};
  const other = Object.entries(fields).find(([name]) => !FIELDS.includes(name));
  const isOwn = Object.keys(fields).some((name) => FIELDS.includes(name));
  return { fields, general: other?.[1] ?? (isOwn ? null : error.userMessage) };
}

export interface Statement extends StatementDraft {
  readonly rows: readonly { readonly rowId: string; readonly quantity: number }[];
}

/** Sends the statement, once however often the button is pressed, and shows its receipt. */
export function useWithdraw(id: string, secret: string | null) {
  const { api, href, navigate } = usePlatform();
  const [errors, setErrors] = useState(NONE);
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef<string | null>(null);

  const withdraw = async ({ rows, ...draft }: Statement): Promise<StatementErrors> => {
    setIsBusy(true);
    setErrors(NONE);
    key.current ??= crypto.randomUUID();
    try {
      const { data } = await api.call(
        postOrderWithdraw,
        { params: { id }, body: { ...(secret !== null && { secret }), rows: [...rows], ...draft } },
        { idempotencyKey: key.current },
      );
      dropDraft(sessionStorage, id);
      await navigate(href('withdrawal', { id, secret }, { [DONE_KEY]: data.return.id }), { replace: true });
      return NONE;
    } catch (error) {
      // A refused statement was not stored; a corrected one is another. One without a response may have been.
      if (isApiError(error) && error.status > 0) key.current = null;
      const found = errorsOf(error);
      setErrors(found);
      return found;
    } finally {
      setIsBusy(false);
    }
  };
  return { withdraw, errors, setErrors, isBusy };
}
