import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { Image } from '@shop/ui/image/image.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import classes from './gallery-dialog.module.css';
import { ZOOM_WIDTH } from './image-sizes.ts';
import type { FullProduct } from './load-product.ts';

export interface GalleryDialogProps {
  readonly product: FullProduct;
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** The images as large as the window; arrows cycle through them. */
export default function GalleryDialog({ product, index, onIndex, onClose }: GalleryDialogProps) {
  const { images, name, previewUrl } = product;
  const image = images[index] ?? { url: previewUrl, alt: name };
  const step = (by: number) => onIndex((index + by + images.length) % images.length);
  return (
    <Dialog isOpen onClose={onClose} title={name} size="large">
      <div className={classes.stage}>
        <Image src={image.url} alt={image.alt} width={ZOOM_WIDTH} height={ZOOM_WIDTH} isLazy={false} />
      </div>
      {images.length < 2 ? null : (
        <div className={classes.steps}>
          <IconButton icon={ChevronLeft} label={BUTTON_LABELS.previous} variant="outlined" onClick={() => step(-1)} />
          <p aria-live="polite">
            Bild {index + 1} av {images.length}
          </p>
          <IconButton icon={ChevronRight} label={BUTTON_LABELS.next} variant="outlined" onClick={() => step(1)} />
        </div>
      )}
    </Dialog>
  );
}
