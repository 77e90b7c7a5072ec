import type { APIRequestContext, Page } from '@playwright/test';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { getSearchLinks } from '@shop/contracts/api/navigation';
import { href } from '@shop/contracts/routing';
import { fillCart, logInByApi, placeUnpaidOrder } from '../support/api.ts';
import { openCart } from '../support/cart.ts';
import { newBuyer } from '../support/checkout.ts';
import { crawl, type CrawlReport, type Link, linksOfPage } from '../support/crawl.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { linksOf, mailTo } from '../support/mail.ts';
import { PASSWORD } from '../support/members.ts';
import { PRODUCTS } from '../support/products.ts';

/** Pages of one kind are alike: a wrong link of one is on some of the first, too. */
const OF_KIND = 30;
/** Written by hand, one by one. */
const HAND_WRITTEN = ['info', 'campaign', 'section', 'store', 'toplist', 'campaigns', 'article'];
const visitorLimit = (kind: string): number => (HAND_WRITTEN.includes(kind) ? 200 : OF_KIND);
/** A member's pages are those of a visitor but for what is personal. */
const memberLimit = (kind: string): number => (HAND_WRITTEN.includes(kind) ? 12 : 6);

/** Every kind of page that can be opened without knowing an id, and one of each that needs one. */
const STARTS: readonly string[] = [
  href('index'),
  href('section', { id: 13 }),
  href('campaigns'),
  href('search', { searchString: 'tangentbord' }),
  href('search', { searchString: 'finns-inte-alls' }),
  href('product', { id: PRODUCTS.keyboard.id }),
  href('product', { id: PRODUCTS.restricted.id }),
  href('checkout'),
  href('cart', { products: `${PRODUCTS.cheap.id}:1` }),
  href('configure-to-order'),
  // A remote's own route, with products that are chosen in the browser.
  `/se/jamfor/${PRODUCTS.keyboard.id}-${PRODUCTS.cheap.id}`,
  href('member.orders'),
  ...Object.values(INFO_PAGE_IDS).map((id) => href('info', { id })),
];

/** Without its name a page redirects to the URL with it; that is not a link of any page. */
const START = 'where the crawl starts';
const startsOf = (paths: readonly string[]): Link[] => paths.map((to) => ({ to, from: START }));

/** A sentence that is searched for leads to what was understood of it. */
const isSentence = (line: string): boolean => /302 to \/se\/search\/\S*[?&]asked=/.test(line);

const expectWhole = ({ visited, dead, redirected }: CrawlReport, least: number): void => {
  const needless = redirected.filter((line) => !line.startsWith(START) && !isSentence(line));
  console.log(
    `${visited} pages; ${needless.length} links over a redirect${needless.map((line) => `\n  ${line}`).join('')}`,
  );
  expect(dead, 'links that lead nowhere').toEqual([]);
  expect(needless, 'links that another URL should stand in').toEqual([]);
  // A crawl that finds nothing proves nothing.
  expect(visited).toBeGreaterThan(least);
};

/** The dropdown of each section, and what only employees have. */
const linksOfMenus = async (page: Page): Promise<Link[]> => {
  const bar = page.getByRole('navigation', { name: 'Kategorier' });
  const links: Link[] = [];
  for (const entry of await bar.locator('[aria-controls]:visible').all()) {
    await entry.press('Space');
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await expect(bar.locator('[id^="meny-"] h3').first()).toBeVisible();
    links.push(...(await linksOfPage(page)));
    await page.keyboard.press('Escape');
  }
  const staff = page.getByRole('button', { name: 'Personalmeny' });
  if (await staff.isVisible()) {
    await staff.click();
    await expect(page.getByRole('link', { name: 'Till admin' })).toBeVisible();
    links.push(...(await linksOfPage(page)));
    await page.keyboard.press('Escape');
  }
  return links;
};

