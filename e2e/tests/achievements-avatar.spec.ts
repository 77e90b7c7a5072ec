import type { Locator, Page } from '@playwright/test';
import { expectGood } from '../support/axe.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { beNewMember } from '../support/members.ts';

const main = (page: Page): Locator => page.getByRole('main');

const EASTER_EGG = ['Up', 'Up', 'Down', 'Down', 'Left', 'Right', 'Left', 'Right'].map((way) => `Arrow${way}`);

/** Nothing has to be scrolled sideways on the narrowest phone. */
const expectFits = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
};

const expectDrawn = (picture: Locator): Promise<void> =>
  expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

test('[1-37][O2.17-08][7.7-12] a secret achievement is found, and looked at with the keyboard alone', async ({
  page,
}) => {
  test.slow();
  await beNewMember(page);
  await visit(page, '/se/achievements');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Utmärkelser');
  await expect(main(page).getByRole('link', { name: 'Mycket hund' })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /^Hemligheter/ })).toHaveCount(0);

  // The shell listens for it once the page is at rest.
  await expect(async () => {
    const request = page.waitForRequest((sent) => sent.url().endsWith('/api/achievement/doge'), { timeout: 3000 });
    for (const key of [...EASTER_EGG, 'b', 'a']) await page.keyboard.press(key);
    expect((await (await request).response())?.status()).toBe(204);
  }).toPass();
  await expect(page.getByText('Du har fått utmärkelsen ”Mycket hund”!').first()).toBeVisible();

  await visit(page, '/se/member/achievements');
  const group = main(page).getByRole('link', { name: 'Hemligheter 1 av 1' });
  await group.click();
  await expect(page).toHaveURL(/\?group=Hemligheter$/);
  await expect(group).toHaveAttribute('aria-current', 'true');
  const card = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Mycket hund' }) });
  await expect(card).toContainText('Fick ');
  await expectDrawn(card.locator('img'));
  await expectGood(page);
  await expectFits(page);

  const link = card.getByRole('link', { name: 'Mycket hund' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mycket hund' });
  await expect(dialog).toContainText('Hemligheter · 100 XP');
  await expect(page).toHaveURL(/\/achievements\/\d+\?group=Hemligheter$/);
  await expectDrawn(dialog.locator('img'));
  await expectGood(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/achievements\?group=Hemligheter$/);
  await expect(link).toBeFocused();

  // What is still ahead: the nearest first, in pages.
  await main(page).getByRole('link', { name: 'Alla', exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(24);
  await expectGood(page);
  await expectFits(page);
});

test('[1-38][O2.17-09][7.9-17] an avatar is tried on and saved with the keyboard alone, and the header follows', async ({
  page,
}) => {
  test.slow();
  await visit(page, '/se/member/avatar');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Logga in');

  const username = await beNewMember(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/se/avatar');
  const stage = main(page).getByRole('figure');
  const ground = () => stage.locator('picture img').evaluate((image) => (image as HTMLImageElement).currentSrc);
  await expectDrawn(stage.getByRole('img', { name: `${username} som Utan klass` }));
  expect(await ground()).toMatch(/\/background-1(?:-xmas)?\.gif\?still$/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(ground).toMatch(/\/background-1(?:-xmas)?\.gif$/);
  await expectGood(page);
  await expectFits(page);

  const radio = (name: string) => main(page).getByRole('radio', { name });
  await tabTo(page, radio('Utan klass'));
  await page.keyboard.press('ArrowDown');
  await expect(radio('Riddaren')).toBeChecked();
  await expectDrawn(stage.getByRole('img', { name: `${username} som Riddaren` }));
  const worn = page.getByRole('banner').locator('img[src*="/api/avatar/"]').first();
  await expect(worn).toHaveAttribute('src', /\?class=0$/);
  await tabTo(page, main(page).getByRole('button', { name: 'Spara avataren' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Din avatar är sparad.').first()).toBeVisible();
  await expect(worn).toHaveAttribute('src', /\?class=1$/);

  await radio('Regenten').check();
  await main(page).getByRole('button', { name: 'Spara avataren' }).click();
  await expect(main(page).getByRole('alert').filter({ hasText: 'Regenten kräver nivå 17' })).toBeVisible();
  await expectGood(page);
});
