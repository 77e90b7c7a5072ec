import { reviewPhotoUrl } from '@shop/domain/image-url';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Rating } from '../../components/rating/rating.tsx';
import { reviewDisplayName } from '../../rules/reviews.ts';
import { ReportReview } from './report-review.tsx';
import { photoText, type ShownPhoto } from './shown-photo.ts';
import { useSteps } from '../../components/use-steps.ts';
import classes from './photos.module.css';

export interface PhotoDialogProps {
  readonly title: string;
  readonly photos: readonly ShownPhoto[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
  readonly isReportable: boolean;
}

/** Photos of buyers one by one, by buttons, arrow keys or swipes, with whose each is. */
export default function PhotoDialog({ title, photos, index, onIndex, onClose, isReportable }: PhotoDialogProps) {
  const stage = useRef<HTMLElement>(null);
  const step = (by: 1 | -1) => onIndex((index + by + photos.length) % photos.length);
  const swipe = useSteps(stage, step);
  const photo = photos[index];
  if (photo === undefined) return null;
  const name = reviewDisplayName(photo, 'product');
  return (
    <Dialog isOpen onClose={onClose} title={title} size="large">
      <figure ref={stage} className={classes.figure} {...swipe}>
        <div className={classes.stage}>
          <img
            key={photo.id}
            src={reviewPhotoUrl(photo.id, 'image')}
            alt={photoText(photo, index, name)}
            width={photo.width}
            height={photo.height}
          />
        </div>
        <figcaption className={classes.caption}>
          <span className={classes.author}>{name}</span>
          <Rating rating={photo.rating} />
          {photo.alt === '' ? null : <span>{photo.alt}</span>}
        </figcaption>
      </figure>
      <div className={classes.foot}>
        {photos.length < 2 ? null : (
          <div className={classes.steps}>
            <IconButton icon={ChevronLeft} label={BUTTON_LABELS.previous} variant="outlined" onClick={() => step(-1)} />
            <p aria-live="polite">
              Bild {index + 1} av {photos.length}
            </p>
            <IconButton icon={ChevronRight} label={BUTTON_LABELS.next} variant="outlined" onClick={() => step(1)} />
          </div>
        )}
        {isReportable ? <ReportReview id={photo.reviewId} photoId={photo.id} /> : null}
      </div>
    </Dialog>
  );
}