/** What the browser alone renders: dropdowns, drawers and menus, opened one by one. */
const linksInBrowser = async (page: Page, isMember: boolean): Promise<Link[]> => {
  // A company's messages would open over the page while it is looked through.
  await page.route('**/api/flash-message', (route) => route.fulfill({ json: { data: { flashMessages: [] } } }));
  await visit(page, '/se');
  const links = await linksOfPage(page);
  const banner = page.getByRole('banner');
  if (isMember) {
    await banner.getByRole('button', { name: /^Mina sidor/ }).click();
    await expect(page.getByRole('dialog', { name: 'Mina sidor' })).toBeVisible();
  } else {
    await banner.getByRole('button', { name: 'Logga in' }).click();
    await expect(page.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
  }
  links.push(...(await linksOfPage(page)));
  await page.keyboard.press('Escape');
  await openCart(page);
  links.push(...(await linksOfPage(page)));
  await page.keyboard.press('Escape');
  links.push(...(await linksOfMenus(page)));
  // Tips, reviews and guides come after the page.
  await visit(page, href('product', { id: PRODUCTS.keyboard.id }));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: /^Recensioner/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Liknande produkter' })).toBeVisible();
  links.push(...(await linksOfPage(page)));
  return links;
};

const sitemapLinks = async (request: APIRequestContext): Promise<Link[]> => {
  const read = async (path: string): Promise<string[]> => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  };
  const maps = await read('/sitemap.xml');
  const pages = await Promise.all(maps.filter((path) => path.endsWith('.xml')).map(read));
  return [...maps.filter((path) => !path.endsWith('.xml')), ...pages.flat()].map((to) => ({ to, from: 'the sitemap' }));
};

/** Pages and events that the quick search suggests; without future ones. */
const quickSearchLinks = async (request: APIRequestContext): Promise<Link[]> => {
  const response = await request.get(`/api/${getSearchLinks.path}`, { headers: { Region: 'se' } });
  const links = getSearchLinks.response?.parse(await response.json()).data;
  const urls = [...(links?.pages ?? []), ...(links?.events ?? [])].map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(10);
  return urls.map((url) => ({ to: `/se${url}`, from: 'the quick search' }));
};

test.describe.configure({ mode: 'default', timeout: 300_000 });

test('no page that a visitor reaches links to a page that does not exist', async ({ page, request }) => {
  const starts = [
    ...startsOf(STARTS),
    ...(await linksInBrowser(page, false)),
    ...(await sitemapLinks(request)),
    ...(await quickSearchLinks(request)),
  ];
  expectWhole(await crawl({ request, starts, maxOfKind: visitorLimit }), 300);
});

for (const [who, username] of [
  ['member', 'nova'],
  ['company', 'foretag'],
  ['employee', 'anstalld'],
] as const) {
  test(`no page that a ${who} reaches links to a page that does not exist`, async ({ page }) => {
    await logInByApi(page.request, username, PASSWORD);
    const starts = [...startsOf(STARTS), ...(await linksInBrowser(page, true))];
    expectWhole(await crawl({ request: page.request, starts, maxOfKind: memberLimit }), 60);
  });
}

/** The other mails that a stranger can have sent: the account's and the newsletter's. */
const orderOtherMails = async (request: APIRequestContext, email: string): Promise<void> => {
  const password = 'en lång och ovanlig mening';
  const username = `post-${email.split('@', 1)[0]}`;
  const name = { firstName: 'Kim', lastName: 'Köpare', zipCode: '41112' };
  const account = { email, username, password, verifypassword: password, ...name };
  for (const [path, data] of [
    ['register', account],
    ['password-reset', { username }],
    [`newsletter/subscribe/email/${encodeURIComponent(email)}`, undefined],
  ] as const) {
    const response = await request.post(`/api/${path}`, { data, headers: { Region: 'se' } });
    expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  }
};

test('no mail links to a page that does not exist', async ({ page, baseURL }) => {
  const { request } = page;
  const buyer = newBuyer();
  await fillCart(request, PRODUCTS.cheap.id);
  const { mailedPath, paymentPath } = await placeUnpaidOrder(request, buyer, 'link');
  await orderOtherMails(request, buyer.email);
  const subjects = [/beställning/i, /välkommen/i, /lösenord/i, /nyhetsbrev/i];
  const mails = await Promise.all(subjects.map((subject) => mailTo(buyer.email, subject)));
  const starts: Link[] = mails.flatMap((mail) =>
    linksOf(mail).map((to) => ({ to, from: `the mail "${mail.subject ?? ''}"` })),
  );
  expect(starts.map(({ to }) => to)).toEqual(expect.arrayContaining([mailedPath, paymentPath]));
  const report = await crawl({ request, starts, maxOfKind: memberLimit, origins: [baseURL ?? ''] });
  expectWhole(report, 2);
});
