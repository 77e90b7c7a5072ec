import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { clsx } from 'clsx';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { COMPARE_TRAY_ID, comparePath } from '../../features/compare/compare-url.ts';
import { MAX_COMPARED } from '../../features/compare/max-compared.ts';
import { clearCompared, type ComparedProduct, removeCompared } from '../../features/compare/compared-products.ts';
import classes from './compare-tray.module.css';

const IMAGE_SIDE = 40;

export interface CompareTrayProps {
  readonly products: readonly ComparedProduct[];
}

function Chosen({ product, onRemove }: { readonly product: ComparedProduct; readonly onRemove: () => void }) {
  const { name, image } = product;
  return (
    <li className={classes.item}>
      <Image src={image} alt="" width={IMAGE_SIDE} height={IMAGE_SIDE} className={classes.image} />
      <span className={classes.name}>{name}</span>
      <IconButton icon={X} size="small" label={`Ta bort ${name} ur jämförelsen`} onClick={onRemove} />
    </li>
  );
}

/** What is chosen for a comparison, over the foot of the window: to compare, to take out, to fold and to empty. */
export default function CompareTray({ products }: CompareTrayProps) {
  const { toasts } = usePlatform();
  const [isFolded, setIsFolded] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const count = products.length;

  const empty = (): void => {
    clearCompared();
    toasts.show('Jämförelsen är tömd');
    // What had the focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const remove = (id: number): void => {
    if (count === 1) return empty();
    removeCompared(id);
    fold.current?.focus();
  };

  return (
    <>
      <div className={clsx(classes.room, isFolded && classes.foldedRoom)} />
      <section id={COMPARE_TRAY_ID} tabIndex={-1} aria-label="Valda att jämföra" className={classes.tray}>
        <div className={classes.head}>
          <button
            ref={fold}
            type="button"
            aria-expanded={!isFolded}
            aria-controls={listId}
            className={classes.fold}
            onClick={() => setIsFolded(!isFolded)}
          >
            <Icon of={isFolded ? ChevronUp : ChevronDown} size={16} />
            {`${count} av ${MAX_COMPARED} att jämföra`}
          </button>
          {count === 1 ? (
            <p className={classes.hint}>Välj minst en till</p>
          ) : (
            <Button size="small" href={comparePath(products.map(({ id }) => id))}>
              Jämför {count}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={empty}>
            Töm
          </Button>
        </div>
        <ul id={listId} role="list" hidden={isFolded} className={classes.list}>
          {products.map((product) => (
            <Chosen key={product.id} product={product} onRemove={() => remove(product.id)} />
          ))}
        </ul>
      </section>
    </>
  );
}
