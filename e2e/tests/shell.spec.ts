import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, failedLoad, test, visit } from '../support/fixtures.ts';
import { beMember, logOut, logIn, MEMBERS } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

/** The seed's: one member with isEmployee. */
const EMPLOYEE = 'anstalld';
const GAMING = '/se/section/13-Gaming';

test.describe('a campaign that takes over', () => {
  test.use({ viewport: { width: 1920, height: 1000 } });

  test('[1-76] [9-101] [9-102] [9-103] has the room beside the page, moves nothing, and is a link after it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const { left = 0, width = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
        Object.assign(window, { first: [left, width] });
      });
    });
    await visit(page, GAMING);
    const campaign = page.getByRole('complementary', { name: 'Kampanj' });
    const pictures = campaign.locator('img');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveJSProperty('naturalHeight', 1080);
      await expect(picture).toHaveCSS('opacity', '1');
    }
    await expect(campaign.getByRole('link')).toHaveAttribute('href', /\/se\/campaign\/\d+-/);
    await expect(campaign.getByRole('img')).toHaveCount(0);
    const left = await pictures.first().boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
    const first = await page.evaluate(() => (window as unknown as { first: [number, number] }).first);
    expect(first).toEqual([main?.x, main?.width]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    await page.setViewportSize({ width: 1700, height: 1000 });
    await expect(pictures).toHaveCount(0);
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.elementFromPoint(4, 500) ?? document.body).backgroundColor);
    expect(await ground()).toBe('rgb(42, 15, 61)');
    await page.setViewportSize({ width: 1140, height: 1000 });
    expect(await ground()).not.toBe('rgb(42, 15, 61)');
  });

  test('[9-102] in a narrow window nothing of it is fetched', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await visit(page, GAMING);
    expect(requested.filter((url) => url.includes('takeover'))).toEqual([]);
  });
});

test.describe('employees', () => {
  test('[1-55] [2.1-85] [2.1-86] [6-41] open the admin hub, which stands on a ground of its own; others meet the 404', async ({
    page,
    expectMessages,
  }) => {
    expectMessages(failedLoad(404));
    await page.goto('/admin/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sidan kunde inte hittas');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundImage);
    expect(await ground()).toBe('none');

    await beMember(page, EMPLOYEE);
    expect((await page.goto('/admin/'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
    expect(await ground()).toContain('linear-gradient');
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Produkter' }).click();
    await page.getByRole('searchbox').fill('tangentbord');
    await page.getByRole('button', { name: 'Sök' }).click();
    await expect(page.getByRole('table', { name: 'Produkter' }).getByRole('row').nth(1)).toContainText(/tangentbord/i);
    await expectAccessible(page);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('table', { name: 'Prishistorik' })).toBeVisible();
    await expectAccessible(page);
  });

  test('[6-29] alone get the code of the admin panel', async ({ page, context }) => {
    const codeOf = async (username: string) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await beMember(page, username);
      await visit(page, productPath(PRODUCTS.keyboard.id));
      const toggle = page.getByRole('button', { name: 'Visa admin' });
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Mina sidor/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Mina sidor' })).toBeVisible();
      if ((await toggle.count()) > 0) {
        await toggle.click();
        await expect(page.getByRole('complementary', { name: 'Adminpanel' })).toBeVisible();
      }
      return requested.filter((url) => url.includes('/admin-panel'));
    };
    expect(await codeOf(MEMBERS.reader)).toEqual([]);
    await context.clearCookies({ name: /session/ });
    expect(await codeOf(EMPLOYEE)).not.toEqual([]);
  });

  test('[6-33] switch the admin panel by Visa admin', async ({ page }) => {
    await beMember(page, EMPLOYEE);
    await visit(page, productPath(PRODUCTS.keyboard.id));
    const panel = page.getByRole('complementary', { name: 'Adminpanel' });
    await expect(panel).toHaveCount(0);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Mina sidor/ })
      .click();
    const toggle = page.getByRole('button', { name: 'Visa admin' });
    await toggle.click();
    await expect(panel).toContainText('Artikelnummer');
    await toggle.click();
    await expect(panel).toHaveCount(0);
  });
});

