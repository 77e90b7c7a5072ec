import { deleteFeedEntry, postDoge } from '@shop/contracts';
import type { Page } from '@playwright/test';
import { productOf, setByApi } from '../support/api.ts';
import { expectAccessible, expectGood } from '../support/axe.ts';
import { expect, failedLoad, hydrated, test, visit } from '../support/fixtures.ts';
import { beMember, beNewMember, logIn, MEMBERS } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const banner = (page: Page) => page.getByRole('banner');
const openMyPages = async (page: Page) => {
  await banner(page)
    .getByRole('button', { name: /^Mina sidor/ })
    .click();
  return page.getByRole('dialog', { name: 'Mina sidor' });
};
const moment = (page: Page) => page.getByRole('region', { name: 'Du har fått något' });
const tutorial = (page: Page) => page.getByRole('dialog', { name: 'Välkommen till medlemsvärlden' });
const newsletter = (page: Page) => page.getByRole('dialog', { name: 'Nyhetsbrev' });
/** The member comes back to the tab, which refreshes the user. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** What accompanies a member has looked at this page, and has started what it starts. */
const expectCompanion = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('memberProgress'))).not.toBeNull();

test('[4-15][4-20][1-35][1-36][1-37][1-51][6-09][6-11] what one tab earns is celebrated in both, once, and waits in the feed', async ({
  page,
  context,
  expectMessages,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beNewMember(page);
  await visit(page, '/se');
  expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBe('true');
  const other = await context.newPage();
  await visit(other, productPath(PRODUCTS.cheap.id));
  await expectCompanion(other);

  const headers = { Region: 'se' };
  expect((await page.request.post(`/api/${postDoge.path}`, { headers })).ok()).toBe(true);
  await comeBack(page);
  for (const tab of [page, other]) {
    await expect(moment(tab)).toContainText(/\+\d+ XP/);
    await expect(moment(tab).getByRole('link', { name: /Du har fått utmärkelsen/ })).toBeVisible();
    await expect(banner(tab)).toContainText('lvl 1 Bronze');
  }
  const medal = moment(page).locator('img');
  await expect.poll(() => medal.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(moment(page)).toBeHidden();
  await visit(page, '/se');
  await expect(banner(page).getByRole('button', { name: /^Mina sidor/ })).toBeVisible();
  await expect(moment(page)).toBeHidden();

  // The feed: removed by the keyboard, honest when the server is away, and in step with the other tab.
  const panel = await openMyPages(page);
  await panel.getByRole('tab', { name: /Aviseringar/ }).click();
  await expect(panel).toContainText('Du har fått utmärkelsen');
  await expectAccessible(page);
  const remove = panel.getByRole('button', { name: /^Ta bort: Du har fått utmärkelsen/ });
  const pattern = `**/api/${deleteFeedEntry.path.replace(':id', '*')}`;
  expectMessages(failedLoad(503, '/user/feed/'));
  await page.route(pattern, (route) => route.fulfill({ status: 503, json: { error: 'Borta', code: 'UNAVAILABLE' } }));
  await remove.click();
  await expect(panel.getByRole('alert')).toContainText('Det gick inte att ta bort aviseringen.');
  await expect(remove).toBeVisible();
  await page.unroute(pattern);
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(panel.getByRole('status').filter({ hasText: 'Aviseringen är borttagen.' })).toHaveCount(1);
  const elsewhere = await openMyPages(other);
  await elsewhere.getByRole('tab', { name: /Aviseringar/ }).click();
  await expect(elsewhere.getByRole('button', { name: /^Ta bort: Välkommen/ })).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: /^Ta bort: Du har fått utmärkelsen/ })).toHaveCount(0);
});

