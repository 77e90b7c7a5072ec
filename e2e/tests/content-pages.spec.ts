import { expectGood } from '../support/axe.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const SERVICE = '/se/info/1-Kundservice';
const ANSWER = 'nar-far-jag-pengarna';
const PHONE = { width: 390, height: 844 };

test.describe('questions of customer service', () => {
  test('[2.1-87] are searched and opened with the keyboard alone', async ({ page }) => {
    await visit(page, SERVICE);
    const faq = page.getByRole('region', { name: 'Frågor och svar' });
    const field = faq.getByRole('searchbox', { name: 'Vad undrar du över?' });
    await field.focus();
    await page.keyboard.type('xyzzy');
    await expect(faq.getByRole('status')).toContainText('Ingen fråga innehåller de orden');
    await field.fill('');
    const before = await faq.getByRole('group').count();
    await page.keyboard.type('julklapp');
    await expect(faq.getByRole('status')).toHaveText('1 fråga');
    expect(before).toBeGreaterThan(20);
    await expect(faq.getByText('till och med 15 januari')).toBeVisible();

    await field.fill('');
    const question = faq.locator('summary').filter({ hasText: 'Var är min beställning?' });
    await tabTo(page, question);
    await page.keyboard.press('Enter');
    await expect(faq.getByText(/^Logga in och öppna/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(faq.getByText(/^Logga in och öppna/)).toBeHidden();
    await expectGood(page);
  });

  test('[2.1-87] each answer has a URL that opens it below the header', async ({ page }) => {
    for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      await visit(page, `${SERVICE}#${ANSWER}`);
      const question = page.locator('summary').filter({ hasText: 'När får jag pengarna?' });
      await expect(page.locator(`#${ANSWER}`)).toBeInViewport();
      const header = await page.getByRole('banner').first().boundingBox();
      await expect
        .poll(async () => (await question.boundingBox())?.y ?? 0)
        .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
    await page.getByRole('link', { name: 'Länk till svaret på ”När får jag pengarna?”' }).click();
    await expect(page).toHaveURL(new RegExp(`#${ANSWER}$`));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[2.1-87] are searched by a form, and open', async ({ page }) => {
      await page.goto(SERVICE);
      const faq = page.getByRole('region', { name: 'Frågor och svar' });
      await faq.getByRole('searchbox').fill('julklapp');
      await faq.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/fraga=julklapp/);
      await expect(faq.getByText('till och med 15 januari')).toBeVisible();
      await page.goto(`${SERVICE}#${ANSWER}`);
      await expect(page.locator(`#${ANSWER}`)).toBeVisible();
    });
  });
});

test('[O9-04] the price history is a chart for the eye, and the same in a table', async ({ page }) => {
  await visit(page, productPath(PRODUCTS.reduced.id));
  const history = page.getByRole('region', { name: 'Prishistorik' });
  await expect(async () => {
    await page.mouse.wheel(0, 1200);
    await expect(history.locator('svg path').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(history.getByText(/^Lägsta pris de senaste 30 dagarna: 899/)).toBeVisible();
  await history.getByText('Visa som tabell').click();
  const rows = history.getByRole('table', { name: /^Priser och när de gällde/ }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/Gäller nu.*899/);
  await expect(rows.nth(2)).toContainText(/1\s290/);
});

test('[2.17-01] a product has its sheet and its manual as PDF in Swedish, and tells of the legal guarantee', async ({
  page,
}) => {
  await visit(page, productPath(PRODUCTS.keyboard.id));
  await page.getByText('Manual och produktblad').click();
  for (const name of [/^Produktblad för/, /^Bruksanvisning för/]) {
    const path = await page.getByRole('link', { name }).getAttribute('href');
    const answer = await page.request.get(path ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const text = (await answer.body()).toString('latin1');
    expect(text).toMatch(/^%PDF-/);
    expect(text).toMatch(/\/Lang\s*\(sv/);
  }
  await page.getByText('Din reklamationsrätt').click();
  await expect(page.getByText('i Sverige i tre år')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mer om reklamation' })).toHaveAttribute('href', /\/se\/info\/17/);
});

test('[2.1-102] a manufacturer is found from A to Ö, and tells where it comes from', async ({ page }) => {
  await visit(page, '/se/info/34-Tillverkare');
  await expectGood(page);
  await page.getByRole('searchbox', { name: 'Sök tillverkare' }).fill('klackverk');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Klackverk/ })
    .click();
  await expect(page).toHaveURL(/\/se\/manufacturer\/\d+-Klackverk$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Klackverk');
  await expect(page.getByRole('region', { name: 'Produkter' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Kategorier under Klackverk' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/se\/manufacturer\/\d+-Klackverk\/\d+-/);
});