test('[3-15] the colours that a shopper chose are there before the next page is painted', async ({ page }) => {
  await visit(page, '/se/info/1-Kundservice');
  await page.getByRole('combobox', { name: 'Utseende' }).selectOption('Mörkt');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground).toBe('rgb(16, 20, 26)');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { first: getComputedStyle(document.body).backgroundColor });
    });
  });
  await page.goto('/se/campaigns');
  expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe('rgb(16, 20, 26)');
});

test('[1-97] [1-99] the variant of a test is in the server’s page, by the cookie', async ({ page, baseURL }) => {
  const path = new URL((await page.request.get(productPath(PRODUCTS.keyboard.id))).url()).pathname;
  const rendered = async (flag: string) => {
    await page.context().addCookies([{ name: 'ab-trigger', value: flag, url: baseURL ?? '' }]);
    return (await page.request.get(path)).text();
  };
  const promise = /Leverans (?:<!-- -->)?till Stockholm/;
  expect(promise.test(await rendered('showDeliveryInfo'))).toBe(true);
  expect(promise.test(await rendered('shorterReviews'))).toBe(false);
});

test('a deferred script of the shell that has been tampered with does not run, and the page goes on', async ({
  page,
  expectMessages,
}) => {
  expectMessages((message) => /integrity|extras|ChunkLoadError|reported/.test(message.text()));
  await page.route('**/assets/**/extras.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
  });
  const blocked = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await visit(page, '/se');
  await blocked;
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});

test('the slots of the first screen hydrate without the list of all files, which comes when the page is at rest', async ({
  page,
}) => {
  // It is never answered.
  await page.route('**/integrity.json?*', () => undefined);
  const asked = page.waitForRequest('**/integrity.json?*');
  await page.goto('/se/category/22601-Tangentbord');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await asked;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a part that the first page did not have waits for the hash of its style sheet', async ({ page }) => {
  const { promise: listed, resolve: list } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/integrity.json?*', async (route) => {
    isHeld = true;
    await listed;
    await route.continue();
  });
  let isFetched = false;
  page.on('request', (request) => {
    isFetched ||= request.url().includes('/page-data?');
  });
  await page.goto('/se/checkout');
  const start = page.getByRole('banner').getByRole('link', { name: /till startsidan/ });
  // What the link leads to is fetched once the navigation of the shell, and not the browser's, would follow it.
  await expect(async () => {
    await page.getByRole('main').hover();
    await start.hover();
    expect(isFetched).toBe(true);
  }).toPass();
  await start.click();
  await expect.poll(() => isHeld).toBe(true);
  list();
  await expect(page).toHaveURL(/\/se$/);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await expect(page.locator('link[rel="stylesheet"][href*="/footer."]')).toBeAttached();
});

test('responses of the api travel compressed through the shell, and unchanged on request', async ({ request }) => {
  const get = (encoding: string) => request.get('/api/store/se', { headers: { 'accept-encoding': encoding } });
  const [brotli, plain] = [await get('gzip, deflate, br'), await get('identity')];
  expect(brotli.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'Region, Accept-Encoding' });
  expect(plain.headers()['content-encoding']).toBeUndefined();
  const [sent, whole] = [brotli, plain].map((response) => Number(response.headers()['content-length']));
  expect(sent).toBeLessThan((whole ?? 0) / 10);
  expect(await brotli.text()).toBe(await plain.text());
});

test('[F17] the documentation of the api works under a policy of its own, which nothing in it breaks', async ({
  page,
}) => {
  const response = await page.goto('/api/docs');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.getByRole('button', { name: /Who is logged in/ }).click();
  await expect(page.getByText('Access: exists').first()).toBeVisible();
});

