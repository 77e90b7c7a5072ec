import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of steps between two related elements on any page. */
const MAX_STEPS = 140;

/** Presses Tab until the element has focus, as a shopper without a mouse does. */
export const tabTo = async (page: Page, target: Locator, { back = false } = {}): Promise<void> => {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectVisibleFocus(target);
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
};

/** The focus is visible: an outline or a shadow, on the element or on the one that represents it. */
export const expectVisibleFocus = async (target: Locator): Promise<void> => {
  const isShown = await target.evaluate((element) => {
    const hasRing = (candidate: Element | null): boolean => {
      if (!candidate) return false;
      // A link that covers its whole card has the ring on a pseudo-element.
      return [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate, pseudo);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      });
    };
    // A control that is represented by its label, its box or its neighbour shows the focus there.
    const near = [
      element,
      element.parentElement,
      element.parentElement?.parentElement ?? null,
      element.nextElementSibling,
    ];
    return near.some(hasRing);
  });
  expect(isShown, 'the focus can be seen').toBe(true);
};
