import type { Page } from '@playwright/test';
import { expect, failedLoad, hydrated, test, visit } from '../support/fixtures.ts';
import { PRODUCTS } from '../support/products.ts';

const SEARCH = '/se/search/tangentbord';
const firstProduct = (page: Page) =>
  page.getByRole('region', { name: 'Produkter' }).getByRole('article').first().getByRole('heading').getByRole('link');

/** Where the data of a whole page are fetched from. */
const PAGE_DATA = /\/page-data\?/;
/** The list of all files, which a page at rest fetches whatever is done on it. */
const FILE_LIST = /\/integrity\.json\?/;
/** URLs of the requests for data from now on. */
const watchData = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    const isData = ['fetch', 'xhr'].includes(request.resourceType()) && !FILE_LIST.test(request.url());
    if (isData) urls.push(request.url());
  });
  return urls;
};

/** Marks the document; a reloaded page has no mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-same-document', '');

test('a link opens the next page in the same document: title, heading with focus, announcement', async ({ page }) => {
  await visit(page, SEARCH);
  await mark(page);
  const link = firstProduct(page);
  const title = (await link.innerText()).trim();
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();
  await expectSameDocument(page);
  await expect(page).toHaveTitle(/ \| Pixelhamn$/);
  await expect(page).toHaveURL(/\/se\/product\/\d+-/);
  // A screen reader's announcement; the element has no role of its own.
  await expect(page.locator('[data-announcement]')).toHaveText(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('back shows the list where the shopper left it', async ({ page }) => {
  await visit(page, SEARCH);
  await mark(page);
  const card = page
    .getByRole('region', { name: 'Produkter' })
    .getByRole('article')
    .nth(12)
    .getByRole('heading')
    .getByRole('link');
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/se\/product\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för ”tangentbord”' })).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60);
  await expectSameDocument(page);
  await page.goForward();
  await expect(page).toHaveURL(/\/se\/product\//);
  await expectSameDocument(page);
});

test('the old page stays until the new one is there', async ({ page }) => {
  await visit(page, SEARCH);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PAGE_DATA, async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(PAGE_DATA);
  await firstProduct(page).click();
  await requested;
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för ”tangentbord”' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${SEARCH}$`));
  release();
  await expect(page).toHaveURL(/\/se\/product\//);
});

test('what is typed while another page comes stays, and is searched for', async ({ page }) => {
  await visit(page, '/se');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PAGE_DATA, async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(PAGE_DATA);
  await page.getByRole('contentinfo').locator('a[href*="/info/"]').first().click();
  await requested;
  const field = page.getByRole('search').locator('input[name="searchString"]').first();
  await field.pressSequentially('tangent');
  release();
  await expect(page).toHaveURL(/\/info\//);
  await expect(page.locator('[data-announcement]')).toHaveText(await page.title());
  await expect(field).toBeFocused();
  await page.keyboard.type('bord');
  await expect(field).toHaveValue('tangentbord');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för ”tangentbord”' })).toBeVisible();
});

test('a link that is hovered is fetched, and its click requests nothing more for the page', async ({ page }) => {
  await visit(page, SEARCH);
  const link = page.getByRole('contentinfo').locator('a[href*="/info/"]').first();
  await link.scrollIntoViewIfNeeded();
  // What comes late at the end of the page moves the link away from the pointer.
  await page.waitForLoadState('networkidle');
  const id = /info\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  const requested = watchData(page);
  const ofItsPage = (url: string): boolean => PAGE_DATA.test(url) && url.includes(encodeURIComponent(`/info/${id}-`));
  const fetched = page.waitForResponse((response) => ofItsPage(response.url()));
  await link.hover();
  await fetched;
  const before = requested.length;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/info/${id}-`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // On the new page another link may be under the pointer, and is fetched in its turn.
  expect(requested.slice(before).filter(ofItsPage)).toEqual([]);
});

test('a click takes one round trip: one request brings the data of the whole page', async ({ page }) => {
  // The browser's estimate of the network is low on a busy machine, and the code would then wait for intent.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { effectiveType: '4g', downlink: 10 }),
    }),
  );
  await visit(page, SEARCH);
  const link = firstProduct(page);
  const title = (await link.innerText()).trim();
  const isCodeThere = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/product-page.js'));
  await expect.poll(() => page.evaluate(isCodeThere), 'its code comes in idle moments').toBe(true);
  const requested = watchData(page);
  // A click without hovering over the link first.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  expect(requested.filter((url) => PAGE_DATA.test(url))).toHaveLength(1);
  // Content further down the page may be fetched later; the page itself made no api call.
  const pageItself = /\/api\/product\/\d+$/;
  const before = requested.slice(0, requested.findIndex((url) => PAGE_DATA.test(url)) + 1);
  expect(before.filter((url) => pageItself.test(url))).toEqual([]);
});

for (const [how, answer] of [
  ['refuses', { status: 503, body: '' }],
  ['sends something else', { status: 200, contentType: 'text/html', body: '<!doctype html>\n<p>Hej</p>' }],
] as const) {
  test(`the page still comes when the shell server ${how}: the browser loads it itself`, async ({
    page,
    expectMessages,
  }) => {
    expectMessages((message) => /status of 503|Page data came|JSON/.test(message.text()));
    await visit(page, SEARCH);
    await mark(page);
    await page.route(PAGE_DATA, (route) => route.fulfill(answer));
    const requested = page.waitForRequest(/\/api\/product\/\d+/);
    const link = firstProduct(page);
    const title = (await link.innerText()).trim();
    await link.click();
    await requested;
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expectSameDocument(page);
  });
}

test('[2.13-23] on a phone the panel of filters is over the list alone, and beside it once the phone is wide enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/se/category/3600-Sallskapsspel-kortspel');
  const panel = page.locator('section').and(page.getByRole('region', { name: 'Filter', includeHidden: true }));
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: /^Filtrera/ }).click();
  await page.getByRole('dialog', { name: 'Filter' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/[?&]f=/);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await panel.getByRole('checkbox', { checked: true }).uncheck();
  await expect(page).not.toHaveURL(/[?&]f=/);
});

test('[1-57] [2.13-02] [2.13-05] [2.13-18] filters and order change the list in place', async ({ page }) => {
  await visit(page, SEARCH);
  await mark(page);
  const counter = page.getByRole('status').filter({ hasText: 'Visar' });
  const all = await counter.innerText();
  const brand = page.getByRole('group', { name: 'Varumärke' }).getByRole('checkbox', { name: /^Klackverk/ });
  await brand.check();
  await expect(counter).not.toHaveText(all);
  await expect(brand).toBeChecked();
  await expect(page).toHaveURL(/[?&]f=/);
  await page.getByRole('combobox', { name: 'Sortera' }).selectOption({ label: 'Högsta pris' });
  await expect(page).toHaveURL(/sortBy=/);
  await page.getByRole('main').getByRole('link', { name: 'Rensa filter' }).click();
  await expect(counter).toHaveText(all);
  await expectSameDocument(page);
  await page.goBack();
  await expect(brand).toBeChecked();
});

test('[2.13-12] "Visa fler produkter" adds to the list', async ({ page }) => {
  await visit(page, SEARCH);
  const cards = page.getByRole('region', { name: 'Produkter' }).getByRole('article');
  const before = await cards.count();
  // By keyboard: rows that a jump skipped take their true height under the pointer.
  await page.getByRole('main').getByRole('link', { name: 'Visa fler produkter' }).press('Enter');
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
});

test('[2.2-01] [2.2-02] what is not there is a 404 with ways on, also within the document', async ({
  page,
  expectMessages,
}) => {
  expectMessages(failedLoad(404));
  const response = await page.goto('/se/finns-inte-alls');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/se\/error\/404\/\?p=/);
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Startsidan' }).click();
  await expect(page).toHaveURL(/\/se\/?$/);
  expect((await page.request.get('/se/product/999999999')).status()).toBe(404);
});

const REDIRECTS: readonly { ids: string; from: string; to: RegExp; status?: number }[] = [
  { ids: '[2.1-01]', from: '/', to: /^\/se$/ },
  { ids: '[2.1-01]', from: `/product/${PRODUCTS.keyboard.id}`, to: /^\/se\/product\/300001/ },
  { ids: '[2.1-26]', from: `/se/product/${PRODUCTS.keyboard.id}`, to: /^\/se\/product\/300001-[\w-]+$/ },
  { ids: '[2.1-25]', from: `/se/product/${PRODUCTS.keyboard.id}-fel-namn`, to: /^\/se\/product\/300001-Klackverk/ },
  { ids: '[2.1-27]', from: `/se/p/${PRODUCTS.keyboard.id}`, to: /^\/se\/product\/300001-/ },
  { ids: '[2.1-28]', from: `/se/p/${PRODUCTS.keyboard.id}-namn`, to: /^\/se\/product\/300001-/ },
  { ids: '[2.1-29]', from: `/se/${PRODUCTS.keyboard.id}`, to: /^\/se\/product\/300001-/ },
  { ids: '[2.1-30]', from: `/se/${PRODUCTS.keyboard.id}-namn`, to: /^\/se\/product\/300001-/ },
  { ids: '[2.1-34]', from: '/se/category/22601', to: /^\/se\/category\/22601-/ },
  { ids: '[2.1-35]', from: '/se/c/22601', to: /^\/se\/category\/22601-/ },
  { ids: '[2.1-36]', from: '/se/c/22601-namn', to: /^\/se\/category\/22601-/ },
  { ids: '[2.1-48]', from: '/se/section/13', to: /^\/se\/section\/13-/ },
  { ids: '[2.1-49]', from: '/se/s/13', to: /^\/se\/section\/13-/ },
  { ids: '[2.1-50]', from: '/se/s/13-namn', to: /^\/se\/section\/13-/ },
  { ids: '[2.1-52] [2.1-54]', from: '/se/search?searchString=tangentbord', to: /^\/se\/search\/tangentbord$/ },
  { ids: '[2.2-18]', from: '/se/category/13852', to: /^\/se\/campaign\/4619/ },
  { ids: '[2.2-18]', from: '/se/category/13853', to: /^\/se\/campaign\/4619/ },
  { ids: '[2.2-17] [2.2-19]', from: '/se/category/3144-vad-som-helst', to: /^\/se\/campaign\/6813/ },
  { ids: '[2.2-21]', from: `/se/product/${PRODUCTS.giftCard.id}`, to: /^\/se\/info\/28/ },
  { ids: '[2.2-22]', from: '/se/category/16630', to: /^\/se\/campaign\/8984/ },
  { ids: '[2.2-22]', from: '/se/category/16631', to: /^\/se\/campaign\/8984/ },
  { ids: '[2.2-23]', from: '/se/campaign/6911', to: /^\/se\/campaign\/7005/ },
  { ids: '[2.2-23]', from: '/se/campaign/6280', to: /^\/se\/campaign\/7005/ },
  { ids: '[2.2-24]', from: '/se/campaign/6933', to: /^\/se\/campaign\/7894/ },
  { ids: '[2.2-25]', from: '/se/campaign/7869', to: /^\/se\/campaign\/7866/ },
  { ids: '[2.2-26]', from: '/se/info/14', to: /^\/se\/campaign\/8827/ },
  { ids: '[2.2-27]', from: '/se/category/16859', to: /^\/se\/campaign\/9952/ },
];

for (const { ids, from, to } of REDIRECTS) {
  test(`${ids} ${from} is permanently somewhere else`, async ({ request, baseURL }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    const { pathname } = new URL(response.headers().location ?? '', baseURL ?? '');
    expect(pathname).toMatch(to);
  });
}

test('[2.1-08] [2.1-67] the member area begins with the orders', async ({ request }) => {
  const response = await request.get('/se/member', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toMatch(/\/se\/member\/orders$/);
});

test('[1-04] [1-06] [2.2-10] [2.2-11] [2.2-48] every page names its proper address, its language and its place', async ({
  page,
}) => {
  const pages = [
    ['/se', '/se'],
    ['/se/section/13-Gaming', '/se/section/13-Gaming'],
    ['/se/category/22601-Tangentbord?sortBy=price', '/se/category/22601-Tangentbord'],
    [`/se/p/${PRODUCTS.keyboard.id}`, /\/se\/product\/300001-Klackverk/],
    ['/se/info/8-Kopvillkor', '/se/info/8-Kopvillkor'],
  ] as const;
  for (const [path, proper] of pages) {
    await page.goto(path);
    const canonical = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname;
    expect(canonical).toMatch(typeof proper === 'string' ? new RegExp(`^${proper}$`) : proper);
    await expect(page.locator('link[rel="alternate"][hreflang="sv-SE"]')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', /^sv/);
    await expect(page).toHaveTitle(/ \| Pixelhamn$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.goto('/se/category/22601-Tangentbord');
  const crumbs = page.getByRole('navigation', { name: 'Brödsmulor' });
  await expect(crumbs.getByRole('link').first()).toHaveText('Huvudkategorier');
});
