import { nextTask } from '../next-task.ts';
import type { SlotContainerOptions } from './slot-container.ts';

type Mount = SlotContainerOptions['mount'];

/** Mounts a slot, and then repeats the press on what the server's HTML shows that came before the slot's script. */
export const repeatPress =
  (mount: Mount): Mount =>
  (element, module, input) => {
    const pressed = window.shopEarlyPress?.take(element);
    const slot = mount(element, module, input);
    const repeat = () => {
      if (!pressed?.isConnected) return;
      // React hydrates what is around it, as before any press; within the click it would not see that a box changes.
      pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      pressed.click();
    };
    // By then React has run the effects of the slot, too.
    if (pressed) slot.mounted.then(nextTask).then(repeat, () => undefined);
    return slot;
  };
