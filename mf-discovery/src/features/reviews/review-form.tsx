import type { OwnReview } from '@shop/contracts/api/opinion';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { PhotoPicker, type PickedPhoto } from '@shop/ui/photo-picker/photo-picker.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { RatingInput } from './rating-input.tsx';
import { readDraft, type ReviewDraft, storeDraft } from './review-draft.ts';
import { NO_ERRORS, type ReviewErrors, type WrittenReview } from './use-own-review.ts';
import classes from './review-form.module.css';

/** REVIEW_TEXT_MAX of the contract, which would bring its schemas along; the api has the last word. */
const MAX_TEXT = 4000;
/** MAX_REVIEW_PHOTOS and PHOTO_ALT_MAX, likewise. */
const MAX_PHOTOS = 4;
const MAX_ALT = 200;

const EMPTY: ReviewDraft = { rating: null, text: '', isAnonymous: false };

interface ReviewFormProps {
  readonly productId: number;
  /** The review that is changed; null for a new one. */
  readonly review: OwnReview | null;
  readonly isBusy: boolean;
  readonly save: (review: WrittenReview, photos: readonly PickedPhoto[]) => Promise<ReviewErrors>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** [3-67] Rating, text and whether the name is shown. What is typed survives a reload and a failure. */
export default function ReviewForm({ productId, review, isBusy, save, onDone, onCancel }: ReviewFormProps) {
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, productId) ?? review ?? EMPTY);
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>([]);
  const [errors, setErrors] = useState(NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<ReviewDraft>) => {
    const { rating, text, isAnonymous } = { ...draft, ...part };
    setDraft({ rating, text, isAnonymous });
    storeDraft(sessionStorage, productId, { rating, text, isAnonymous });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { rating, text, isAnonymous } = draft;
    const found =
      rating === null
        ? { fields: { rating: 'Välj ett betyg från 1 till 5.' }, general: null }
        : await save({ rating, text, isAnonymous }, photos);
    setErrors(found);
    if (found === NO_ERRORS) {
      storeDraft(sessionStorage, productId, null);
      return onDone();
    }
    const wrong = 'rating' in found.fields ? 'input[name=rating]' : 'textarea';
    return form.current?.querySelector<HTMLElement>(wrong)?.focus();
  };
  const room = MAX_PHOTOS - (review?.photos.length ?? 0);
  const textError = errors.fields['text'];
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      {errors.general === null ? null : <Alert tone="error">{errors.general}</Alert>}
      <RatingInput value={draft.rating} onChange={(rating) => change({ rating })} error={errors.fields['rating']} />
      <Textarea
        name="text"
        label="Din recension"
        optional
        hint="Vad var bra, och vad kunde ha varit bättre? Skriv utan länkar och personuppgifter."
        rows={5}
        maxLength={MAX_TEXT}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        {...(textError !== undefined && { state: 'error', message: textError })}
      />
      {room === 0 ? null : (
        <PhotoPicker
          photos={photos}
          onChange={setPhotos}
          max={room}
          altLength={MAX_ALT}
          hint={`Visa varan hos dig. ${room === 1 ? 'En bild till' : `Högst ${room} bilder`}, som alla ser. Vi tar bort plats och tid ur dem.`}
        />
      )}
      <Checkbox
        name="isAnonymous"
        label="Visa inte mitt användarnamn"
        checked={draft.isAnonymous}
        onChange={({ target }) => change({ isAnonymous: target.checked })}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="primary" isLoading={isBusy}>
          {review === null ? 'Publicera recensionen' : 'Spara ändringen'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
