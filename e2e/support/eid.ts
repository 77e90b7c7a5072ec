import { expect, type Locator, type Page } from '@playwright/test';

/** Test numbers of the Swedish tax agency: the one that the simulated app suggests, and another person's. */
export const PERSON = '198507099805';
export const STRANGER = '198112289874';

export const eidDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Starta din BankID-app' });

/** What the simulated app says after each of its buttons. */
const ANSWERS = {
  'Skriv under': 'Klart! Gå tillbaka till butiken.',
  Avbryt: 'Avbrutet. Du kan stänga sidan.',
  'Låt tiden gå ut': 'Tiden har gått ut. Du kan stänga sidan.',
} as const;

/** Opens the app on this device by the dialog's link, presses one of its buttons and closes it again. */
export const answerInApp = async (page: Page, button: keyof typeof ANSWERS, personalNumber = PERSON): Promise<void> => {
  const opened = page.context().waitForEvent('page');
  await eidDialog(page).getByRole('link', { name: 'Öppna BankID på den här enheten' }).click();
  const app = await opened;
  if (button === 'Skriv under') await app.getByLabel(/^Personnummer/).fill(personalNumber);
  await app.getByRole('button', { name: button }).click();
  await expect(app.getByText(ANSWERS[button])).toBeVisible();
  await app.close();
};

/** Starts a signing by a button of the page; resolves with what the server gives the dialog, once it waits. */
export const startByButton = async (page: Page, button: Locator): Promise<{ reference: string; appUrl: string }> => {
  const started = page.waitForResponse((response) => response.url().endsWith('/api/bankid/start'));
  await button.click();
  const { data } = (await (await started).json()) as { data: { reference: string; appUrl: string } };
  await expect(eidDialog(page).getByRole('link', { name: 'Öppna BankID på den här enheten' })).toBeVisible();
  return data;
};
