import type { BodyOf } from '@shop/contracts';
import {
  deleteReview,
  deleteReviewPhoto,
  getOwnReview,
  postReview,
  postReviewPhoto,
  putReview,
} from '@shop/contracts/api/opinion';
import { isApiError, useDeferredQuery, usePlatform, useShared, unlessGone } from '@shop/platform';
import type { PickedPhoto } from '@shop/ui/photo-picker/photo-picker.tsx';
import { useState } from 'react';

export type WrittenReview = BodyOf<typeof postReview>;

export interface ReviewErrors {
  readonly fields: Readonly<Record<string, string>>;
  /** What no field stands for. */
  readonly general: string | null;
}

export const NO_ERRORS: ReviewErrors = { fields: {}, general: null };
const FAILED = 'Det gick inte att spara recensionen. Den står kvar här: försök igen.';

function errorsOf(error: unknown): ReviewErrors {
  if (!isApiError(error)) return { ...NO_ERRORS, general: FAILED };
  const fields = error.response?.fields ?? {};
  return { fields, general: Object.keys(fields).length > 0 ? null : error.userMessage };
}

/** The member's own review of a product, and their votes on those of others: read, written, changed and removed. */
export function useOwnReview(productId: number) {
  const { api, bus, toasts } = usePlatform();
  const user = useShared('user');
  const [isBusy, setIsBusy] = useState(false);
  const [revision, setRevision] = useState(0);
  const params = { id: productId };
  const { data, isError, refetch } = useDeferredQuery({
    queryKey: ['own-review', productId, user?.id ?? null],
    queryFn: ({ signal }) => api.call(getOwnReview, { params }, { signal }),
    enabled: Boolean(user),
  });
  const own = user && data !== undefined ? data.data : null;

  /** The errors of a save or removal; none when it was done, and then the list and the XP have followed. */
  const change = async (call: () => Promise<unknown>): Promise<ReviewErrors> => {
    setIsBusy(true);
    try {
      await call();
      await refetch();
      setRevision((before) => before + 1);
      bus.emit('user.refresh', {});
      return NO_ERRORS;
    } catch (error) {
      return errorsOf(error);
    } finally {
      setIsBusy(false);
    }
  };

  /** Sends photos one by one: the review itself is stored, so that a lost photo is said and costs nothing else. */
  const sendPhotos = async (photos: readonly PickedPhoto[]): Promise<void> => {
    const lost: string[] = [];
    for (const { name, image, alt } of photos) {
      await api.call(postReviewPhoto, { params, body: { image, alt } }).catch(() => lost.push(name));
    }
    if (lost.length > 0) toasts.show(`Det gick inte att spara ${lost.join(', ')}. Försök igen.`, 'error');
  };

  /** Writes the review, or changes the one that is there, e.g. from a try whose response was lost. */
  const send = async (body: WrittenReview): Promise<void> => {
    const request = { params, body };
    if (own !== null && own.review !== null) return void (await api.call(putReview, request));
    try {
      await api.call(postReview, request);
    } catch (error) {
      const present = isApiError(error, 'CONFLICT') ? (await refetch()).data?.data.review : null;
      if (present === null || present === undefined) throw error;
      await api.call(putReview, request);
    }
  };

  return {
    isLoggedIn: Boolean(user),
    /** Null until it is known. */
    own,
    isError,
    retry: refetch,
    isBusy,
    /** Number of changes so far: each makes the list another one. */
    revision,
    save: (body: WrittenReview, photos: readonly PickedPhoto[]) =>
      change(async () => {
        await send(body);
        await sendPhotos(photos);
      }),
    removePhoto: (photoId: string) =>
      change(() => api.call(deleteReviewPhoto, { params: { ...params, photoId } }).catch(unlessGone)),
    remove: () => change(() => api.call(deleteReview, { params }).catch(unlessGone)),
  };
}
