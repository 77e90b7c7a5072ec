import type { Platform } from '@shop/contracts/platform';
import { cartAddOf } from './cart-form.ts';
import { decideClick } from './click-decision.ts';
import { formAddress } from './form-address.ts';
import { isSparing } from './when-idle.ts';

/** A pointer that only passes over a link is not yet a wish. */
const HOVER_MS = 65;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const describe = (link: HTMLAnchorElement) => ({
  href: link.href,
  target: link.target,
  isDownload: link.hasAttribute('download'),
  isReload: link.hasAttribute('data-reload'),
});

function watchClicks(platform: Platform): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target);
    if (!link) return;
    const { button, defaultPrevented } = event;
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const decision = decideClick({
      button,
      hasModifier,
      isHandled: defaultPrevented,
      link: describe(link),
      current: location.href,
    });
    if (decision.kind === 'native') return;
    event.preventDefault();
    void platform.navigate(decision.to);
  });
}

/** Puts a "Köp" form into the cart without its page's own code, which may not have come yet. */
function addToCart(platform: Platform, form: HTMLFormElement): boolean {
  const add = cartAddOf(new FormData(form));
  if (add) platform.bus.emit('cart.add', add);
  return add !== null;
}

function watchForms(platform: Platform): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.hasAttribute('data-cart-form')) {
      if (addToCart(platform, form)) event.preventDefault();
      return;
    }
    const fields = new FormData(form, submitter);
    const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href;
    const address = formAddress({ method: form.method, action, target: form.target, fields }, location.href);
    if (address === null) return;
    event.preventDefault();
    void platform.navigate(address);
  });
}

function watchIntent(prefetch: (to: string) => void): void {
  if (isSparing()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wish = (target: EventTarget | null, delay: number) => {
    clearTimeout(timer);
    const link = linkOf(target);
    if (!link) return;
    const click = { button: 0, hasModifier: false, isHandled: false, link: describe(link), current: location.href };
    const decision = decideClick(click);
    if (decision.kind === 'navigate') timer = setTimeout(() => prefetch(decision.to), delay);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') wish(target, HOVER_MS);
  });
  document.addEventListener('focusin', ({ target }) => wish(target, HOVER_MS));
  document.addEventListener('touchstart', ({ target }) => wish(target, 0), { passive: true });
}

/**
 * Listens on the whole document, so that links in CMS texts and in slots that are not alive yet work as well. What a slot
 * handles itself it prevents, and is left alone here.
 */
export function watchPage(platform: Platform, prefetch: (to: string) => void): void {
  watchClicks(platform);
  watchForms(platform);
  watchIntent(prefetch);
  for (const form of window.shopEarlyCart?.take() ?? []) {
    if (!addToCart(platform, form)) form.submit();
  }
}
