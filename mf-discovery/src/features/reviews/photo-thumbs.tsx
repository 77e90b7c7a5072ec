import { reviewPhotoUrl } from '@shop/domain/image-url';
import { DialogMissing } from '@shop/platform';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense, useState } from 'react';
import { reviewDisplayName } from '../../rules/reviews.ts';
import { photoText, type ShownPhoto } from './shown-photo.ts';
import classes from './photos.module.css';

const PhotoDialog = lazyOr(() => import('./photo-dialog.tsx'), DialogMissing);

export interface PhotoThumbsProps {
  /** Name of the list, and of the dialog with the photos in full size. */
  readonly label: string;
  readonly photos: readonly ShownPhoto[];
  /** False for the reader's own. */
  readonly isReportable?: boolean;
}

/** Photos of buyers as thumbnails; each opens all of them in full size. */
export function PhotoThumbs({ label, photos, isReportable = true }: PhotoThumbsProps) {
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul role="list" aria-label={label} className={classes.thumbs}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" aria-haspopup="dialog" className={classes.thumb} onClick={() => setOpen(index)}>
              <img
                src={reviewPhotoUrl(photo.id, 'thumbnail')}
                alt={photoText(photo, index, reviewDisplayName(photo, 'product'))}
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <Suspense fallback={null}>
          <PhotoDialog
            title={label}
            photos={photos}
            index={open}
            onIndex={setOpen}
            onClose={() => setOpen(null)}
            isReportable={isReportable}
          />
        </Suspense>
      )}
    </>
  );
}
