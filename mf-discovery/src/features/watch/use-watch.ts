import type { BodyOf } from '@shop/contracts';
import { postWatch } from '@shop/contracts/api/watch';
import { isApiError, usePlatform } from '@shop/platform';
import { useState } from 'react';

type Wanted = BodyOf<typeof postWatch>;

interface WatchProblem {
  readonly fields: Readonly<Record<string, string>>;
  /** What no field stands for. */
  readonly general: string | null;
}

const NO_PROBLEM: WatchProblem = { fields: {}, general: null };
const FAILED = 'Det gick inte att spara bevakningen. Försök igen.';

const DONE = {
  stock: 'Vi mejlar dig när den går att köpa igen',
  price: 'Vi mejlar dig när den blir billigare',
} as const;
const CONFIRM = 'Nästan klart: öppna mejlet som vi har skickat och bekräfta bevakningen.';

/** Starts watches of a product and says so; returns what is wrong, or null when it is stored or waits for a mail. */
export function useWatch(productId: number) {
  const { api, toasts } = usePlatform();
  const [problem, setProblem] = useState(NO_PROBLEM);
  const [isBusy, setIsBusy] = useState(false);
  const start = async (wanted: Wanted): Promise<WatchProblem | null> => {
    setIsBusy(true);
    setProblem(NO_PROBLEM);
    try {
      const { data } = await api.call(postWatch, { params: { id: productId }, body: wanted });
      toasts.show(data.state === 'mailed' ? CONFIRM : DONE[wanted.kind]);
      return null;
    } catch (error) {
      const fields = isApiError(error) ? (error.response?.fields ?? {}) : {};
      const general = isApiError(error) ? error.userMessage : FAILED;
      const found = { fields, general: Object.keys(fields).length > 0 ? null : general };
      setProblem(found);
      return found;
    } finally {
      setIsBusy(false);
    }
  };
  return { start, problem, isBusy };
}
