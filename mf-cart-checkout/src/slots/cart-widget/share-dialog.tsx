import type { CartRow } from '@shop/contracts';
import { isInsuredRow } from '@shop/domain/cart-totals';
import { formatSharedCart } from '@shop/domain/shared-cart';
import { usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { canBeSaved } from '../../rules/can-be-saved.ts';
import classes from './cart-drawer.module.css';
import { SaveAsWishlist } from './save-as-wishlist.tsx';

export interface ShareDialogProps {
  readonly rows: readonly CartRow[];
  readonly onClose: () => void;
}

/** What stays behind when the cart becomes a link or a list; null when it is whole. */
function lossNote(rows: readonly CartRow[]): string | null {
  const left = [
    rows.some(({ extraData }) => extraData.giftCard !== undefined) && 'presentkort',
    rows.some(({ extraData }) => extraData.ctoConfigurationId !== undefined) && 'datorer som byggs efter dina val',
    rows.some(isInsuredRow) && 'försäkringar',
  ].filter((each) => each !== false);
  if (left.length === 0) return null;
  return `Det här följer inte med: ${left.join(', ')}.`;
}

const wantsShare = (): boolean => typeof navigator.share === 'function';

/** [O2.9-04] The cart as a link, to copy or for the phone's own share sheet. The link has products, never prices. */
export default function ShareDialog({ rows, onClose }: ShareDialogProps) {
  const { bus, href } = usePlatform();
  const isMember = Boolean(useShared('user'));
  // What a link or a list cannot hold is said, not lost in silence.
  const whole = rows.filter(canBeSaved);
  const note = lossNote(rows);
  const [isCopied, setIsCopied] = useState(false);
  const products = formatSharedCart(whole.map(({ product, quantity }) => ({ productId: product.id, quantity })));
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
        {note === null ? null : <p>{note}</p>}
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
        {isMember ? (
          <SaveAsWishlist rows={whole} />
        ) : (
          <Button variant="quiet" onClick={() => bus.emit('login.open', { mode: 'login' })}>
            Logga in för att spara som önskelista
          </Button>
        )}
      </div>
    </Dialog>
  );
}