test('[9-104] the ground of every page is #F6F6F6', async ({ page }) => {
  for (const path of ['/se/info/1-Kundservice', '/se/checkout', '/se/category/22601-Tangentbord']) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(246, 246, 246)');
  }
});

test('[9-92] a chunk that does not come in 120 seconds is given up, and reported', async ({ page, expectMessages }) => {
  expectMessages(() => true);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-error')) reports.push(request.postData() ?? '');
  });
  await page.clock.install();
  // Never responded to: the browser waits as long as the shop lets it.
  await page.route(/\/assets\/shell\/.*\/extras\.js/, () => undefined);
  const requested = page.waitForRequest(/\/assets\/shell\/.*\/extras\.js/);
  // The document's load event may wait for the chunk.
  await page.goto('/se', { waitUntil: 'commit' });
  await requested;
  await page.clock.fastForward(119_000);
  expect(reports).toEqual([]);
  await page.clock.fastForward(2000);
  await expect.poll(() => reports.join('\n')).toMatch(/Loading chunk [\w-]+ failed.*timeout/s);
});

test('[4-109] a page that is no checkout ends the way back from the payment provider', async ({
  page,
  context,
  baseURL,
}) => {
  const data = { returningFromPaymentProvider: true, orderId: 'PX-1', paymentLink: null };
  const value = encodeURIComponent(JSON.stringify(data));
  await context.addCookies([{ name: 'checkout-data', value, url: baseURL ?? '' }]);
  const flag = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'checkout-data');
    return (JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as Partial<typeof data>).returningFromPaymentProvider;
  };
  expect(await flag()).toBe(true);
  await visit(page, '/se/info/1-Kundservice');
  await expect.poll(flag).toBe(false);
});

test('[4-31] a new page, a login and a logout close the dropdowns', async ({ page }) => {
  await visit(page, '/se');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Logga in' }).click();
  const login = page.getByRole('dialog', { name: 'Logga in' });
  await expect(login).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href*="/info/"]')?.click());
  await expect(page).toHaveURL(/\/info\//);
  await expect(login).toBeHidden();

  await logIn(page, MEMBERS.reader);
  await expect(login).toBeHidden();
  const panel = page.getByRole('dialog', { name: 'Mina sidor' });
  await expect(panel).toBeHidden();
  await logOut(page);
  await expect(panel).toBeHidden();
});

test('[2.1-32] the name in a product’s URL is letters, digits and dashes, whatever the product is called', async ({
  page,
}) => {
  await page.goto('/se/search/tangentbord');
  const links = page
    .getByRole('region', { name: 'Produkter' })
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) expect(path).toMatch(/^\/se\/product\/\d+-[A-Za-z0-9-]+$/);
  await page.goto(productPath(PRODUCTS.keyboard.id));
  await expect(page).toHaveURL(/\/se\/product\/300001-[A-Za-z0-9-]+$/);
});

/** Lines that are left of a text of forty sentences. */
const shownLines = (quote: Locator) =>
  quote.evaluate((element) => {
    element.textContent = 'Ett långt omdöme som fortsätter. '.repeat(40);
    return Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
  });

test('[9-106][9-107] a highlighted review is cut to two lines, and to three where it stands without its rating', async ({
  page,
}) => {
  await visit(page, '/se');
  const rated = page.getByRole('list', { name: 'Recensioner: Mest sålda just nu' }).getByRole('article').first();
  await expect(rated.getByRole('img', { name: /^Betyg/ })).toBeVisible();
  expect(await shownLines(rated.locator('blockquote'))).toBe(2);
  await visit(page, '/se/section/1-Spel-leksaker');
  const unrated = page
    .getByRole('list', { name: 'Recensioner: Byggbit för stora och små' })
    .getByRole('article')
    .first();
  await expect(unrated).toBeVisible();
  await expect(unrated.getByRole('img', { name: /^Betyg/ })).toHaveCount(0);
  expect(await shownLines(unrated.locator('blockquote'))).toBe(3);
});
