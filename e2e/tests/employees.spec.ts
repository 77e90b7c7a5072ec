import type { Page } from '@playwright/test';
import { setByApi } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { beMember, MEMBERS } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const SEARCH = '/se/search/tangentbord';
const EMPLOYEE = MEMBERS.collector;
const panel = (page: Page) => page.getByRole('complementary', { name: 'Adminpanel' });
const figures = (page: Page) => page.getByLabel(/^För personal: /);

const chord = async (page: Page) => {
  await page.keyboard.down('Shift');
  await page.keyboard.press('Alt');
  await page.keyboard.up('Shift');
};

/** The panel is the last thing that starts on a page, so the keys may be early. */
const showPanel = (page: Page) =>
  expect(async () => {
    if (!(await panel(page).isVisible())) await chord(page);
    await expect(panel(page)).toBeVisible({ timeout: 1000 });
  }).toPass();

test('[6-39][7.6-19][7.6-20][3-66] an employee sees the figures of each product in a list, loaded at once, while the panel is showing', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/product/extra-data')) requests.push(request.url());
  });
  await beMember(page, EMPLOYEE);
  await visit(page, SEARCH);
  await expect(panel(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  await showPanel(page);
  await expect(figures(page)).toHaveCount(
    await page.getByRole('region', { name: 'Produkter' }).getByRole('article').count(),
  );
  await expect(figures(page).first()).toContainText(/Art\.nr.+Lager/);
  expect(requests).toHaveLength(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stäng adminpanelen' }).click();
  await expect(figures(page)).toHaveCount(0);
});

test('[6-39] a member neither loads nor sees them', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await beMember(page, MEMBERS.reader);
  await visit(page, SEARCH);
  await chord(page);
  await page
    .getByRole('searchbox', { name: 'Sök i butiken' })
    .or(page.getByRole('combobox', { name: 'Sök i butiken' }))
    .fill('headset');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(requests.filter((url) => /extra-data|admin-panel/.test(url))).toEqual([]);
  await expect(figures(page)).toHaveCount(0);
});

test('the panel leaves the buy button free, and is closed from itself', async ({ page }) => {
  await beMember(page, EMPLOYEE);
  await visit(page, productPath(PRODUCTS.keyboard.id));
  await showPanel(page);
  await expect(panel(page)).toContainText('Artikelnummer');
  const buttons = page.getByRole('main').getByRole('button', { name: /^Köp/ });
  await buttons.first().click({ trial: true });
  const [box, buy] = await Promise.all([panel(page).boundingBox(), buttons.first().boundingBox()]);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(buy?.x ?? 0);
  await page.getByRole('button', { name: 'Stäng adminpanelen' }).click();
  await expect(panel(page)).toHaveCount(0);
});

test('[6-37][6-38] an employee’s product links open in admin, in a new tab for one who wants that', async ({
  page,
  context,
}) => {
  await beMember(page, EMPLOYEE);
  try {
    await setByApi(page.request, 'open_products_in_admin', true);
    await visit(page, SEARCH);
    await showPanel(page);
    const link = page.getByRole('region', { name: 'Produkter' }).getByRole('article').getByRole('link').first();
    const [, id] = /product\/(\d+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
    await link.click();
    await expect(page).toHaveURL(`/admin/product/${id}`);

    await setByApi(page.request, 'open_classic_admin_in_new_tab', true);
    await visit(page, SEARCH);
    await expect(panel(page)).toBeVisible();
    const opened = context.waitForEvent('page');
    await link.click();
    await expect(await opened).toHaveURL(`/admin/product/${id}`);
    await expect(page).toHaveURL(SEARCH);
  } finally {
    await setByApi(page.request, 'open_products_in_admin', false);
    await setByApi(page.request, 'open_classic_admin_in_new_tab', false);
  }
});
