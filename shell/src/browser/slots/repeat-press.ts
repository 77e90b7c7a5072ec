import { nextTask } from '../next-task.ts';
import type { SlotContainerOptions } from './slot-container.ts';

type Mount = SlotContainerOptions['mount'];

/** Mounts a slot, and then repeats the press on a button of the server's HTML that came before its script. */
export const repeatPress =
  (mount: Mount): Mount =>
  (element, module, input) => {
    const pressed = window.shopEarlyPress?.take(element);
    const slot = mount(element, module, input);
    const repeat = () => {
      if (pressed?.isConnected) pressed.click();
    };
    // By then React has run the effects of the slot, too.
    if (pressed) slot.mounted.then(nextTask).then(repeat, () => undefined);
    return slot;
  };
