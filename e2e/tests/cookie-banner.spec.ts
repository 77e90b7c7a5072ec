import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/fixtures.ts';

const FILE = '**/cookie-consent.js';
const banner = (page: Page) => page.getByRole('region', { name: 'Vi använder cookies' });

/** Opens a page on which the banner's script is on its way until the result is called. */
async function openWithoutScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(FILE, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/se/info/1');
  return resolve;
}

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('[O2.16-01] a refusal counts before the script of the cookie banner has come', async ({ page }) => {
    const arrive = await openWithoutScript(page);
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Endast nödvändiga' }).click();
    await expect(banner(page)).toBeHidden();
    const [choice] = (await page.context().cookies()).filter(({ name }) => name === 'cookie-consent');
    expect(JSON.parse(decodeURIComponent(choice?.value ?? ''))).toMatchObject({
      necessary: true,
      marketing: false,
      personalisation: false,
    });
    arrive();
    await visit(page, '/se/info/1');
    await expect(page.locator('[data-slot="cookie-consent"]')).toBeEmpty();
  });

  test('its settings open when its script has come, if they were asked for before', async ({ page }) => {
    const arrive = await openWithoutScript(page);
    await banner(page).getByRole('button', { name: 'Cookie-inställningar' }).click();
    await expect(banner(page)).toBeVisible();
    arrive();
    const settings = page.getByRole('region', { name: 'Cookie-inställningar' });
    await expect(settings.getByRole('checkbox', { name: 'Marknadsföring' })).not.toBeChecked();
  });
});

test('who has chosen never sees the cookie banner, not even before its script has come', async ({ page }) => {
  const arrive = await openWithoutScript(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  arrive();
  await expect(page.locator('[data-slot="cookie-consent"]')).toBeEmpty();
  await expect(banner(page)).toBeHidden();
});
