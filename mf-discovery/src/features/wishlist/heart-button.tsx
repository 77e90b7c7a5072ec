import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import classes from './heart-button.module.css';
import { useWishlistHeart } from './use-wishlist-heart.ts';

export interface HeartButtonProps {
  readonly product: { readonly id: number; readonly name: string };
  readonly className?: string | undefined;
}

/** The heart: saves a product to the member's wishlist with one press, and takes it off with the next. */
export function HeartButton({ product, className }: HeartButtonProps) {
  const { isSaved, isBusy, toggle } = useWishlistHeart(product);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isSaved}
      isLoading={isBusy}
      className={className}
      icon={<Icon of={Heart} size={16} className={clsx(isSaved && classes.saved)} />}
      onClick={toggle}
    >
      Önskelista
    </Button>
  );
}
