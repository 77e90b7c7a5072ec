import { nextTask } from '../next-task.ts';
import type { SlotContainerOptions } from './slot-container.ts';

type Mount = SlotContainerOptions['mount'];

/** Repeats a press; null where a choice is again as the server sent it. */
function repetitionOf(pressed: HTMLElement): (() => void) | null {
  const box = pressed instanceof HTMLInputElement ? pressed : null;
  const wanted = box?.checked;
  if (box !== null && wanted === box.defaultChecked) return null;
  return () => {
    if (!pressed.isConnected) return;
    // React hydrates what is around it, as before any press; within the click it would not see that a choice changes.
    pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // Whether or not a component has taken the change back, the click makes it again.
    if (box !== null) box.checked = wanted === false;
    pressed.click();
  };
}

/** Mounts a slot, and then repeats the presses on what the server's HTML shows that came before the slot's script. */
export const repeatPress =
  (mount: Mount): Mount =>
  (element, module, input) => {
    const pressed = window.shopEarlyPress?.take(element) ?? [];
    const repetitions = pressed.map(repetitionOf).filter((each) => each !== null);
    const slot = mount(element, module, input);
    // By then React has run the effects of the slot, too.
    if (repetitions.length > 0) {
      slot.mounted.then(nextTask).then(
        () => repetitions.forEach((repeat) => repeat()),
        () => undefined,
      );
    }
    return slot;
  };
