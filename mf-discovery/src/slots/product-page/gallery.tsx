import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { DialogMissing } from '@shop/platform';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { ZoomIn } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useSteps } from '../../components/use-steps.ts';
import { MAIN_IMAGE, MAIN_IMAGE_WIDTH, THUMB_WIDTH } from './image-sizes.ts';
import classes from './gallery.module.css';
import type { FullProduct } from './load-product.ts';

const GalleryDialog = lazyOr(
  () => import(/* webpackChunkName: "gallery-dialog" */ './gallery-dialog.tsx'),
  DialogMissing,
);

/** The product's images: one large, which swipes change and a press enlarges, the others as thumbnails. */
export function Gallery({ product, splashes }: { readonly product: FullProduct; readonly splashes: ReactNode }) {
  const [index, setIndex] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const { images } = product;
  const stage = useRef<HTMLDivElement>(null);
  const swipe = useSteps(stage, (by) => {
    if (!isZoomed && images.length > 1) setIndex((index + by + images.length) % images.length);
  });
  const image = images[index] ?? { url: product.previewUrl, alt: product.name };
  return (
    <div className={classes.gallery}>
      <div ref={stage} className={classes.stage} {...swipe}>
        <Image
          src={image.url}
          alt={image.alt}
          width={MAIN_IMAGE_WIDTH}
          height={MAIN_IMAGE_WIDTH}
          fluid={MAIN_IMAGE}
          isLazy={false}
          fetchPriority="high"
          className={classes.image}
        />
        <div className={classes.marks}>{splashes}</div>
        <IconButton
          icon={ZoomIn}
          label="Visa större bild"
          variant="floating"
          className={classes.zoom}
          onClick={() => setIsZoomed(true)}
        />
      </div>
      {images.length < 2 ? null : (
        <ul role="list" aria-label="Produktbilder" className={classes.thumbs}>
          {images.map(({ url, alt }, at) => (
            <li key={url}>
              <button
                type="button"
                aria-label={`Visa bild ${at + 1} av ${images.length}: ${alt}`}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => setIndex(at)}
                className={classes.thumb}
              >
                <Image src={url} alt="" width={THUMB_WIDTH} height={THUMB_WIDTH} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed ? (
        <Suspense fallback={null}>
          <GalleryDialog product={product} index={index} onIndex={setIndex} onClose={() => setIsZoomed(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
