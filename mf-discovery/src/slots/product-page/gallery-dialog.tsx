import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { Image } from '@shop/ui/image/image.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSteps } from '../../components/use-steps.ts';
import classes from './gallery-dialog.module.css';
import { ZOOM_WIDTH } from './image-sizes.ts';
import type { FullProduct } from './load-product.ts';

export interface GalleryDialogProps {
  readonly product: FullProduct;
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** The images as large as the window: arrow keys, buttons and swipes cycle through them, a press enlarges one. */
export default function GalleryDialog({ product, index, onIndex, onClose }: GalleryDialogProps) {
  const { images, name, previewUrl } = product;
  const [isEnlarged, setIsEnlarged] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const image = images[index] ?? { url: previewUrl, alt: name };
  const step = (by: number) => {
    if (images.length < 2) return;
    setIsEnlarged(false);
    onIndex((index + by + images.length) % images.length);
  };
  const swipe = useSteps(stage, step);
  return (
    <Dialog isOpen onClose={onClose} title={name} size="large">
      {/* An enlarged image is moved by the finger that would swipe. */}
      <div ref={stage} className={classes.stage} {...(isEnlarged ? {} : swipe)}>
        <button
          type="button"
          aria-pressed={isEnlarged}
          aria-label={`Förstora ${image.alt}`}
          onClick={() => setIsEnlarged(!isEnlarged)}
          className={isEnlarged ? `${classes.image} ${classes.enlarged}` : classes.image}
        >
          <Image src={image.url} alt={image.alt} width={ZOOM_WIDTH} height={ZOOM_WIDTH} isLazy={false} />
        </button>
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
