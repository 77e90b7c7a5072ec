import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** The cart in the header. */
export const cartLink = (page: Page): Locator => page.getByRole('link', { name: /Varukorg/ }).first();

/** The header shows this count. */
export const expectCartCount = async (page: Page, count: number): Promise<void> => {
  // Text of the badge, since the name of the link includes the sum as well.
  await expect(page.locator('[data-cart-count]').first()).toHaveText(count === 0 ? '' : String(count));
};

/** Presses "Köp" and turns the insurance down, if it is offered. */
export const buy = async (
  page: Page,
  button: Locator,
  { asksInsurance }: { asksInsurance: boolean },
): Promise<void> => {
  await button.click();
  if (!asksInsurance) return;
  const question = page.getByRole('dialog', { name: 'Vill du försäkra produkten?' });
  await question.getByRole('button', { name: 'Nej tack' }).click();
  await expect(question).toBeHidden();
};

export const openCart = async (page: Page): Promise<Locator> => {
  await cartLink(page).click();
  const drawer = page.getByRole('dialog', { name: 'Varukorg' });
  await expect(drawer).toBeVisible();
  return drawer;
};

/** Resolves when the api has responded to the events sent so far: the server decides the cart's content. */
export const cartResponded = (page: Page, passes: (response: Response) => boolean = () => true) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/cart') && response.request().method() === 'POST' && passes(response),
  );