test('[2.10-29][4-18][4-22][4-24][4-26][4-27][6-23] a newcomer is guided, then asked once about the newsletter, and neither on the offers page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await beNewMember(page);
  await setByApi(page.request, 'show_member_tutorial', true);
  await setByApi(page.request, 'show_newsletter_popup', true);
  await page.goto('/se/member/offers');
  await hydrated(page);
  await expect(banner(page).getByRole('button', { name: /^Mina sidor/ })).toBeVisible();
  await expectCompanion(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await visit(page, '/se');
  await expect(tutorial(page)).toBeVisible();
  await expect(newsletter(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectGood(page);
  for (const step of [1, 2, 3]) {
    await expect(tutorial(page)).toContainText(`Steg ${step} av 4`);
    await tutorial(page).getByRole('button', { name: 'Nästa' }).press('Enter');
  }
  await expect(tutorial(page).getByRole('heading', { name: 'Önskelistor och beställningar' })).toBeFocused();
  await tutorial(page).getByRole('button', { name: 'Klar' }).press('Enter');
  await expect(tutorial(page)).toHaveCount(0);
  await expect(newsletter(page)).toBeVisible();
  await expectGood(page);
  await newsletter(page).getByRole('button', { name: 'Nej, tack' }).click();
  await expect(newsletter(page)).toHaveCount(0);

  await visit(page, '/se');
  const panel = await openMyPages(page);
  await expect(panel).toContainText(/Tidigaste leverans till 411 14: /);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectGood(page);
  await panel.getByRole('button', { name: 'Rundtur i medlemsvärlden' }).click();
  await expect(tutorial(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner(page).getByRole('button', { name: /^Mina sidor/ })).toBeFocused();
});

test('[2.16-24][4-23][6-27][1-53] a company is told its messages once after the login', async ({ page }) => {
  await visit(page, '/se');
  await logIn(page, MEMBERS.company);
  const messages = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(messages).toHaveCount(1);
  await expect(messages).toBeVisible();
  await expectGood(page);
  await page.keyboard.press('Escape');
  await expect(messages).toHaveCount(0);
  const loaded = page.waitForResponse((response) => response.url().includes('/api/flash-message'));
  await visit(page, '/se');
  await loaded;
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[4-17][6-29][6-30][6-31][6-32] an employee has the admin panel, by keys and by its setting, and nobody else', async ({
  page,
}) => {
  const panel = page.getByRole('complementary', { name: 'Adminpanel' });
  const chord = async () => {
    await page.keyboard.down('Shift');
    await page.keyboard.press('Alt');
    await page.keyboard.up('Shift');
  };
  await beMember(page, MEMBERS.reader);
  await visit(page, '/se');
  await chord();
  await expect(panel).toHaveCount(0);
  await beMember(page, MEMBERS.returning);
  await setByApi(page.request, 'auto_open_admin_panel', false);
  await visit(page, productPath(PRODUCTS.cheap.id));
  await expect(panel).toHaveCount(0);
  await chord();
  await expect(panel).toContainText('Artikelnummer');
  await chord();
  await expect(panel).toHaveCount(0);
  await setByApi(page.request, 'auto_open_admin_panel', true);
  await visit(page, productPath(PRODUCTS.cheap.id));
  await expect(panel).toBeVisible();
  await setByApi(page.request, 'auto_open_admin_panel', false);
});

test('[6-05] a visitor is told that a member pays less, and how to become one', async ({ page, request }) => {
  const ids = Array.from({ length: 60 }, (_, index) => PRODUCTS.keyboard.id + index);
  const products = await Promise.all(ids.map((id) => productOf(request, id).catch(() => null)));
  const cheaper = products.find(
    (product) =>
      product !== null &&
      product.price.type !== 'campaign' &&
      product.levelOnePrice !== null &&
      product.levelOnePrice.price < product.price.price,
  );
  if (!cheaper) throw new Error('The seed has member prices.');
  await visit(page, productPath(cheaper.id));
  const teaser = page.getByRole('main').getByRole('link', { name: 'Logga in / Bli Medlem' }).first();
  await expect(teaser).toBeVisible();
  await teaser.click();
  await expect(page.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
});
