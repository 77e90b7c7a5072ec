import type { Page } from '@playwright/test';
import { REMOTE_NAMES, type KnownRemote } from '@shop/contracts/slots';
import { fillCart } from '../support/api.ts';
import { documentState } from '../support/document-state.ts';
import { expect, failedLoad, test, visit } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';
import { buyOnAccount, expectOthers, FALLBACKS, mainHeading } from '../support/shop-parts.ts';
import { type SecondShell, startShellWithout } from '../support/second-shell.ts';

/**
 * The consequence of a missing remote: the browser shows a fallback, the server responds with an error page for a lost
 * page.
 */
type Place = 'browser' | 'server';
const LOST_PAGE: Readonly<Record<Place, string>> = { browser: 'Sidan kunde inte visas', server: 'Något gick fel' };

const expectFallback = async (page: Page, lost: KnownRemote, place: Place): Promise<void> => {
  if (place === 'browser' || lost !== 'mf-discovery') return FALLBACKS[lost](page);
  await expect(mainHeading(page)).toHaveText(LOST_PAGE.server);
  await expect(page.getByRole('main').getByRole('link', { name: 'Kundservice' })).toHaveAttribute('href', /\/info\/1/);
};

const checkShop = async (page: Page, lost: KnownRemote, origin: string, place: Place): Promise<void> => {
  await visit(page, `${origin}${productPath(PRODUCTS.keyboard.id)}`);
  await expectOthers(page, lost);
  await expectFallback(page, lost, place);
  if (lost === 'mf-cart-checkout') {
    await visit(page, `${origin}/se/checkout`);
    await expect(mainHeading(page)).toHaveText(LOST_PAGE[place]);
  } else {
    await visit(page, `${origin}/se/checkout`);
    await buyOnAccount(page);
  }
};

for (const lost of REMOTE_NAMES) {
  test(`the shop goes on when the browser cannot load ${lost}`, async ({ page, baseURL, expectMessages }) => {
    const isLost = new RegExp(`/assets/${lost}/`);
    expectMessages(failedLoad(404, isLost));
    // A failed load is reported to the developers, and its preloads stay unused.
    expectMessages((message) => isLost.test(message.text()) || isLost.test(message.location().url));
    await page.route(new RegExp(`/assets/${lost}/[^/]+/.*\\.js`), (route) => route.fulfill({ status: 404 }));
    const reported: string[] = [];
    page.on('console', (message) => reported.push(message.text()));
    await fillCart(page.request, PRODUCTS.cheap.id);
    await checkShop(page, lost, baseURL ?? '', 'browser');
    // The guard of every test writes down what the page reports.
    const { remotes } = await documentState(page);
    expect(reported.join('\n')).toContain(`"source":"${lost}@${remotes[lost]?.version}"`);
  });

  test.describe(`a server without ${lost}`, () => {
    let shell: SecondShell | undefined;
    test.beforeAll(async () => {
      shell = await startShellWithout(lost);
    });
    test.afterAll(() => shell?.stop());

    test(`the shop goes on when the server lacks ${lost}`, async ({ page, context, expectMessages }) => {
      const url = shell?.url ?? '';
      expectMessages(failedLoad(404, '/api/'));
      // The browser then fails to load the remote and logs it; a page without it gets an error response.
      expectMessages((message) => /Failed to locate remote|status of 50\d/.test(message.text()));
      await context.addCookies((await context.cookies()).map(({ name, value }) => ({ name, value, url })));
      await fillCart(page.request, PRODUCTS.cheap.id);
      await checkShop(page, lost, url, 'server');
    });
  });
}
