import { randomUUID } from 'node:crypto';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const CARDS = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  slow: '4000 0000 0000 3220',
  /** Approved on the provider's page, refused when it is charged as a saved card. */
  declinedLater: '4000 0000 0000 0341',
} as const;

/** A buyer with unique contact details. */
export const newBuyer = () => ({
  email: `gast-${randomUUID().slice(0, 8)}@exempel.example`,
  mobile: '0701234567',
  firstName: 'Greta',
  lastName: 'Gästsson',
  street: 'Provgatan 7',
  zipCode: '41114',
  /** What the zip code fills in. */
  city: 'Göteborg',
});
export type Buyer = ReturnType<typeof newBuyer>;

export const placeOrderButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Beställ och betala', exact: true });

/** Fills in the contact form; the town is derived from the zip code. */
export const fillCustomer = async (page: Page, buyer: Buyer): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByLabel('E-postadress').fill(buyer.email);
  await main.getByLabel('Mobilnummer').fill(buyer.mobile);
  await main.getByLabel('Förnamn').fill(buyer.firstName);
  await main.getByLabel('Efternamn').fill(buyer.lastName);
  await main.getByLabel('Gatuadress').fill(buyer.street);
  await main.getByLabel('Postnummer').fill(buyer.zipCode);
  await main.getByLabel('Ort', { exact: true }).focus();
  await expect(main.getByLabel('Ort', { exact: true })).toHaveValue(buyer.city);
};

/**
 * Presses a choice where a shopper does: its label covers the whole card. Typed values may change methods and sums,
 * and so move the card from under the pointer: waits until that is over.
 */
export const choose = async (page: Page, name: RegExp): Promise<void> => {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('main').locator('label').filter({ hasText: name }).click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
};

/** Pays directly, by card. */
export const chooseCard = (page: Page): Promise<void> => choose(page, /^Kort$/);

/** Pays on account, which needs no frame of another site. */
export const chooseInvoice = (page: Page): Promise<void> => choose(page, /^Faktura/);

export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Kortbetalning"]');

/** Fills the provider's page in and presses its button. */
export const payWithCard = async (page: Page, number: string): Promise<void> => {
  const frame = cardFrame(page);
  await frame.getByLabel('Kortnummer').fill(number);
  await frame.getByLabel('Giltigt till').fill('12/39');
  await frame.getByLabel('CVC').fill('123');
  await frame.getByLabel('Namn på kortet').fill('Greta Gästsson');
  await frame.getByRole('button', { name: /^Betala/ }).click();
};

/** The page after the purchase; returns the order's number, which it shows. */
export const expectComplete = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/se\/checkout-complete\/[\w-]+/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { level: 1, name: /tack/i })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(id);
  return id;
};
