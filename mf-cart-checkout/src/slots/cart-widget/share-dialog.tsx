import type { CartRow } from '@shop/contracts';
import { formatSharedCart } from '@shop/domain/shared-cart';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import classes from './cart-drawer.module.css';

export interface ShareDialogProps {
  readonly rows: readonly CartRow[];
  readonly onClose: () => void;
}

const wantsShare = (): boolean => typeof navigator.share === 'function';

/** [O2.9-04] The cart as a link, to copy or for the phone's own share sheet. The link has products, never prices. */
export default function ShareDialog({ rows, onClose }: ShareDialogProps) {
  const { href } = usePlatform();
  const [isCopied, setIsCopied] = useState(false);
  const products = formatSharedCart(rows.map(({ product, quantity }) => ({ productId: product.id, quantity })));
  const link = new URL(href('cart', { products }), location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  // The shopper may think better of sharing; that is no failure.
  const share = () => navigator.share({ title: 'Min varukorg', url: link }).catch(() => undefined);
  return (
    <Dialog
      isOpen
      title="Spara/dela varukorgen"
      onClose={onClose}
      actions={
        <>
          {wantsShare() ? (
            <Button icon={<Icon of={Share2} />} onClick={() => void share()}>
              Dela
            </Button>
          ) : null}
          <Button variant="primary" icon={<Icon of={Copy} />} onClick={() => void copy()}>
            Kopiera länken
          </Button>
        </>
      }
    >
      <div className={classes.share}>
        <p>Spara länken eller skicka den till någon. Priserna är alltid dagens.</p>
        <Input
          name="sharedCart"
          label="Länk till varukorgen"
          readOnly
          optional={false}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p role="status" className={classes.copied}>
          {isCopied ? 'Länken är kopierad.' : ''}
        </p>
      </div>
    </Dialog>
  );
}
