import type { RouteName } from '@shop/contracts/routes';
import { useIsHydrated, usePlatform, useShared } from '@shop/platform';
import { afterFrame } from '@shop/ui/after-frame/after-frame.ts';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { isPlainClick } from '@shop/ui/text-link/is-plain-click.ts';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { ShoppingCart } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, type MouseEvent } from 'react';
import { useCartDriver } from '../../features/cart-engine/cart-driver-of.ts';
import { resetReturning } from '../../features/payment/checkout-cookie.ts';
import classes from './cart-widget.module.css';
import { MiniWidget } from './mini-widget.tsx';
import { useCartDrawer } from './use-cart-drawer.ts';
import { useCountNews } from './use-count-news.ts';
import { widgetFigures } from './widget-figures.ts';

const HIDDEN_ON: readonly RouteName[] = ['checkout', 'mobile-payment'];

const loadDrawer = () => import('./cart-drawer.tsx');
// When the drawer cannot be fetched, navigate to checkout instead.
const CartDrawer = lazy(() => loadDrawer().catch(() => import('./cart-drawer-missing.tsx')));

const prepare = () => void loadDrawer().catch(() => undefined);

/** The cart in the header: a link to checkout that, with JavaScript, opens the drawer. Hidden on checkout [2.9-01]. */
export function CartWidget() {
  const { href, bus } = usePlatform();
  const driver = useCartDriver();
  const cartState = useShared('cart');
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const { name } = useShared('route');
  const isHydrated = useIsHydrated();
  const link = useRef<HTMLAnchorElement>(null);
  const figures = widgetFigures(cartState, isWithoutVat);
  const { isOut, hasNews, hold } = useCountNews({ count: figures.count, isClean: cartState.isClean });
  const { isOpen, open, close } = useCartDrawer(driver);

  const isHidden = HIDDEN_ON.includes(name);
  useEffect(() => {
    // [4-109] Resets the checkout cookie's flag for returning from the payment provider.
    if (!isHidden) resetReturning(document);
  }, [isHidden]);

  // Offline it cannot be fetched when it is opened, so who has a cart or stays has it; a look at one page needs none.
  const isFilled = (figures.count ?? 0) > 0;
  useEffect(() => {
    if (isFilled || navigator.serviceWorker?.controller) afterFrame(prepare);
  }, [isFilled]);
  useEffect(() => bus.on('route.changed', prepare), [bus]);

  if (isHidden) return null;
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a
        ref={link}
        href={href('checkout')}
        className={classes.widget}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        onClick={onClick}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <span className={classes.icon}>
          <Icon of={ShoppingCart} size={24} />
          <span className={classes.counter} data-cart-count="">
            {figures.counter}
          </span>
        </span>
        <span className={classes.words}>
          <span className={classes.title}>Varukorg</span>
          <span className={classes.sum}>{figures.sum}</span>
        </span>
      </a>
      <span role="status">
        <VisuallyHidden>{hasNews ? figures.spoken : ''}</VisuallyHidden>
      </span>
      {isHydrated && hasNews ? <MiniWidget figures={figures} isOut={isOut} anchor={link} onHold={hold} /> : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <CartDrawer onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
