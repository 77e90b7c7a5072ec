import type { Page } from '@playwright/test';
import { getShippingRelatedInfo, postShippingEstimate, postShippingMethods } from '@shop/contracts';
import { fillCart, prepareCheckout } from '../support/api.ts';
import { newBuyer } from '../support/checkout.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { beMember, MEMBERS } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const ESTIMATE = `/api/${postShippingEstimate.path}`;

/** What the page sends to this address: Chromium does not show the bodies that `fetch` streams. */
const bodiesTo = async (page: Page, path: string): Promise<string[]> => {
  const bodies: string[] = [];
  await page.exposeFunction('noteBody', (text: string) => bodies.push(text));
  await page.addInitScript((watched) => {
    const { noteBody } = window as unknown as Record<string, (text: string) => void>;
    const original = window.fetch;
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith(watched)) void request.clone().text().then(noteBody);
      return original(request);
    };
  }, path);
  return bodies;
};

const priceText = (price: number, free: string): RegExp => new RegExp(price === 0 ? free : `${price}\\skr`);

test('[6-28] [7.5-02] a product page asks for a company’s freight as for everybody’s, by the rules that the server gave it', async ({
  page,
}) => {
  await beMember(page, MEMBERS.company);
  const given = page.waitForResponse((sent) => sent.url().endsWith(`/api/${getShippingRelatedInfo.path}`));
  const estimated = page.waitForResponse((sent) => sent.url().endsWith(ESTIMATE));
  const bodies = await bodiesTo(page, ESTIMATE);
  await visit(page, productPath(PRODUCTS.cheap.id));
  const delivery = page.getByRole('region', { name: 'Leverans' });
  // The part is rendered again when the member is known: an element of before may be gone.
  await expect(() => delivery.scrollIntoViewIfNeeded()).toPass();
  const info = getShippingRelatedInfo.response?.parse(await (await given).json());
  const listed = postShippingEstimate.response?.parse(await (await estimated).json());
  // The copy of the body may be read after the response.
  await expect.poll(() => bodies.length).toBeGreaterThan(0);
  const filters = postShippingEstimate.body?.parse(JSON.parse(bodies[0] ?? 'null')).filters;
  expect(filters?.is_corporate_customer).toBe(false);
  const known = Object.values(info?.shippingMethodIds ?? {}).map(String);
  const excluded = (filters?.excluded_shipping_methods ?? '').split(',').filter(Boolean);
  expect(excluded.length).toBeGreaterThan(0);
  expect(known).toEqual(expect.arrayContaining(excluded));
  expect(listed?.data.shippingMethods.length).toBeGreaterThan(2);
  for (const { id, name, price } of listed?.data.shippingMethods ?? []) {
    expect(info?.excludedShippingMethods).not.toContain(id);
    await expect(delivery.getByRole('listitem').filter({ hasText: name })).toContainText(priceText(price, 'Fri frakt'));
  }
});

test('[7.5-01] checkout offers what the list of shipping methods holds for the cart and the zip code, at its prices', async ({
  page,
}) => {
  const buyer = newBuyer();
  const { rows } = await fillCart(page.request, PRODUCTS.cheap.id, 2);
  await prepareCheckout(page.request, buyer, 'card');
  const response = await page.request.post(`/api/${postShippingMethods.path}`, {
    headers: { Region: 'se' },
    data: {
      postalCode: buyer.zipCode,
      rows: rows.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    },
  });
  const listed = postShippingMethods.response?.parse(await response.json()) ?? [];
  expect(listed.length).toBeGreaterThan(2);
  await visit(page, '/se/checkout');
  const methods = page.getByRole('radiogroup', { name: 'Leveranssätt' });
  await expect(methods.locator('input[name="shippingMethodId"]')).toHaveCount(listed.length);
  for (const { name, price } of listed) {
    const card = methods.locator('div').filter({ has: page.getByRole('radio', { name, exact: true }) });
    await expect(card.last()).toContainText(priceText(price, 'Gratis'));
  }
});
