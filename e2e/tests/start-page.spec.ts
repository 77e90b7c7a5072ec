import { expectAccessible } from '../support/axe.ts';
import { expect, test, visit } from '../support/fixtures.ts';

const GAMING = '/se/section/13-Gaming';
const BEST_SELLERS = 'Mest sålda just nu';

test('[2.13-42] [2.13-38] [2.13-41] a slider of twelve has three pages of four, one after another', async ({
  page,
}) => {
  await visit(page, '/se');
  const slider = page.getByRole('region', { name: BEST_SELLERS });
  const forward = slider.getByRole('button', { name: 'Gå frammåt' });
  for (const text of ['Sida 1 av 3', 'Sida 2 av 3', 'Sida 3 av 3']) {
    await expect(slider.getByText(text)).toBeVisible();
    if (text !== 'Sida 3 av 3') await forward.click();
  }
  await expect(forward).toBeDisabled();
  await expect(slider.getByRole('progressbar')).toHaveJSProperty('value', 1);
});

for (const [width, share, pages] of [
  [390, 1 / 2, 6],
  [600, 1 / 2, 6],
  [820, 1 / 3, 4],
  [1440, 1 / 4, 3],
] as const) {
  test(`[9-73] [O9-17] at ${width} px a slider's items take their share of the row, and its pages are counted by it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/se');
    const slider = page.getByRole('region', { name: BEST_SELLERS });
    await expect(slider.getByText(`Sida 1 av ${pages}`)).toBeVisible();
    const row = await slider.getByRole('list').boundingBox();
    const item = await slider.getByRole('listitem').first().boundingBox();
    expect((item?.width ?? 0) / (row?.width ?? 1)).toBeGreaterThan(share - 0.03);
    expect((item?.width ?? 0) / (row?.width ?? 1)).toBeLessThanOrEqual(share);
  });
}

test('[2.11-19] [O2.11-07] all categories open in the menu, and the page stays usable', async ({ page }) => {
  await visit(page, '/se');
  await page.getByRole('button', { name: 'Se alla kategorier' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Kategorier' }).getByRole('link', { name: 'Gå till kategori' }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Aktuellt' }).getByRole('link', { name: 'Visa alla kampanjer' }).click();
  await expect(page).toHaveURL(/\/se\/campaigns$/);
});

test('[2.11-19] a section leads to all of its categories on the same page', async ({ page }) => {
  await visit(page, GAMING);
  await page.getByRole('link', { name: 'Se alla kategorier' }).click();
  const all = page.getByRole('region', { name: 'Alla kategorier i Gaming' });
  await expect(all).toBeInViewport();
  expect(await all.getByRole('link').count()).toBeGreaterThan(8);
});

test('[9-74] [2.11-14] highlights stand two to a row on a phone, three on a tablet, to be swiped there', async ({
  page,
}) => {
  const highlights = page.getByRole('region', { name: 'Aktuellt' });
  /** Items of the first row that are wholly within the list's own edges. */
  const inFirstRow = (): Promise<number> =>
    highlights.getByRole('list').evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      return boxes.filter((box) => box.top === boxes[0]?.top && box.right <= right + 1).length;
    });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/se');
  await highlights.scrollIntoViewIfNeeded();
  expect(await inFirstRow()).toBe(2);
  await page.setViewportSize({ width: 820, height: 1180 });
  await highlights.scrollIntoViewIfNeeded();
  expect(await inFirstRow()).toBe(3);
  const dots = highlights.getByRole('button', { name: /^Sida \d av \d$/ });
  await dots.last().click();
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
});

for (const size of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test(`start and section page are accessible at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of ['/se', GAMING]) {
      await visit(page, path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
}

test('[O2.11-03] a wide window shows all campaigns of the section rather than the six of [O2.11-04], with nothing to unfold', async ({
  page,
}) => {
  await visit(page, '/se');
  const section = page.getByRole('region', { name: 'Aktuellt' });
  await section.scrollIntoViewIfNeeded();
  const tiles = section.getByRole('listitem');
  const count = await tiles.count();
  expect(count).toBeGreaterThan(6);
  for (const tile of await tiles.all()) await expect(tile).toBeVisible();
  await expect(section.getByRole('link', { name: 'Visa alla kampanjer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Visa fler kampanjer' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Visa fler kampanjer' }).first()).toBeVisible();
});

test('[7.6-14] lists further down get their other products by one request when they come near', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/top-list/.test(request.url())) requests.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/se');
  expect(requests).toEqual([]);
  for (const name of ['Veckans fynd', 'Ljud att längta hem till']) {
    const list = page.getByRole('region', { name, exact: true });
    await list.scrollIntoViewIfNeeded();
    await expect(list.getByRole('listitem')).toHaveCount(12);
    await expect(list.getByText('Sida 1 av 6')).toBeVisible();
  }
  expect(requests).toHaveLength(1);
});
