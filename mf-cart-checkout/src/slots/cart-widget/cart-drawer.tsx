import type { Cart } from '@shop/contracts';
import { cartTotals, showsTopCheckoutButton } from '@shop/domain/cart-totals';
import { DialogMissing, usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Drawer } from '@shop/ui/drawer/drawer.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SkeletonGroup, Skeleton } from '@shop/ui/skeleton/skeleton.tsx';
import { lazyExtra, lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import { CartRows } from '../../features/cart-rows/cart-rows.tsx';
import { savedOn } from '../../features/cart-rows/row-view.ts';
import { type Undo, useUndo } from '../../features/cart-rows/use-undo.ts';
import { CartSum } from '../../features/cart-summary/cart-sum.tsx';
import { LateUnpaidOrder } from '../../features/unpaid-order/late-unpaid-order.tsx';
import { FreeShippingInfo } from '../../features/free-shipping/free-shipping-info.tsx';
import { useSaveForLater } from '../../features/saved-later/use-save-for-later.ts';
import { ExpressOffer } from '../../features/wallet/express-offer.tsx';
import { useWallets } from '../../features/wallet/use-wallets.ts';
import { CartChanges } from './cart-changes.tsx';
import classes from './cart-drawer.module.css';

const ShareDialog = lazyOr(() => import('./share-dialog.tsx'), DialogMissing);
/** Helps that nobody waits for: one that cannot be fetched is left out. */
const SavedLater = lazyExtra(() => import('../../features/saved-later/saved-later.tsx'));
const RecentProducts = lazyExtra(() => import('../../features/recent/recent-products.tsx'));

function ToCheckout() {
  const { href } = usePlatform();
  return (
    <Button href={href('checkout')} variant="primary" size="large" block>
      Till kassan
    </Button>
  );
}

function FilledCart({ cart, undo }: { readonly cart: Cart; readonly undo: Undo }) {
  const { modals } = usePlatform();
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const { isClean } = useShared('cart');
  const [isSharing, setIsSharing] = useState(false);
  const version = String(cart.lastUpdate);
  const device = useWallets(version);
  const clear = async () => {
    const isSure = await modals.confirm({
      title: 'Töm varukorgen',
      text: 'Vill du ta bort alla produkter ur varukorgen?',
    });
    if (isSure) undo.clear();
  };
  return (
    <>
      <CartSum totals={cartTotals(cart.rows)} saved={savedOn(cart.rows, isWithoutVat)} />
      <FreeShippingInfo cart={cart} />
      <ExpressOffer device={device} isReady={isClean && device?.version === version} />
      <div className={classes.toCheckout}>
        <ToCheckout />
      </div>
      <div className={classes.more}>
        <Button variant="quiet" onClick={() => setIsSharing(true)}>
          Spara/dela varukorgen
        </Button>
        <Button variant="quiet" onClick={() => void clear()}>
          Töm varukorgen
        </Button>
      </div>
      {isSharing ? (
        <Suspense fallback={null}>
          <ShareDialog rows={cart.rows} onClose={() => setIsSharing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function EmptyCart() {
  const { href } = usePlatform();
  const user = useShared('user');
  return (
    <div className={classes.empty}>
      <PixelArt picture="buoy" className={classes.art} />
      {user ? (
        <Button href={href('member.wishlists')} variant="secondary">
          Mina önskelistor
        </Button>
      ) : null}
      <Button href={href('campaigns')} variant="secondary">
        Se våra kampanjer
      </Button>
      <Suspense fallback={null}>
        <RecentProducts />
      </Suspense>
      <p className={classes.emptyText}>Din varukorg är tom.</p>
    </div>
  );
}

function Content({ cart }: { readonly cart: Cart }) {
  const undo = useUndo(cart.rows);
  const later = useSaveForLater();
  const isMember = Boolean(useShared('user'));
  const isFilled = cart.rows.length > 0;
  return (
    <div className={classes.content}>
      <CartChanges />
      {showsTopCheckoutButton(cart.rows.length) ? <ToCheckout /> : null}
      {isFilled || undo.removed.length > 0 ? (
        <CartRows rows={cart.rows} undo={undo} onSaveForLater={later.save} />
      ) : null}
      {isFilled ? <FilledCart cart={cart} undo={undo} /> : <EmptyCart />}
      {isMember ? (
        <Suspense fallback={null}>
          <SavedLater version={later.count} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Hämtar varukorgen">
      <Skeleton />
      <Skeleton width="half" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

/** The large cart, from top to bottom as [2.9-10] has it. */
export default function CartDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { cart } = useShared('cart');
  return (
    <Drawer isOpen title="Varukorg" onClose={onClose}>
      <LateUnpaidOrder />
      {cart === null ? <Loading /> : <Content cart={cart} />}
    </Drawer>
  );
}
