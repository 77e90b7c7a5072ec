import { changeCart, fillCart, productOf } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { buy, cartResponded, cartLink, expectCartCount, openCart } from '../support/cart.ts';
import { expect, hydrated, ownAddress, test, visit } from '../support/fixtures.ts';
import { beMember, logIn, logOut, MEMBERS } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const { book, cheap, restricted } = PRODUCTS;

test('[4-01] [4-03] a row of quick changes is gathered into few requests and ends where the shopper stopped', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { cartPosts: times });
    const original = window.fetch;
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST' && request.url.endsWith('/api/cart')) times.push(performance.now());
      return original(request);
    };
  });
  await fillCart(page.request, book.id);
  await visit(page, '/se');
  await expectCartCount(page, 1);
  const drawer = await openCart(page);
  const more = drawer.getByRole('button', { name: 'Lägg till en' });
  for (let press = 0; press < 6; press += 1) await more.click();
  // Shown at once, before any response.
  await expectCartCount(page, 7);
  await expect
    .poll(async () => (await page.request.get('/api/cart')).json())
    .toMatchObject({ data: { cart: { rows: [{ quantity: 7 }] } } });
  const sent = await page.evaluate(() => (window as unknown as { cartPosts: number[] }).cartPosts);
  expect(sent.length).toBeGreaterThan(0);
  const gaps = sent.slice(1).map((time, index) => time - (sent[index] ?? 0));
  // The engine schedules its requests; on a busy machine the page sends them some milliseconds later.
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(900);
  expect(sent.length).toBeLessThan(6);
  await expectCartCount(page, 7);
});

test('[4-12] the first page of a new visitor asks the api for nothing; every later one has the cart', async ({
  page,
}) => {
  const list = '/se/category/3600-Sallskapsspel-kortspel';
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())));
  await visit(page, list);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  const responded = cartResponded(page);
  await page.getByRole('main').getByRole('button', { name: /^Köp / }).first().click();
  await responded;
  await expectCartCount(page, 1);
  // The browser asks with the ETag of the page that it got without a cart.
  await visit(page, list);
  await expectCartCount(page, 1);
  await visit(page, '/se');
  await expectCartCount(page, 1);
  await page.goBack();
  await hydrated(page);
  await expectCartCount(page, 1);
});

test('[5-01] [5-12] [8-13] a second unit of a product that is one per customer is removed, with a message', async ({
  page,
}) => {
  const { name, mainTitle } = await productOf(page.request, restricted.id);
  await visit(page, productPath(restricted.id));
  await expectCartCount(page, 0);
  // Elsewhere the shopper has put one into the cart, which this page does not know: else it would not ask for another.
  await fillCart(page.request, restricted.id);
  await buy(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: `Köp ${mainTitle}` })
      .first(),
    { asksInsurance: true },
  );
  await expect(page.getByText(`Din kundvagn har korrigerats, du får max köpa 1 st ${name}.`)).toBeVisible();
  await expectCartCount(page, 1);
});

test('[1-31] [2.9-02] [2.9-05] [2.9-11] [2.9-13] [2.9-14] [2.9-16] the cart survives a reload and shows what it holds', async ({
  page,
}) => {
  const { mainTitle, price } = await productOf(page.request, cheap.id);
  await visit(page, productPath(cheap.id));
  const responded = cartResponded(page);
  await buy(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: `Köp ${mainTitle}` })
      .first(),
    { asksInsurance: false },
  );
  await responded;
  await page.reload();
  await hydrated(page);
  await expectCartCount(page, 1);
  await expect(cartLink(page)).toContainText(String(Math.floor(price.price)));
  const drawer = await openCart(page);
  await expect(drawer.getByRole('heading', { name: 'Varukorg' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: new RegExp(mainTitle) })).toBeVisible();
  await expect(drawer).toContainText('Totalt inkl. moms');
  await expect(drawer).toContainText('Totalt exkl. moms');
  await expect(drawer.getByRole('link', { name: 'Till kassan' })).toHaveCount(1);
});

