import type { OwnReview as Review } from '@shop/contracts/api/opinion';
import { reviewPhotoUrl } from '@shop/domain/image-url';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { Suspense, useRef, useState } from 'react';
import { DeferredSkeleton } from '../../components/deferred/deferred-skeleton.tsx';
import { Rating } from '../../components/rating/rating.tsx';
import photoClasses from './photos.module.css';
import { photoText } from './shown-photo.ts';
import type { useOwnReview } from './use-own-review.ts';
import classes from './review-form.module.css';

/** Comes when somebody wants to write: with the choice of photos it is a quarter of what a page's reviews need. */
const ReviewForm = lazyPart(() => import(/* webpackChunkName: "review-form" */ './review-form.tsx'));

const STATUS: Readonly<Record<Review['status'], string | null>> = {
  published: null,
  pending: 'Väntar på granskning: bara du ser den.',
  rejected: 'Publiceras inte: den bryter mot våra regler för recensioner. Du kan ändra den.',
};

interface OwnReviewProps {
  readonly productId: number;
  readonly state: ReturnType<typeof useOwnReview>;
}

/**
 * [3-67], [O2.17-01] What the reader may say of the product: the form for who has bought it, the review that was
 * written with what can be done about it, the way to the login for a visitor.
 */
export function OwnReview({ productId, state }: OwnReviewProps) {
  const { bus } = usePlatform();
  const [isWriting, setIsWriting] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { own, isLoggedIn, isError, isBusy, save } = state;
  const close = () => {
    setIsWriting(false);
    // The button that opened the form, or what has taken its place.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('button')?.focus());
  };
  const content = () => {
    if (!isLoggedIn) {
      const message = 'Logga in för att recensera det du har köpt.';
      return <Button onClick={() => bus.emit('login.open', { mode: 'login', message })}>Skriv en recension</Button>;
    }
    if (isError) {
      const retry = <Button onClick={() => void state.retry()}>Försök igen</Button>;
      return (
        <Alert tone="error" action={retry}>
          Det gick inte att hämta din egen recension.
        </Alert>
      );
    }
    if (own === null) return null;
    if (isWriting) {
      const { review } = own;
      return (
        <Suspense fallback={<DeferredSkeleton lines={8} />}>
          <ReviewForm {...{ productId, review, isBusy, save }} onDone={close} onCancel={close} />
        </Suspense>
      );
    }
    if (own.review !== null) {
      return <WrittenReview review={own.review} state={state} onChange={() => setIsWriting(true)} />;
    }
    if (!own.hasPurchased) {
      return <p className={classes.note}>Du kan recensera produkten när du har köpt den och fått den levererad.</p>;
    }
    return <Button onClick={() => setIsWriting(true)}>Skriv en recension</Button>;
  };
  return <div ref={box}>{content()}</div>;
}

/** The photos of one's own review, each with the button that takes it away. */
function OwnPhotos({ photos, state }: { readonly photos: Review['photos']; readonly state: OwnReviewProps['state'] }) {
  const { toasts } = usePlatform();
  if (photos.length === 0) return null;
  const remove = async (id: string) => {
    const { general } = await state.removePhoto(id);
    toasts.show(general ?? 'Bilden är borttagen', general === null ? 'ok' : 'error');
  };
  return (
    <ul role="list" aria-label="Dina bilder" className={photoClasses.own}>
      {photos.map((photo, index) => (
        <li key={photo.id} className={photoClasses.ownPhoto}>
          <img
            src={reviewPhotoUrl(photo.id, 'thumbnail')}
            alt={photoText(photo, index, 'dig')}
            width={96}
            height={96}
          />
          <Button
            variant="quiet"
            size="small"
            disabled={state.isBusy}
            aria-label={`Ta bort bild ${index + 1}`}
            onClick={() => void remove(photo.id)}
          >
            Ta bort
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface WrittenReviewProps {
  readonly review: Review;
  readonly state: OwnReviewProps['state'];
  readonly onChange: () => void;
}

function WrittenReview({ review, state, onChange }: WrittenReviewProps) {
  const { modals, toasts } = usePlatform();
  const status = STATUS[review.status];
  const remove = async () => {
    const text = 'Betyget, texten och bilderna försvinner, och de XP som recensionen gav dras tillbaka.';
    if (!(await modals.confirm({ title: 'Ta bort din recension?', text }))) return;
    const { general } = await state.remove();
    toasts.show(general ?? 'Recensionen är borttagen', general === null ? 'ok' : 'error');
  };
  return (
    <div className={classes.own}>
      <h3 className={classes.title}>Din recension</h3>
      <Rating rating={review.rating} />
      {status === null ? null : <Badge tone={review.status === 'pending' ? 'info' : 'error'}>{status}</Badge>}
      {review.text === '' ? null : <p className={classes.text}>{review.text}</p>}
      <OwnPhotos photos={review.photos} state={state} />
      {review.isAnonymous ? <p className={classes.note}>Visas utan ditt namn.</p> : null}
      <div className={classes.actions}>
        <Button onClick={onChange}>Ändra</Button>
        <Button variant="quiet" isLoading={state.isBusy} onClick={() => void remove()}>
          Ta bort
        </Button>
      </div>
    </div>
  );
}
