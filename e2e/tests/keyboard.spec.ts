import { fillCart, orderOf } from '../support/api.ts';
import { cartLink, expectCartCount } from '../support/cart.ts';
import { CARDS, cardFrame, expectComplete, newBuyer, placeOrderButton } from '../support/checkout.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const focusIsInside = (selector: string) => (document.activeElement?.closest(selector) ?? null) !== null;

test('the whole way from search to the paid order without a mouse', async ({ page }) => {
  test.slow();
  const { title } = PRODUCTS.whiteKeyboard;
  const buyer = newBuyer();
  await visit(page, '/se');

  await tabTo(page, page.locator('input[name="searchString"]').first());
  await page.keyboard.type('tangentbord vit');
  // While nothing is suggested, Escape empties the field.
  await expect(page.getByRole('listbox', { name: 'Sökförslag' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tangentbord vit');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('main').locator(`a[href*="/product/${PRODUCTS.whiteKeyboard.id}-"]:visible`).last());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  await tabTo(page, page.getByRole('main').getByRole('textbox', { name: 'Antal' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Antal' })).toHaveValue('2');
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: `Köp ${title}` })
      .first(),
  );
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Vill du försäkra produkten?' });
  await tabTo(page, question.getByRole('button', { name: 'Nej tack' }));
  await page.keyboard.press('Space');
  await expect(question).toBeHidden();
  await expectCartCount(page, 2);

  await tabTo(page, cartLink(page), { back: true });
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Varukorg' });
  await tabTo(page, drawer.getByRole('button', { name: 'Ta bort en' }));
  await page.keyboard.press('Enter');
  await expectCartCount(page, 1);
  await tabTo(page, drawer.getByRole('link', { name: 'Till kassan' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Kassa' })).toBeFocused();
  const main = page.getByRole('main');
  const typed = [
    ['E-postadress', buyer.email],
    ['Mobilnummer', buyer.mobile],
    ['Förnamn', buyer.firstName],
    ['Efternamn', buyer.lastName],
    ['Gatuadress', buyer.street],
    ['Postnummer', buyer.zipCode],
  ] as const;
  for (const [label, text] of typed) {
    await tabTo(page, main.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(main.getByLabel('Ort', { exact: true })).toHaveValue(buyer.city);
  await expect(
    page.getByRole('radiogroup', { name: 'Leveranssätt' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1);
  await tabTo(page, page.getByRole('radiogroup', { name: 'Leveranssätt' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('radiogroup', { name: 'Betalsätt' }).getByRole('radio', { name: /^Kort/ }));
  await tabTo(page, placeOrderButton(page));
  await page.keyboard.press('Enter');

  const frame = cardFrame(page);
  await expect(frame.getByRole('heading', { name: 'Betala med kort' })).toBeVisible();
  await tabTo(page, page.locator('iframe[title="Kortbetalning"]')).catch(() => undefined);
  await frame.getByLabel('Kortnummer').focus();
  await page.keyboard.type(CARDS.approved.replaceAll(' ', ''));
  await page.keyboard.press('Tab');
  await page.keyboard.type('1239');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Greta');
  await page.keyboard.press('Enter');
  const order = await orderOf(page.request, await expectComplete(page));
  expect(order.payment.status).toBe('paid');
});

test('the first Tab offers the way past the header', async ({ page }) => {
  await visit(page, '/se/search/tangentbord');
  // The search field takes the focus on other pages; a click on the page's edge returns it to the document.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Hoppa till innehållet' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(focusIsInside, 'main')).toBe(true);
});

test('[2.8-07] [2.8-08] [2.8-06] arrows walk through the suggestions, Escape hides them, Enter searches', async ({
  page,
}) => {
  await visit(page, '/se');
  const field = page.locator('input[name="searchString"]').first();
  await field.focus();
  await page.keyboard.type('tangent');
  const list = page.getByRole('listbox', { name: 'Sökförslag' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
  const chosen = await field.getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant', chosen ?? '');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('tangent');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/se\/search\/tangent$/);
});

test('[2.8-06] Enter searches for what is typed while suggestions are shown and none is chosen', async ({ page }) => {
  await visit(page, '/se');
  await page.locator('input[name="searchString"]').first().focus();
  await page.keyboard.type('tangentbord');
  await expect(page.getByRole('listbox', { name: 'Sökförslag' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/se\/search\/tangentbord$/);
});

test('the section menu opens by key, closes by Escape and gives the focus back', async ({ page }) => {
  await visit(page, '/se/search/tangentbord');
  const entry = page.getByRole('navigation', { name: 'Kategorier' }).first().getByRole('button', { name: 'Gaming' });
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  const first = page.getByRole('link', { name: 'Gå till kategori' });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeFocused();
});

test('dialogs keep the focus inside and give it back to what opened them', async ({ page }) => {
  await fillCart(page.request, PRODUCTS.book.id);
  await visit(page, productPath(PRODUCTS.keyboard.id));
  await expectCartCount(page, 1);
  const cases = [
    { opener: cartLink(page), name: 'Varukorg' },
    { opener: page.getByRole('button', { name: 'Visa större bild' }), name: /./ },
    { opener: page.getByRole('banner').getByRole('button', { name: 'Logga in' }), name: 'Logga in' },
  ];
  for (const { opener, name } of cases) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name }).first();
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(focusIsInside, 'dialog, [role="dialog"]')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the phone’s menu is a dialog that the keyboard opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/se/search/tangentbord');
  const opener = page.getByRole('button', { name: 'Meny' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Meny' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('the cookie banner is right before the header', async ({ page }) => {
    await visit(page, '/se/category/22601-Tangentbord');
    const banner = page.getByRole('region', { name: 'Vi använder cookies' });
    await expect(banner).toBeVisible();
    // The search field has the focus.
    await tabTo(page, banner.getByRole('button', { name: 'Cookie-inställningar' }), { back: true });
    await tabTo(page, banner.getByRole('link', { name: 'Läs vår integritetspolicy' }), { back: true });
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Hoppa till innehållet' })).toBeFocused();
    await tabTo(page, banner.getByRole('button', { name: 'Endast nödvändiga' }));
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    // The way goes on in the header, not at the page's end.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusIsInside, 'header')).toBe(true);
  });
});
