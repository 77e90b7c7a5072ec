import { postDoge } from '@shop/contracts';
import type { Platform } from '@shop/contracts/platform';
import { KONAMI_START, konamiStep } from './konami.ts';

/**
 * Watches for the hidden key sequence [7.7-12..15]: an effect for all, and for members the achievement [1-88], once
 * [O6-12].
 */
export function watchKeys(
  { api, bus, store, atoms, toasts }: Pick<Platform, 'api' | 'bus' | 'store' | 'atoms' | 'toasts'>,
  { showEffect, now }: { showEffect: () => void; now: () => number },
): void {
  let state = KONAMI_START;
  document.addEventListener('keydown', ({ key, isComposing }) => {
    if (isComposing) return;
    const step = konamiStep(state, key, now());
    state = step.state;
    if (!step.fired) return;
    showEffect();
    if (!store.get(atoms.user)) return;
    api.call(postDoge, {}).then(
      () => {
        toasts.show('Wow. Du har fått utmärkelsen ”Mycket hund”!');
        bus.emit('user.refresh', {});
      },
      // Already earned [O6-12], or a failure: not worth a message.
      () => undefined,
    );
  });
}
