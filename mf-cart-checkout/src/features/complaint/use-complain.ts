import { type OrderReturn, postOrderReturn, postReturnPhoto } from '@shop/contracts/api/order-return';
import { isApiError, usePlatform } from '@shop/platform';
import type { PickedPhoto } from '@shop/ui/photo-picker/photo-picker.tsx';
import { useRef, useState } from 'react';

export interface Complaint {
  readonly rows: readonly { readonly rowId: string; readonly quantity: number }[];
  readonly description: string;
  readonly photos: readonly PickedPhoto[];
}

export interface MadeComplaint {
  readonly made: OrderReturn;
  /** Photos that could not be sent: the complaint itself has been received. */
  readonly lost: readonly string[];
}

const FAILED = 'Det gick inte att skicka reklamationen. Försök igen.';

/** Sends a complaint once, then its photos one by one. */
export function useComplain(id: string, secret: string | null) {
  const { api } = usePlatform();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef<string | null>(null);
  const given = secret === null ? {} : { secret };

  const sendPhotos = async (first: OrderReturn, photos: readonly PickedPhoto[]): Promise<MadeComplaint> => {
    let made = first;
    const lost: string[] = [];
    for (const { name, image } of photos) {
      try {
        const params = { id, returnId: made.id };
        const { data } = await api.call(postReturnPhoto, { params, body: { ...given, image } });
        made = data.return;
      } catch {
        lost.push(name);
      }
    }
    return { made, lost };
  };

  const complain = async ({ rows, description, photos }: Complaint): Promise<MadeComplaint | null> => {
    setIsBusy(true);
    setFailure(null);
    key.current ??= crypto.randomUUID();
    try {
      const body = { ...given, rows: [...rows], description };
      const { data } = await api.call(postOrderReturn, { params: { id }, body }, { idempotencyKey: key.current });
      return await sendPhotos(data.return, photos);
    } catch (error) {
      if (isApiError(error) && error.status > 0) key.current = null;
      setFailure(isApiError(error) ? error.userMessage : FAILED);
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { complain, failure, isBusy };
}
