import { CART_FORM_MARKER } from '@shop/contracts/cart-form';
import { isPlainClick } from '@shop/ui/text-link/is-plain-click.ts';
import { nextTask } from '../next-task.ts';
import { decideClick } from './click-decision.ts';
import type { Navigator } from './create-navigator.ts';
import { filledFields, isOwnForm } from './form-decision.ts';
import { isSavingData } from './when-idle.ts';

/** Delay before a hover counts as intent: a pointer that only passes over a link prefetches nothing. */
const HOVER_MS = 65;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const describe = (link: HTMLAnchorElement) => ({
  href: link.href,
  target: link.target,
  isDownload: link.hasAttribute('download'),
  isReload: link.hasAttribute('data-reload'),
});

function watchClicks(navigator: Pick<Navigator, 'navigate'>): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target);
    if (!link) return;
    const decision = decideClick({
      isPlain: isPlainClick(event),
      isHandled: event.defaultPrevented,
      link: describe(link),
      current: location.href,
    });
    if (decision.kind === 'native') return;
    event.preventDefault();
    // The frame that responds to the press, such as a menu that closes, comes first.
    void nextTask().then(() => navigator.navigate(decision.to));
  });
}

function watchForms(navigator: Pick<Navigator, 'submit'>): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.hasAttribute(CART_FORM_MARKER)) return;
    const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href;
    if (!isOwnForm({ method: form.method, action, target: form.target }, location.href)) return;
    event.preventDefault();
    void navigator.submit(action, filledFields(new FormData(form, submitter)));
  });
}

function watchIntent({ prefetch }: Pick<Navigator, 'prefetch'>): void {
  if (isSavingData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetchSoon = (target: EventTarget | null, delay: number) => {
    clearTimeout(timer);
    const link = linkOf(target);
    if (!link) return;
    const click = { isPlain: true, isHandled: false, link: describe(link), current: location.href };
    const decision = decideClick(click);
    if (decision.kind === 'navigate') timer = setTimeout(() => prefetch(decision.to), delay);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') prefetchSoon(target, HOVER_MS);
  });
  document.addEventListener('focusin', ({ target }) => prefetchSoon(target, HOVER_MS));
  document.addEventListener('touchstart', ({ target }) => prefetchSoon(target, 0), { passive: true });
}

/**
 * Handles links and forms of the whole document, so that they work in CMS texts and in slots that have not hydrated
 * yet. An event whose default a slot has prevented is left to that slot.
 */
export function watchLinks(navigator: Navigator): void {
  watchClicks(navigator);
  watchForms(navigator);
  watchIntent(navigator);
}
