import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { newBuyer } from '../support/checkout.ts';
import { expect, failedLoad, test, visit } from '../support/fixtures.ts';
import { linksOf, mailTo } from '../support/mail.ts';
import { beNewMember } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');

/** Usable in both colour modes, and not wider than the window. */
const expectGood = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

test('[O2.13-10] a guest watches a price by keyboard, and confirms it by the mailed link and its button', async ({
  page,
  expectMessages,
}) => {
  // An address is missing at first.
  expectMessages(failedLoad(422, '/watch'));
  const { email } = newBuyer();
  await page.setViewportSize(PHONE);
  await visit(page, productPath(PRODUCTS.headset.id));
  const button = main(page).getByRole('button', { name: 'Bevaka priset' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bevaka priset' });
  await dialog.getByRole('radio', { name: /billigare än nu/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /högst ett belopp/ })).toBeChecked();
  await dialog.getByLabel('Högst, i kronor').fill('1');
  await expectGood(page);
  await dialog.getByRole('button', { name: 'Bevaka' }).click();
  await expect(dialog).toContainText('Ange en e-postadress');
  await dialog.getByLabel('E-postadress').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Nästan klart: öppna mejlet/)).toBeVisible();
  await expect(button).toBeFocused();

  const mail = await mailTo(email, /^Bekräfta din bevakning$/);
  await page.goto(linksOf(mail).find((path) => path.startsWith('/api/watch/confirm/')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nästan klart!');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bekräfta bevakningen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tack, nu bevakar du');
});

test('[O2.13-10] a member sees their watches beside the wishlists, and ends one', async ({ page }) => {
  await beNewMember(page);
  const data = { kind: 'price' };
  const headers = { Region: 'se' };
  const started = await page.request.post(`/api/product/${PRODUCTS.headset.id}/watch`, { headers, data });
  const { data: outcome } = (await started.json()) as { data: { state: string } };
  const { email } = (
    (await (await page.request.get('/api/me', { headers })).json()) as { data: { user: { email: string } } }
  ).data.user;
  if (outcome.state === 'mailed') {
    const mail = await mailTo(email, /^Bekräfta din bevakning$/);
    await page.goto(linksOf(mail).find((path) => path.startsWith('/api/watch/confirm/')) ?? '');
    await page.getByRole('button', { name: 'Bekräfta bevakningen' }).click();
  }
  await page.setViewportSize(PHONE);
  await visit(page, '/se/member/wishlists');
  const watches = main(page).getByRole('region', { name: 'Bevakningar' });
  await expect(watches.getByRole('listitem')).toHaveCount(1);
  await expectGood(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectGood(page);
  await watches.getByRole('button', { name: /^Ta bort/ }).click();
  await expect(watches).toContainText('Du bevakar ingenting nu');
});
