import { CART_FORM_MARKER } from '@shop/contracts/cart-form';
import type { Platform } from '@shop/contracts/platform';
import { cartAddOf } from './cart-form.ts';
import { watchUnheardAdds } from './unheard-adds.ts';

/** Adds a "Köp" form to the cart without its page's own code, which may not be loaded yet. */
function addToCart({ bus }: Pick<Platform, 'bus'>, form: HTMLFormElement): boolean {
  const add = cartAddOf(new FormData(form));
  if (add) bus.emit('cart.add', add);
  return add !== null;
}

/**
 * Handles "Köp" forms of the whole document: also in slots that have not hydrated, forms submitted before this code
 * was loaded, and what no cart has taken when the page is left.
 */
export function watchCartForms(platform: Pick<Platform, 'api' | 'bus' | 'now'>): void {
  watchUnheardAdds(platform, {
    storage: sessionStorage,
    onLeave: (run) => window.addEventListener('pagehide', run),
    newKey: () => crypto.randomUUID(),
  });
  document.addEventListener('submit', (event) => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.hasAttribute(CART_FORM_MARKER)) return;
    if (addToCart(platform, form)) event.preventDefault();
  });
  for (const form of window.shopEarlyCart?.take() ?? []) {
    if (!addToCart(platform, form)) form.submit();
  }
}
