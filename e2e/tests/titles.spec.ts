import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/fixtures.ts';
import { beMember, MEMBERS } from '../support/members.ts';

/**
 * Pages of the seed and their documents' titles, without the brand. None of them has a title of its own but the top
 * list.
 */
const TITLES = [
  { ids: '[2.2-35]', path: '/se/section/13-Gaming', title: 'Gaming' },
  { ids: '[2.2-36]', path: '/se/campaign/7866-Black-Week', title: 'Black Week' },
  { ids: '[2.2-37]', path: '/se/toplist/2-Veckans-fynd', title: 'Veckans fynd' },
  { ids: '[2.2-37]', path: '/se/toplist/3', title: 'Nordiska mekaniska tangentbord' },
  { ids: '[2.2-38]', path: '/se/manufacturer/1400-Polarsten', title: 'Polarsten' },
  { ids: '[2.2-39]', path: '/se/info/1-Kundservice', title: 'Kundservice' },
  { ids: '[2.2-40]', path: '/se/store/2-Stockholm-Hotorget', title: 'Stockholm Hötorget' },
  {
    ids: '[2.2-41]',
    path: '/se/article/101',
    title: 'Grafikkortsguide: välj rätt minne, effekt och storlek',
  },
  { ids: '[2.2-41]', path: '/se/article/103', title: 'OLED, mini-LED eller vanlig LCD?' },
  { ids: '[2.2-42]', path: '/se/category/22602', title: 'Mekaniska tangentbord - Tangentbord' },
  { ids: '[2.2-42]', path: '/se/category/22601-Tangentbord', title: 'Tangentbord - Gaming' },
  { ids: '[2.2-43]', path: '/se/campaigns/13', title: 'Gaming - Missa inte våra nuvarande kampanjpriser' },
  { ids: '[2.2-44]', path: '/se/campaigns', title: 'Alla kampanjer - Hitta produkter till otroliga kampanjpriser' },
  { ids: '[2.2-45]', path: '/se/manufacturer/1400/22806', title: 'Polarsten Vattenkylda Polarsten' },
  { ids: '[2.2-47]', path: '/se/product/300001', title: 'Klackverk Aurora 75 Pro tangentbord, svart - Tangentbord' },
  { ids: '[2.1-53]', path: '/se/search/tangentbord', title: 'Sökresultat för tangentbord' },
] as const;

test.describe('[2.2-35][2.2-36][2.2-37][2.2-38][2.2-39][2.2-40][2.2-41][2.2-42][2.2-43][2.2-44][2.2-45][2.2-47][2.1-53] one by one', () => {
  for (const { ids, path, title } of TITLES) {
    test(`${ids} the document of ${path} is called by its rule`, async ({ request }) => {
      const document = await (await request.get(path)).text();
      expect(/<title[^>]*>(.*?)<\/title>/.exec(document)?.[1]).toBe(`${title} | Pixelhamn`);
    });
  }
});

test('[2.2-46] a member page is called by the member and the page', async ({ page }) => {
  await beMember(page, MEMBERS.reader);
  await page.goto('/se/member/orders');
  await expect(page).toHaveTitle(`${MEMBERS.reader} - Beställningar | Pixelhamn`);
});

const OWN_TITLE = 'Egen titel från redaktionen';

/** Follows a link of the page itself, as one in a text would be. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: to });
    document.querySelector('main')?.append(link);
    link.click();
  }, path);

const WITH_OWN_TITLE = [
  { ids: '[2.2-35]', path: '/se/section/13-Gaming' },
  { ids: '[2.2-36]', path: '/se/campaign/7866-Black-Week' },
  { ids: '[2.2-37]', path: '/se/toplist/2-Veckans-fynd' },
  { ids: '[2.2-38]', path: '/se/manufacturer/1400-Polarsten' },
  { ids: '[2.2-42]', path: '/se/category/22601-Tangentbord' },
  { ids: '[2.2-47]', path: '/se/product/300001-Klackverk-Aurora-75-Pro-tangentbord-svart' },
] as const;

test.describe('[2.2-35][2.2-36][2.2-37][2.2-38][2.2-42][2.2-47] with a title of their own', () => {
  for (const { ids, path } of WITH_OWN_TITLE) {
    test(`${ids} a title that was written for ${path} comes before its name`, async ({ page, expectMessages }) => {
      expectMessages((message) => /status of 503|Page data came/.test(message.text()));
      // The browser loads the page itself, so that its responses can be given another title.
      await page.route(/\/page-data\?/, (route) => route.fulfill({ status: 503, body: '' }));
      await page.route('**/api/**', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/"(metaTitle|siteTitle)":null/g, `"$1":"${OWN_TITLE}"`);
        await route.fulfill({ response, body });
      });
      await visit(page, '/se/info/1-Kundservice');
      await follow(page, path);
      await expect(page).toHaveTitle(`${OWN_TITLE} | Pixelhamn`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});