test('what is put in just before the page is left is not lost', async ({ page }) => {
  const { mainTitle } = await productOf(page.request, cheap.id);
  await visit(page, productPath(cheap.id));
  const press = page
    .getByRole('main')
    .getByRole('button', { name: `Köp ${mainTitle}` })
    .first();
  await press.click();
  await expectCartCount(page, 1);
  await page.goto('/robots.txt');
  await visit(page, '/se');
  await expectCartCount(page, 1);
});

test('[4-13] two tabs show the same cart', async ({ page, context }) => {
  const { mainTitle } = await productOf(page.request, cheap.id);
  await visit(page, productPath(cheap.id));
  const other = await context.newPage();
  await visit(other, '/se');
  const responded = cartResponded(page);
  await buy(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: `Köp ${mainTitle}` })
      .first(),
    { asksInsurance: false },
  );
  await expectCartCount(page, 1);
  // The browser's event when the shopper returns to a tab [4-13].
  await responded;
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectCartCount(other, 1);
});

test('[2.9-19] [2.9-20] emptying opens a confirmation and leaves the empty cart', async ({ page }) => {
  await fillCart(page.request, book.id, 2);
  await visit(page, '/se');
  await expectCartCount(page, 2);
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Töm varukorgen' }).click();
  const question = page.getByRole('dialog', { name: 'Töm varukorgen' });
  await question.getByRole('button', { name: /Avbryt|Nej/ }).click();
  await expectCartCount(page, 2);
  await drawer.getByRole('button', { name: 'Töm varukorgen' }).click();
  await question.getByRole('button', { name: /Töm|Ja|OK/ }).click();
  await expect(drawer.getByText('Din varukorg är tom.')).toBeVisible();
  await expectCartCount(page, 0);
});

test('[2.9-17] the cart can be shared as a link that holds what it holds', async ({ page }) => {
  await fillCart(page.request, book.id, 2);
  await visit(page, '/se');
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Spara/dela varukorgen' }).click();
  const link = page.getByRole('dialog', { name: 'Spara/dela varukorgen' }).getByLabel('Länk till varukorgen');
  await expect(link).toHaveValue(new RegExp(`/se/cart/.*${book.id}`));
});

test('[8-46] [8-47] the shopper reads that one product, or how many, went into the cart', async ({ page }) => {
  await visit(page, `/se/cart/${book.id}:1,${cheap.id}:2`);
  const buttons = page.getByRole('main').getByRole('button', { name: /^Lägg i varukorgen/ });
  await buttons.nth(0).click();
  await expect(page.getByText('Du har lagt till en produkt i varukorgen', { exact: true })).toBeVisible();
  await buttons.nth(1).click();
  await expect(page.getByText('Du har lagt till 2 produkt(er) i varukorgen', { exact: true })).toBeVisible();
});

