import { isPlainClick } from '@shop/ui/text-link/is-plain-click.ts';
import { nextTask } from '../next-task.ts';
import { SLOT_TIMEOUT_MS } from './with-timeout.ts';

/**
 * Holds a press on a link of a slot that hydrates for it: what the link opens there is opened then, rather than the
 * page that it leads to without scripts. That page comes if the slot does not, or takes too long.
 *
 * The document is listened to, which hears a press before React does: the roots around the slot let no press pass to a
 * slot that is hydrating, and leave it to the browser, which follows the link.
 *
 * @returns function to call when the slot has hydrated or failed
 */
export function holdPresses(slot: HTMLElement, leave = (to: string): void => location.assign(to)): () => void {
  let held: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !slot.contains(link) || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    held = link;
    timer ??= setTimeout(() => leave(link.href), SLOT_TIMEOUT_MS);
  };
  document.addEventListener('click', hold, { capture: true });
  return () => {
    document.removeEventListener('click', hold, { capture: true });
    clearTimeout(timer);
    if (held === null) return;
    const { href } = held;
    // By then React has run the effects of the slot, too; it may have rendered the link anew.
    void nextTask().then(() => {
      const link = [...slot.querySelectorAll('a')].find((each) => each.href === href);
      if (link) link.click();
      else leave(href);
    });
  };
}
