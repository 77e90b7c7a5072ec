import type { ProductSummary } from '@shop/contracts';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { clsx } from 'clsx';
import { Check, Scale } from 'lucide-react';
import classes from './compare-button.module.css';
import { COMPARE_TRAY_ID } from './compare-url.ts';
import { addCompared, type AddOutcome, removeCompared, useIsCompared } from './compared-products.ts';

export interface CompareButtonProps {
  readonly product: Pick<ProductSummary, 'id' | 'mainTitle' | 'previewUrl' | 'isGiftCard'>;
  /** As wide as the card that it stands in. */
  readonly block?: boolean;
}

const PROBLEMS: { readonly [Outcome in Exclude<AddOutcome, 'added'>]: string } = {
  full: 'Du kan jämföra högst fyra produkter. Ta bort en av dem först.',
  refused: 'Webbläsaren tillåter inte att något sparas, så produkten kunde inte läggas till.',
};

/** Puts a product beside the others that are compared, and takes it out again. Gift cards differ in nothing. */
export function CompareButton({ product, block = false }: CompareButtonProps) {
  const { toasts } = usePlatform();
  const { id, mainTitle: name, previewUrl: image, isGiftCard } = product;
  const isCompared = useIsCompared(id);
  if (isGiftCard) return null;
  const toggle = (): void => {
    if (isCompared) {
      removeCompared(id);
      return;
    }
    const outcome = addCompared({ id, name, image });
    if (outcome !== 'added') toasts.show(PROBLEMS[outcome], 'error');
  };
  return (
    <div className={clsx(classes.compare, block && classes.block)}>
      <Button
        variant="quiet"
        size="small"
        block={block}
        aria-pressed={isCompared}
        aria-label={`Jämför ${name}`}
        icon={<Icon of={isCompared ? Check : Scale} size={16} />}
        onClick={toggle}
      >
        Jämför
      </Button>
      {isCompared ? (
        <a href={`#${COMPARE_TRAY_ID}`} className={classes.toTray}>
          Till jämförelsen
        </a>
      ) : null}
    </div>
  );
}
