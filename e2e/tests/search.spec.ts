import type { Page } from '@playwright/test';
import { expectGood } from '../support/axe.ts';
import { expect, test, visit } from '../support/fixtures.ts';

const WINDOWS = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a laptop', width: 1440, height: 900 },
];

const expectPages = async (page: Page, path: string, perPage: number): Promise<void> => {
  await visit(page, path);
  const cards = page.getByRole('region', { name: 'Produkter' }).getByRole('article');
  await expect(cards).toHaveCount(perPage);
  // By keyboard: rows that a jump skipped take their true height under the pointer.
  await page.getByRole('main').getByRole('link', { name: 'Visa fler produkter' }).press('Enter');
  await expect(cards).toHaveCount(2 * perPage);
};

test('[9-64] [O2.13-02] a search has 24 products on a page, and as many more with each page after it', ({ page }) =>
  expectPages(page, '/se/search/tangentbord', 24));

test('[9-65] a top list has 12 products on a page, and as many more with each page after it', ({ page }) =>
  expectPages(page, '/se/toplist/1-Mest-salda-just-nu', 12));

test('[9-70] suggestions are asked for 200 ms after the last key, once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/autocomplete/')) asked.push(decodeURIComponent(pathname.split('/').at(-1) ?? ''));
  });
  await page.clock.install();
  await visit(page, '/se');
  const field = page.locator('input[name="searchString"]').first();
  await field.focus();
  await page.keyboard.type('tang');
  // The code of the suggestions is there now.
  await expect(page.getByRole('listbox', { name: 'Sökförslag' }).getByRole('option').first()).toBeVisible();
  expect(asked).toEqual(['tang']);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('en');
  await page.clock.runFor(199);
  await page.keyboard.type('t');
  await page.clock.runFor(199);
  expect(asked).toEqual(['tang']);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['tang', 'tangent']);
});

test('a range of prices is chosen by keyboard, and the list, the boxes and the URL follow', async ({ page }) => {
  await visit(page, '/se/search/tangentbord');
  const filters = page.getByRole('region', { name: 'Filter' });
  const [low, high] = ['Lägsta pris', 'Högsta pris'].map((name) => filters.getByRole('slider', { name }));
  await low?.press('ArrowRight');
  await expect(filters.getByRole('checkbox', { name: /^500–999 kr/ })).toBeChecked();
  await expect(page).toHaveURL(/f=attributes(\^|%5E)price-1-/);
  await high?.press('Home');
  await expect(filters.getByText('500–999 kr').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Ta bort filtret 500–999 kr$/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Ta bort filtret/ })).toHaveCount(1);
  await expectGood(page);
  await low?.press('Home');
  await high?.press('End');
  await expect(page).toHaveURL(/\/se\/search\/tangentbord$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prices are chosen by their boxes, and the slider is not there', async ({ page }) => {
    await page.goto('/se/search/tangentbord');
    const filters = page.getByRole('region', { name: 'Filter' });
    await expect(filters.getByRole('slider')).toHaveCount(0);
    await filters.getByRole('checkbox', { name: /^500–999 kr/ }).check();
    await filters.getByRole('button', { name: 'Visa produkter' }).click();
    await expect(page).toHaveURL(/f=attributes(\^|%5E)price-1-/);
    await expect(page.getByRole('main').getByRole('link', { name: /^Ta bort filtret 500–999 kr$/ })).toBeVisible();
  });
});

for (const { name, ...size } of WINDOWS) {
  test.describe(`a search on ${name}`, () => {
    test.use({ viewport: size });

    test('a price in words is a filter that can be taken away', async ({ page }) => {
      await visit(page, '/se/search/br%C3%A4dspel%20under%20500%20kr');
      const main = page.getByRole('main');
      const chip = main.getByRole('link', { name: /^Ta bort filtret Högst 500\skr$/ });
      await expect(chip).toBeVisible();
      await expectGood(page);
      await chip.click();
      await expect(page).toHaveURL(/\/se\/search\/br%C3%A4dspel$/);
      await expect(main.getByRole('heading', { level: 1 })).toContainText('brädspel');
      await expect(main.getByRole('link', { name: /^Ta bort filtret/ })).toHaveCount(0);
    });

    test('what is not sold is said to be so', async ({ page }) => {
      await visit(page, '/se/search/soffa');
      await expect(page.getByRole('main').getByRole('heading', { name: 'Vi säljer inte soffa' })).toBeVisible();
      await expectGood(page);
    });

    test('what is similar stands below the hits', async ({ page }) => {
      await visit(page, '/se/search/tangentbord%20under%20700%20kr');
      const main = page.getByRole('main');
      const firstOf = (name: string) => main.getByRole('region', { name }).getByRole('article').first();
      await expect(firstOf('Produkter')).toContainText(/tangentbord/i);
      await expect(main.getByRole('heading', { name: 'Liknande' })).toBeVisible();
      // What costs a little more is nearer than anything else.
      await expect(firstOf('Liknande')).toContainText(/tangentbord/i);
      await expectGood(page);
    });

    test('a service is answered by the pages that help', async ({ page }) => {
      await visit(page, '/se/search/retur');
      const pages = page.getByRole('navigation', { name: 'Sidor om det du söker' });
      await expectGood(page);
      await pages.getByRole('link', { name: 'Retur steg för steg' }).click();
      await expect(page).toHaveURL(/\/se\/info\/104-/);
    });
  });
}
