import { emptyCart, fillCart, orderOf, productOf, currentUser } from '../support/api.ts';
import { buy, expectCartCount, openCart } from '../support/cart.ts';
import { CARDS, chooseCard, expectComplete, payWithCard, placeOrderButton } from '../support/checkout.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { beMember, logIn, logOut, MEMBERS, PASSWORD } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

// One member, whose cart follows from browser to browser: one test at a time, though a failed one stops no other.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.post('/api/login', {
    headers: { Region: 'se' },
    data: { username: MEMBERS.buyer, password: PASSWORD },
  });
  await emptyCart(elsewhere);
  await fillCart(elsewhere, PRODUCTS.book.id);
  await elsewhere.dispose();
});

test('[1-33] [1-47] [1-67] [1-68] [4-14] logs in with a full cart, pays, finds the order and logs out', async ({
  page,
}) => {
  const { id } = PRODUCTS.cheap;
  const { mainTitle } = await productOf(page.request, id);
  const { mainTitle: bookTitle } = await productOf(page.request, PRODUCTS.book.id);

  await visit(page, productPath(id));
  await buy(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: `Köp ${mainTitle}` })
      .first(),
    { asksInsurance: false },
  );
  await expectCartCount(page, 1);
  await logIn(page, MEMBERS.buyer);

  // [O4-06] What was put in as a visitor and what the member had left elsewhere are one cart.
  await expectCartCount(page, 2);
  const drawer = await openCart(page);
  await expect(drawer.getByRole('link', { name: new RegExp(mainTitle) })).toHaveCount(1);
  await expect(drawer.getByRole('link', { name: new RegExp(bookTitle) })).toHaveCount(1);
  await drawer.getByRole('link', { name: 'Till kassan' }).click();

  const me = await currentUser(page.request);
  const main = page.getByRole('main');
  await expect(main.getByLabel('E-postadress')).toHaveValue(me?.email ?? '–');
  await expect(main.getByLabel('Efternamn')).toHaveValue(me?.lastName ?? '–');
  await expect(main.getByLabel('Postnummer')).toHaveValue(/973\s?45/);
  await chooseCard(page);
  await placeOrderButton(page).click();
  await payWithCard(page, CARDS.approved);
  const orderId = await expectComplete(page);
  expect((await orderOf(page.request, orderId)).itemCount).toBe(2);

  await visit(page, '/se/orders');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(orderId) })
      .first(),
  ).toBeVisible();

  await visit(page, productPath(id));
  await buy(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: `Köp ${mainTitle}` })
      .first(),
    { asksInsurance: false },
  );
  await expectCartCount(page, 1);
  await logOut(page);
  await expectCartCount(page, 0);
});

test('a wrong password is shown in the dropdown and the typed values stay', async ({ page, expectMessages }) => {
  expectMessages((message) => /status of 40[13]/.test(message.text()) && message.location().url.endsWith('/api/login'));
  await visit(page, '/se');
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  const panel = page.getByRole('dialog', { name: 'Logga in' });
  await panel.getByLabel('Användarnamn eller e-post').fill('finns-inte');
  await panel.getByLabel('Lösenord').fill('fel-losenord');
  await panel.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(panel.getByRole('alert')).toContainText(/\S/);
  await expect(panel.getByLabel('Användarnamn eller e-post')).toHaveValue('finns-inte');
});

test('[2.1-67] the orders show visitors the login and then themselves, at the same URL', async ({ page }) => {
  await visit(page, '/se/orders');
  const form = page.getByRole('main');
  await form.getByLabel('Användarnamn eller e-post').fill(MEMBERS.buyer);
  await form.getByLabel('Lösenord').fill(PASSWORD);
  await form.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Beställning|\d/ })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/se\/(orders|member\/orders)/);
});

test('a member who has come as far as the checkout can log in there', async ({ page }) => {
  await fillCart(page.request, PRODUCTS.cheap.id);
  await visit(page, '/se/checkout');
  await page.getByRole('button', { name: 'Redan medlem? Logga in' }).click();
  const panel = page.getByRole('dialog', { name: 'Logga in' });
  await panel.getByLabel('Användarnamn eller e-post').fill(MEMBERS.buyer);
  await panel.getByLabel('Lösenord').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(page.getByRole('main').getByLabel('E-postadress')).toHaveValue(/legend@/);
});

test('[2.10-14] the header names the member', async ({ page }) => {
  await beMember(page, MEMBERS.buyer);
  await visit(page, '/se');
  await expect(page.getByRole('banner').getByRole('link', { name: MEMBERS.buyer })).toHaveAttribute('href', /orders/);
});