test('[6-03] [9-02] [9-24] a visitor is in checkout two presses after the product page, where rows say what cards say', async ({
  page,
}) => {
  const { mainTitle } = await productOf(page.request, cheap.id);
  await fillCart(page.request, PRODUCTS.labelled.id);
  await visit(page, productPath(cheap.id));
  await expectCartCount(page, 1);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Köp ${mainTitle}` })
    .first()
    .click();
  const mini = page.getByRole('region', { name: 'Nyss lagt i varukorgen' });
  await mini.hover();
  await expectAccessible(page);
  await mini.getByRole('link', { name: 'Till kassan' }).click();
  await expect(page).toHaveURL(/\/se\/checkout/);
  // Below the price at which insurance is offered, so nothing was asked on the way.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const rows = page.getByRole('main');
  await expect(rows.getByText(/^I webblagret/).first()).toBeVisible();
  await rows.getByRole('button', { name: /^Energiklass/ }).click();
  await expect(page.getByRole('dialog', { name: 'Produktblad' })).toBeVisible();
  expect(await (await page.request.get('/api/cart')).json()).toMatchObject({ data: { cart: { currency: 'SEK' } } });

  const { mainTitle: dear } = await productOf(page.request, PRODUCTS.keyboard.id);
  await visit(page, productPath(PRODUCTS.keyboard.id));
  await buy(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: `Köp ${dear}` })
      .first(),
    { asksInsurance: true },
  );
});

test('a removed row and an emptied cart are taken back by the keyboard, also after the server has responded', async ({
  page,
}) => {
  await fillCart(page.request, book.id, 2);
  await fillCart(page.request, cheap.id);
  await visit(page, '/se');
  await expectCartCount(page, 3);
  const drawer = await openCart(page);
  const responded = cartResponded(page);
  await drawer.getByRole('button', { name: /^Ta bort .*bok/ }).press('Enter');
  await responded;
  await expectCartCount(page, 1);
  const undo = drawer.getByRole('button', { name: 'Ångra' });
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  const restored = cartResponded(page);
  await undo.press('Enter');
  await expectCartCount(page, 3);
  await restored;
  await expect(undo).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Töm varukorgen' }).press('Enter');
  await page.getByRole('dialog', { name: 'Töm varukorgen' }).getByRole('button', { name: 'Ja' }).press('Enter');
  await expect(drawer.getByText('Din varukorg är tom.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Ångra' }).click();
  await expectCartCount(page, 3);
  await expect
    .poll(async () => (await page.request.get('/api/cart')).json())
    .toMatchObject({ data: { cart: { rows: [{ quantity: 1 }, { quantity: 2 }] } } });
});

test('[O4-06] [2.9-18] a member’s cart follows from browser to browser, is merged once, and logout empties one', async ({
  page,
  browser,
  baseURL,
}) => {
  await beMember(page, MEMBERS.collector);
  await changeCart(page.request, [{ method: 'clear' }]);
  await fillCart(page.request, book.id, 2);
  await visit(page, '/se');
  await expectCartCount(page, 2);

  const phone = await browser.newContext({ baseURL, extraHTTPHeaders: ownAddress() });
  const other = await phone.newPage();
  await fillCart(other.request, cheap.id);
  await visit(other, '/se');
  await expectCartCount(other, 1);
  await logIn(other, MEMBERS.collector);
  await expectCartCount(other, 3);
  await expect(other.getByText(/^Välkommen tillbaka! Vi har lagt ihop/)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectCartCount(page, 3);

  // Saved for later here, it is found there.
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: /^Spara till senare: .*bok/ }).click();
  await expect(drawer.getByRole('region', { name: /^Sparat till senare/ })).toBeVisible();
  await expectAccessible(page);
  await visit(other, '/se/member/wishlists');
  await expect(other.getByText(/^Välkommen tillbaka!/)).toHaveCount(0);
  await expectCartCount(other, 1);
  await other.getByRole('link', { name: /^Sparat till senare/ }).click();
  await expectAccessible(other);
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Lägg i varukorgen/ })
    .first()
    .click();
  await expectCartCount(other, 3);
  await logOut(other);
  await expectCartCount(other, 0);
  await phone.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectCartCount(page, 3);
});

test('[O2.17-27] a shared cart names what cannot be bought', async ({ page }) => {
  const { name } = await productOf(page.request, PRODUCTS.giftCard.id);
  await visit(page, `/se/cart/${book.id}:2,${PRODUCTS.giftCard.id},999999`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name })).toBeVisible();
  await expect(main.getByText('Produkt 999999 finns inte längre i butiken.')).toBeVisible();
  await expectAccessible(page);
  await fillCart(page.request, book.id);
  await main.getByRole('button', { name: 'Lägg allt i varukorgen' }).click();
  await expectCartCount(page, 3);
});

test('[8-12] every text that the server refuses a change with is shown', async ({ page }) => {
  const errors = ['Första felet från servern', 'Andra felet från servern'];
  await page.route('**/api/cart', async (route) => {
    const response = await route.fetch();
    if (route.request().method() !== 'POST') return route.fulfill({ response });
    const body = (await response.json()) as { data: object };
    return route.fulfill({ response, json: { ...body, data: { ...body.data, errors } } });
  });
  await visit(page, `/se/cart/${book.id}:1`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Lägg i varukorgen/ })
    .first()
    .click();
  for (const error of errors) await expect(page.getByText(error)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
