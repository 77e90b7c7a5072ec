import type { APIRequest, APIRequestContext } from '@playwright/test';
import { fillCart, logInByApi, moveOrder, placeOrderByApi } from '../support/api.ts';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { newBuyer } from '../support/checkout.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { linksOf, mailTo } from '../support/mail.ts';
import { PASSWORD } from '../support/members.ts';
import { PRODUCTS } from '../support/products.ts';

const STATEMENT = /^Vi har tagit emot din ångeranmälan RT-/;

/** A guest's order of two goods on account that has been delivered, and its buyer. */
const deliverOrder = async (playwright: APIRequest, guest: APIRequestContext, baseURL: string) => {
  const buyer = newBuyer();
  await fillCart(guest, PRODUCTS.cheap.id);
  await fillCart(guest, PRODUCTS.book.id);
  const { id } = await placeOrderByApi(guest, buyer, 'invoice');
  const staff = await playwright.newContext({ baseURL });
  await logInByApi(staff, 'chef', PASSWORD);
  await moveOrder(staff, id, ['packing', 'shipped', 'delivered']);
  await staff.dispose();
  return { id, buyer };
};

/** The link of a mail to the page of withdrawal. */
const withdrawalLink = async (address: string, subject: RegExp): Promise<string> => {
  const link = linksOf(await mailTo(address, subject)).find((path) => path.startsWith('/se/angra-kopet/'));
  if (link === undefined) throw new Error('The mail does not lead to the withdrawal.');
  return link;
};

test('[O2.17-17] a guest withdraws from the mail, by keyboard alone: first one of the goods, then the other', async ({
  page,
  playwright,
  request,
  baseURL,
}) => {
  const { id, buyer } = await deliverOrder(playwright.request, request, baseURL ?? '');
  await visit(page, await withdrawalLink(buyer.email, new RegExp(`^Din beställning ${id}$`)));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Ångra köpet' })).toBeVisible();
  await expectAccessible(page);

  const first = main.getByRole('checkbox').first();
  await tabTo(page, first);
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('button', { name: 'Fortsätt' }));
  await page.keyboard.press('Enter');
  const confirm = main.getByRole('button', { name: 'Bekräfta ångra köpet' });
  await expect(confirm).toBeVisible();
  await expect(main.getByLabel('E-postadress')).toHaveValue(buyer.email);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(main.getByText('Vi har tagit emot din ångeranmälan', { exact: true }).first()).toBeVisible();
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const statement = await mailTo(buyer.email, STATEMENT);
  expect(statement.text).toMatch(/har meddelat att du ångrar ditt köp enligt beställning/);
  expect(statement.text).toContain(id);

  await main.getByRole('link', { name: 'Ångra fler varor' }).click();
  await expect(main.getByText('Du har redan ångrat den här varan.')).toBeVisible();
  // The only unit that is left is selected already.
  await expect(main.getByRole('checkbox')).toBeChecked();
  await main.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(main).toContainText(/Frakt\s*\d+\skr|Du får tillbaka/);
  await confirm.click();
  await expect(main.getByRole('heading', { name: 'Så här går det till nu' })).toBeVisible();
  await main.getByRole('link', { name: 'Till beställningen' }).click();
  const returns = main.getByRole('region', { name: 'Returer och reklamationer' });
  await expect(returns.getByRole('heading', { name: /^Ångrat köp RT-/ })).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Ångra köpet' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[O2.17-17] a guest without the mail finds the way from the footer, gets a link and withdraws', async ({
    page,
    playwright,
    request,
    baseURL,
  }) => {
    const { id, buyer } = await deliverOrder(playwright.request, request, baseURL ?? '');
    await page.goto('/se/info/15');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ångra köpet' }).click();
    const main = page.getByRole('main');
    await main.getByLabel('Ordernummer').fill(id.replace('PX-', '').toLowerCase());
    await main.getByLabel('E-postadress').fill(buyer.email);
    await main.getByRole('button', { name: 'Mejla mig en länk' }).click();
    await expect(main.getByText('Titta i din mejl')).toBeVisible();

    await page.goto(await withdrawalLink(buyer.email, /^Länk till din beställning/));
    await main.getByRole('button', { name: 'Fortsätt' }).click();
    await expect(main.getByText('Välj minst en vara att ångra.')).toBeVisible();
    await main.getByRole('checkbox').first().check();
    await main.getByRole('button', { name: 'Fortsätt' }).click();
    await main.getByLabel(/Varför ångrar du dig/).fill('Fel färg');
    await main.getByRole('button', { name: 'Bekräfta ångra köpet' }).click();
    await expect(main.getByText('Vi har tagit emot din ångeranmälan', { exact: true }).first()).toBeVisible();
    await expect(main).toContainText('Du skrev: Fel färg');
    expect((await mailTo(buyer.email, STATEMENT)).text).toContain('Du skrev: Fel färg');
  });
});
