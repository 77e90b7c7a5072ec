import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { fillCart } from '../support/api.ts';
import { cartLink, expectCartCount } from '../support/cart.ts';
import { chooseCard, chooseInvoice, fillCustomer, newBuyer, placeOrderButton } from '../support/checkout.ts';
import { expect, failedLoad, test, visit } from '../support/fixtures.ts';
import { beMember, MEMBERS } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

interface View {
  name: string;
  open: (page: Page) => Promise<void>;
  isMissing?: boolean;
}

const at = (path: string) => (page: Page) => visit(page, path);

/** Places an order on account, which needs no frame of another site. */
const order = async (page: Page): Promise<void> => {
  await fillCart(page.request, PRODUCTS.cheap.id);
  await visit(page, '/se/checkout');
  await fillCustomer(page, newBuyer());
  await chooseInvoice(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/se\/checkout-complete\/[\w-]+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const VIEWS: readonly View[] = [
  { name: 'start page', open: at('/se') },
  { name: 'section', open: at('/se/section/13-Gaming') },
  { name: 'category list', open: at('/se/category/22601-Tangentbord') },
  { name: 'search list', open: at('/se/search/tangentbord') },
  { name: 'search without hits', open: at('/se/search/qqxzzkw') },
  { name: 'campaigns', open: at('/se/campaigns') },
  { name: 'product', open: at(productPath(PRODUCTS.keyboard.id)) },
  {
    name: 'open cart',
    open: async (page) => {
      await fillCart(page.request, PRODUCTS.keyboard.id, 2);
      await visit(page, '/se/info/1-Kundservice');
      await expectCartCount(page, 2);
      await cartLink(page).click();
      await expect(
        page.getByRole('dialog', { name: 'Varukorg' }).getByRole('link', { name: 'Till kassan' }).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'open login',
    open: async (page) => {
      await visit(page, '/se/info/1-Kundservice');
      await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
      await expect(page.getByRole('dialog', { name: 'Logga in' }).getByLabel('Lösenord')).toBeVisible();
    },
  },
  {
    name: 'checkout with errors',
    open: async (page) => {
      await fillCart(page.request, PRODUCTS.keyboard.id);
      await visit(page, '/se/checkout');
      await placeOrderButton(page).click();
      await expect(page.getByRole('main').getByLabel('E-postadress')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'empty checkout', open: at('/se/checkout') },
  {
    name: 'login page',
    open: at('/se/orders'),
  },
  {
    name: 'member orders',
    open: async (page) => {
      await beMember(page, MEMBERS.reader);
      await visit(page, '/se/orders');
    },
  },
  { name: 'info page', open: at('/se/info/8-Kopvillkor') },
  { name: 'stores', open: at('/se/info/5-Vara-butiker') },
  {
    name: 'store page',
    open: async (page) => {
      await visit(page, '/se/info/5-Vara-butiker');
      await page.getByRole('main').locator('a[href*="/store/"]').first().click();
      await expect(page).toHaveURL(/\/se\/store\//);
    },
  },
  { name: 'page not found', open: at('/se/finns-inte'), isMissing: true },
];

const SCREENS = [
  { name: 'laptop, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

/** Nothing overflows horizontally, so that one direction of scrolling is enough. */
const expectNoSideways = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(width[0]).toBeLessThanOrEqual(width[1]);
};

for (const { name: screen, ...use } of SCREENS) {
  test.describe(screen, () => {
    test.use(use);

    for (const { name, open, isMissing } of VIEWS) {
      test(`${name} has no axe violations`, async ({ page, expectMessages }) => {
        if (isMissing) expectMessages(failedLoad(404));
        await open(page);
        await expectAccessible(page);
        await expectNoSideways(page);
        // The other mode on the same page: colours are all that differs.
        await page.emulateMedia({ colorScheme: use.colorScheme === 'light' ? 'dark' : 'light' });
        await expectReadable(page);
      });
    }

    test('the finished purchase and its order have no axe violations', async ({ page }) => {
      await order(page);
      await expectAccessible(page);
      await expectNoSideways(page);
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await visit(page, `/se/order/${id}`);
      await expectAccessible(page);
      await expectNoSideways(page);
    });
  });
}

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page of the path scrolls sideways', async ({ page }) => {
    test.slow();
    await fillCart(page.request, PRODUCTS.keyboard.id, 2);
    for (const path of [
      '/se',
      '/se/section/13-Gaming',
      '/se/category/22601-Tangentbord',
      '/se/search/tangentbord',
      productPath(PRODUCTS.keyboard.id),
      '/se/checkout',
      '/se/info/8-Kopvillkor',
      '/se/orders',
    ]) {
      await visit(page, path);
      const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
      expect(content, path).toBeLessThanOrEqual(screen);
    }
  });
});

// 1280 × 1024 at 200 % zoom: half the CSS pixels at twice the density.
test.describe('zoomed to 200 %', () => {
  test.use({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 });

  test('the way from the list into the cart and the checkout can be used', async ({ page }) => {
    await visit(page, productPath(PRODUCTS.cheap.id));
    await expectNoSideways(page);
    await page.getByRole('main').getByRole('button', { name: /^Köp / }).first().click();
    await expectCartCount(page, 1);
    await cartLink(page).click();
    await page.getByRole('dialog', { name: 'Varukorg' }).getByRole('link', { name: 'Till kassan' }).click();
    await expect(page).toHaveURL(/\/se\/checkout$/);
    await expectNoSideways(page);
    await chooseCard(page);
    await expect(placeOrderButton(page)).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('another mode is there at once, with nothing on its way to it', async ({ page }) => {
    await visit(page, '/se');
    const phone = page.getByRole('contentinfo').getByRole('link', { name: /\d{3}/ }).first();
    const light = await phone.evaluate((link) => getComputedStyle(link).color);
    await page.emulateMedia({ colorScheme: 'dark' });
    const [dark, moving] = await phone.evaluate((link) => [
      getComputedStyle(link).color,
      document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
    ]);
    expect(moving).toBe(0);
    expect(dark).not.toBe(light);
  });
});
