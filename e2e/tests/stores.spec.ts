import type { Page } from '@playwright/test';
import { expectGood } from '../support/axe.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { beNewMember } from '../support/members.ts';

const STORES = '/se/info/5-Vara-butiker';
const PHONE = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole('main');
const map = (page: Page) => main(page).getByRole('application', { name: /^Karta över butikerna/ });
const list = (page: Page) => main(page).getByRole('list', { name: 'Butiker, i ordning' });
const place = (page: Page) => main(page).getByRole('combobox', { name: 'Ort, butik eller postnummer' });

test('[1-02] [1-100] [1-101] [9-46] by keyboard alone, stores are found near a place, on the map and in the list', async ({
  page,
}) => {
  await visit(page, STORES);
  await expect(map(page)).toBeVisible();
  await place(page).focus();
  await page.keyboard.type('Borå');
  const option = page.getByRole('option', { name: 'Borås' });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectGood(page);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/inom \d+ km, närmast/)).toContainText('först');
  await expect(list(page).getByRole('listitem').first()).toContainText('Borås');
  await expectGood(page);

  await map(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('group', { name: 'Vald butik' })).toBeVisible();
});

test('[1-102] [7.10-08] clusters of stores open, on a phone, too; nobody else is asked for a map', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await visit(page, STORES);
  await map(page).scrollIntoViewIfNeeded();
  const cluster = map(page)
    .getByRole('button', { name: /^\d+ butiker: / })
    .first();
  const before = await map(page).getByRole('button').count();
  await cluster.click();
  await expect(map(page)).toBeFocused();
  await expect.poll(() => map(page).getByRole('button').count()).not.toBe(before);
  await expectGood(page);
  expect(foreign).toEqual([]);
});

test('[9-42] a member stars stores from the list and from a store’s own page, and keeps them', async ({ page }) => {
  await beNewMember(page);
  await visit(page, `${STORES}?ort=Lund&radie=alla`);
  const star = list(page).getByRole('button', { name: 'Stjärnmärk Lund', exact: false }).first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await list(page).getByRole('link').first().click();
  const own = main(page)
    .getByRole('banner')
    .or(main(page))
    .getByRole('button', { name: /^Stjärnmärk/ })
    .first();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByRole('link', { name: 'Vägbeskrivning' })).toBeVisible();
  await expectGood(page);
});
