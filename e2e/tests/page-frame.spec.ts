import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/fixtures.ts';

/** The pages of the specification by number, and what each is headed in the seed. */
const INFO_PAGES = [
  [1, 'Kundservice'],
  [6, 'Medlemsförmåner'],
  [7, 'Kontakta oss'],
  [8, 'Köpvillkor'],
  [9, 'Leveransvillkor'],
  [15, 'Ångerrätt och öppet köp'],
  [16, 'Garantivillkor'],
  [17, 'Reklamation'],
  [20, 'Om Pixelhamn'],
  [21, 'Jobba hos oss'],
  [23, 'Sociala medier'],
  [25, 'Personuppgifter'],
  [26, 'Integritetspolicy'],
  [35, 'Miljöpolicy'],
] as const;

test('[2.1-87] [2.1-89] [2.1-90] [2.1-91] [2.1-92] [2.1-93] [2.1-94] [2.1-95] [2.1-96] [2.1-97] [2.1-98] [2.1-99] [2.1-100] [2.1-103] each number is the page that it stands for', async ({
  request,
}) => {
  for (const [id, name] of INFO_PAGES) {
    const document = await (await request.get(`/se/info/${id}`)).text();
    expect([id, /<h1[^>]*>(.*?)<\/h1>/.exec(document)?.[1]]).toEqual([id, name]);
  }
});

const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Genvägar' });

test('[2.15-16] [2.15-17] the strip has its four links on wide screens only, and never on checkout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/se');
  await expect(shortcuts(page).getByRole('link')).toHaveCount(4);
  await page.setViewportSize({ width: 991, height: 900 });
  await expect(shortcuts(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/se/checkout');
  await expect(shortcuts(page)).toHaveCount(0);
});

test('[2.2-34] a link in a text opens its page inside of the app', async ({ page }) => {
  await visit(page, '/se/info/1-Kundservice');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const links = page.getByRole('main').getByRole('article').locator('p a[href^="/se/"], li a[href^="/se/"]');
  // Those of a closed answer are hidden.
  const link = links.filter({ visible: true }).first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(path.replace(/[^\w/]/g, '\\$&')));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('[2.4-10] [2.4-11] [9-86] [9-87] the header goes after more than 64 px downwards, comes back upwards, in 200 ms', async ({
  page,
}) => {
  await visit(page, '/se');
  const header = page.getByRole('banner').first();
  await expect(header).toHaveCSS('transition-duration', '0.2s');
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 400);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport();
});

test('[4-125] a picture far below the window is fetched when the window comes near it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/se/search/tangentbord');
  const first = page.getByRole('region', { name: 'Produkter' }).getByRole('article').first().locator('img').first();
  const last = page.getByRole('region', { name: 'Produkter' }).getByRole('article').last().locator('img').first();
  const isLoaded = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;
  await expect.poll(() => first.evaluate(isLoaded)).toBe(true);
  expect(await last.evaluate(isLoaded)).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate(isLoaded)).toBe(true);
});

test('the badges of the footer have the sizes that the page keeps for them', async ({ page }) => {
  await visit(page, '/se/info/20-Om-Pixelhamn');
  const badges = page.getByRole('contentinfo').locator('img[src*="/img/badges/"]');
  await badges.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => badges.evaluateAll((images: HTMLImageElement[]) => images.filter((image) => !image.complete).length))
    .toBe(0);
  const sizes = await badges.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ naturalWidth, naturalHeight, attributes }) => [
      [attributes.getNamedItem('width')?.value, attributes.getNamedItem('height')?.value].join(),
      [naturalWidth, naturalHeight].join(),
    ]),
  );
  expect(sizes.length).toBeGreaterThan(5);
  for (const [kept, real] of sizes) expect(kept).toBe(real);
});
