import type { Page } from '@playwright/test';
import { getMemberTopList, putSetting } from '@shop/contracts';
import { ROUTES, type RouteName } from '@shop/contracts/routes';
import { href } from '@shop/contracts/routing';
import { currentUser } from '../support/api.ts';
import { expectGood } from '../support/axe.ts';
import { expect, hydrated, test, visit } from '../support/fixtures.ts';
import { beMember, beNewMember, fillLogin, MEMBERS } from '../support/members.ts';

const REGION = { Region: 'se' };

/** Every member page, from the route table: a new one is tried as well. */
const ROUTE_NAMES = (Object.keys(ROUTES) as (keyof typeof ROUTES)[]).filter((name) => name.startsWith('member.'));

/** [O2.10-06] What nobody but its owner opens. */
const PERSONAL: readonly RouteName[] = [
  'member.orders',
  'member.offers',
  'member.benefits',
  'member.wh-payments',
  'member.profile',
  'member.avatar',
  'member.supply-drop',
  'member.game',
];

/** Shortcuts, with the page that a login there comes back to. */
const SHORTCUTS: readonly [path: string, heading: RegExp][] = [
  ['offers', /Erbjudanden/],
  ['benefits', /Förmåner/],
];

const statusOf = async (page: Page, path: string): Promise<number> => (await page.request.get(path)).status();

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const pageLinks = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(Min kundprofil|Medlemsfunktioner)$/ })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => ({ to: link.getAttribute('href') ?? '', label: link.textContent })));

test('[2.17-02][2.10-30][2.10-31][6-08][1-104] every line of the member navigation opens its page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await beMember(page, MEMBERS.reader);
  await visit(page, '/se/member/orders');
  const links = await pageLinks(page);
  expect(links.map(({ label }) => label?.trim())).toEqual([
    'Beställningar',
    'Förmåner',
    'Erbjudanden',
    'Önskelistor',
    'Betalningar',
    'Profilinställningar',
    'Utmärkelser',
    'Avatar',
    'Förrådslåda',
    'Riddarskap',
    'Vänner',
    'Topplista',
    'Spel',
  ]);
  for (const { to } of links) {
    await page.goto(to);
    await expect(heading(page)).toHaveCount(1);
    await expect(page.getByRole('navigation').locator(`a[href="${to}"][aria-current="page"]`)).not.toHaveCount(0);
  }
});

test('[1-45][1-46][2.1-12][O2.17-03][O2.17-04] offers and benefits are for everyone to use, in both modes', async ({
  page,
}) => {
  await beMember(page, MEMBERS.reader);
  await visit(page, '/se/member/benefits');
  await expect(page.getByRole('region', { name: 'Så får du xp' }).getByRole('table')).toContainText('per krona');
  // Every XP stands there with its reason.
  await expect(page.getByRole('region', { name: 'Dina xp' }).getByRole('row').nth(1)).toContainText(/[+−][\d\s]+xp/);
  await expectGood(page);
  await visit(page, '/se/member/offers');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards.first()).toBeVisible();
  await expectGood(page);
  // The keyboard alone: open the filters, choose one, and the list follows with its URL.
  await page.getByText('Filtrera', { exact: true }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('form', { name: 'Filter' }).getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/[?&]f=/);
  await expect(page.getByRole('form', { name: 'Filter' }).getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('[6-17][6-18][2.10-32][O2.10-06][O2.17-15][O6-08] another member’s pages open only as far as they allow', async ({
  page,
}) => {
  await beMember(page, MEMBERS.reader);
  const self = await currentUser(page.request);
  const response = await page.request.get(`/api/${getMemberTopList.path}?limit=20`, { headers: REGION });
  const list = getMemberTopList.response?.parse(await response.json());
  const other = list?.data.entries.find(({ user }) => user.id !== self?.id)?.user;
  if (other === undefined) throw new Error('No other member shows themselves');
  for (const name of ROUTE_NAMES) {
    const isPersonal = PERSONAL.includes(name);
    const status = await statusOf(page, href(name, { id: other.id }));
    if (isPersonal) expect([name, status]).toEqual([name, 404]);
    // Who does not exist, or hides, has no pages at all.
    expect([name, await statusOf(page, href(name, { id: 999_999 }))]).toEqual([name, 404]);
  }
  // The start of their pages is the first that others may see, with the button to become friends.
  await visit(page, `/se/m/${other.id}-x`);
  await expect(heading(page)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(other.username, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: new RegExp(`: ${other.username}$`) }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Beställningar' })).toHaveCount(0);
  await expectGood(page);
});

test('[O2.1-03][2.1-05][2.1-06][2.1-07] logged out, every member URL is a login that comes back to its page', async ({
  page,
}) => {
  const paths = ROUTE_NAMES.flatMap((name) => ROUTES[name].paths).map(
    (path) =>
      `/se/${path
        .replace(/\/:(aid|oid|wid)\?/, '')
        .replace(':id', '999999')
        .replace(':name', 'x')}`,
  );
  for (const path of [...paths, '/se/member', '/se/m/999999', '/se/m/999999-x']) {
    const response = await page.request.get(path);
    expect([path, response.status(), (await response.text()).includes('action="/se/logga-in"')]).toEqual([
      path,
      200,
      true,
    ]);
  }
  for (const [path, name] of SHORTCUTS) {
    await page.context().clearCookies({ name: /session/i });
    await visit(page, `/se/${path}`);
    await fillLogin(page, page.getByRole('main'), MEMBERS.reader);
    await expect(heading(page)).toHaveText(name);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Mina sidor/ })
      .click();
    await page.getByRole('button', { name: 'Logga ut' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logga in' })).toBeVisible();
  }
});

test('[2.10-33][2.10-34][6-22][6-23][6-24][6-25] serious business mode hides the game, and says how to get it back', async ({
  page,
}) => {
  await beNewMember(page);
  const response = await page.request.put(`/api/${putSetting.path.replace(':key', 'serious_business_mode')}`, {
    headers: REGION,
    data: { value: true },
  });
  expect(response.ok()).toBe(true);
  await visit(page, '/se/member/achievements');
  await expect(heading(page)).toHaveText('Utmärkelser visas inte i seriöst läge');
  await expect(page.getByRole('navigation', { name: 'Min kundprofil' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Medlemsfunktioner' })).toHaveCount(0);
  await expectGood(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mina sidor/ })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Utmärkelser' })).toHaveCount(0);
  await expect(page.getByText(/rundtur/i)).toHaveCount(0);
  // Neither the header, its dropdown nor the frame of the page tells of levels and XP.
  await expect(page.getByText(/\blvl \d|\d xp\b/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stäng av seriöst läge' }).click();
  await expect(heading(page)).toHaveText('Utmärkelser');
  await expect(page.getByRole('navigation', { name: 'Medlemsfunktioner' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^lvl \d/)).toBeVisible();
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('[2.10-30] no member page scrolls sideways, and one line opens them all', async ({ page }) => {
    test.setTimeout(120_000);
    await beMember(page, MEMBERS.reader);
    for (const name of ROUTE_NAMES) {
      await page.goto(href(name));
      await expect(heading(page)).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([name, overflow > 0]).toEqual([name, false]);
    }
    await hydrated(page);
    const opener = page.getByRole('button', { name: /Alla sidor$/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Min kundprofil' }).getByRole('link', { name: 'Förmåner' }).click();
    await expect(heading(page)).toHaveText('Förmåner');
    // The list is gone, and the page begins on the first screen.
    await expect(page.getByRole('navigation', { name: 'Min kundprofil' })).toBeHidden();
    await expect(heading(page)).toBeInViewport();
  });
});
