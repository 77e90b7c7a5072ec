import { getGame, getKnighthood, getSupplyDrops } from '@shop/contracts';
import type { Page } from '@playwright/test';
import { logInByApi } from '../support/api.ts';
import { expectAccessible, expectGood } from '../support/axe.ts';
import { expect, hydrated, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { beNewMember, PASSWORD } from '../support/members.ts';

const PHONE = { width: 390, height: 844 };
const HEADERS = { Region: 'se' };

interface Readable<T> {
  readonly path: string;
  readonly response?: { parse(value: unknown): T } | undefined;
}

const read = async <T>(page: Page, { path, response }: Readable<T>): Promise<T> => {
  const answer = await page.request.get(`/api/${path}`, { headers: HEADERS });
  if (response === undefined) throw new Error(`${path} has no response`);
  return response.parse(await answer.json());
};

/** Logs in as the first of the seeded members who meets a condition. */
const beMemberWho = async (page: Page, condition: () => Promise<boolean>): Promise<void> => {
  for (const username of ['legend', 'admiral', 'chef', 'anstalld', 'nova']) {
    await logInByApi(page.request, username, PASSWORD);
    if (await condition()) return;
  }
  throw new Error('No seeded member is like that.');
};

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(PHONE);
};

test('[1-39][O2.17-10] a supply drop opens once, by keyboard, with the odds in plain sight', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const isClosed = async () =>
    (await read(page, getSupplyDrops)).data.supplyDrops.some(({ state }) => state === 'available');
  await beMemberWho(page, isClosed);
  await visit(page, '/se/supplydrop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Förrådslåda');
  const { odds } = (await read(page, getSupplyDrops)).data;
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(odds.length + 1);
  await expectGood(page);
  await expectNoSidewaysScroll(page);

  await tabTo(page, page.getByRole('button', { name: 'Öppna lådan' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Förrådslåda/ });
  await expect(dialog.getByRole('button', { name: 'Hoppa över' })).toBeVisible();
  const won = dialog.getByRole('heading', { name: /^Du fick .+!$/ });
  await expect(won).toBeFocused();
  const text = await won.textContent();
  await expectGood(page);
  await page.keyboard.press('Escape');
  const again = page.getByRole('button', { name: 'Se öppningen igen' });
  await expect(again).toBeFocused();

  // With reduced motion nothing moves: the result is there at once, and the same after a reload.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await hydrated(page);
  await again.press('Enter');
  await expect(won).toBeFocused();
  expect(await won.textContent()).toBe(text);
  await expect(dialog.getByRole('button', { name: 'Hoppa över' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Klar' }).click();
  const earlier = page.getByRole('region', { name: 'Det du har vunnit' });
  await expect(earlier.getByText(/Gäller till och med/).first()).toBeVisible();
});

test('[1-40][O2.17-11] a member is knighted in a ceremony, by keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const isCalled = async () => {
    const { eligible, active } = (await read(page, getKnighthood)).data.knighthood;
    return eligible && !active;
  };
  await beMemberWho(page, isCalled);
  await visit(page, '/se/knighthood');
  await expectGood(page);
  await expectNoSidewaysScroll(page);
  await tabTo(page, page.getByRole('button', { name: 'Börja ceremonin' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Riddarslaget' });
  await expect(dialog.getByRole('heading', { name: /^Kliv fram/ })).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Till eden' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Din ed' })).toBeFocused();
  await expectGood(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Jag lovar' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: /^Res dig, riddare/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Du är riddare');
  await expect(page.getByRole('button', { name: 'Se riddarslaget igen' })).toBeFocused();
});

test('[1-42][O2.17-14] the quiz is played by keyboard, scored by the server, and survives a lost response', async ({
  page,
  expectMessages,
}) => {
  await page.setViewportSize(PHONE);
  await beNewMember(page);
  await visit(page, '/se/game');
  await expectGood(page);
  const issued = page.waitForResponse((response) => response.url().includes('/api/game/round'));
  await tabTo(page, page.getByRole('button', { name: 'Starta dagens quiz' }));
  await page.keyboard.press('Enter');
  const text = await (await issued).text();
  for (const secret of ['right', 'correct', 'explanation']) expect(text).not.toContain(`"${secret}`);

  const question = (number: number) => page.getByRole('heading', { name: new RegExp(`Fråga ${number} av 5`) });
  await expect(question(1)).toBeFocused();
  await expectGood(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(question(2)).toBeFocused();
  await page.keyboard.press('1');
  // A reload in the middle loses nothing.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Fortsätt där du var' }).press('Enter');
  for (const number of [3, 4, 5]) {
    await expect(question(number)).toBeFocused();
    await page.keyboard.press('4');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Klar att lämna in?' })).toBeFocused();
  await expectAccessible(page);

  expectMessages((message) => message.text().includes('net::ERR_FAILED'));
  await page.route('**/api/game/score', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await tabTo(page, page.getByRole('button', { name: 'Lämna in svaren' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^\d rätt gav dig \d+ XP$/ })).toBeFocused();
  const { result } = (await read(page, getGame)).data.game;
  const reviewed = page.getByRole('region', { name: 'Dagens resultat' }).getByRole('listitem');
  await expect(reviewed).toHaveCount(5);
  await expect(reviewed.filter({ hasText: 'Rätt svar:' })).toHaveCount(5 - (result?.correct ?? 0));
  await expectGood(page);
});
