import type { Page } from '@playwright/test';
import { fillCart, orderOf, prepareCheckout, signingOf } from '../support/api.ts';
import { expectGood } from '../support/axe.ts';
import { choose, expectComplete, newBuyer, placeOrderButton } from '../support/checkout.ts';
import { answerInApp, eidDialog, PERSON, startByButton } from '../support/eid.ts';
import { expect, failedLoad, hydrated, test, visit } from '../support/fixtures.ts';
import { beNewMember, loginPanel } from '../support/members.ts';
import { PRODUCTS } from '../support/products.ts';

const COMPANY = { kind: 'company', companyName: 'Provbolaget AB', corpNumber: '559999-1238' } as const;
/** The simulated owner of this phone refuses a payment, cancels it and approves it, in turn. */
const MOBILE = '0701234596';

const main = (page: Page) => page.getByRole('main');
const byInstalments = (page: Page) => main(page).getByRole('radio', { name: 'Delbetalning' });
const plans = (page: Page) => main(page).getByRole('radiogroup', { name: 'Hur vill du dela upp köpet?' });
const identify = (page: Page) => main(page).getByRole('button', { name: 'Legitimera dig med BankID' });

/** A cart that is dear enough to be divided, at a filled-in checkout. */
const atCheckout = async (page: Page, customer: Parameters<typeof prepareCheckout>[1] = {}): Promise<void> => {
  await fillCart(page.request, PRODUCTS.headset.id);
  await prepareCheckout(page.request, { ...newBuyer(), mobile: MOBILE, ...customer }, 'card');
  await visit(page, '/se/checkout');
  await expect(placeOrderButton(page)).toBeVisible();
};

/** The member has ordered by 12 payments and signed for it. */
const orderByPlan = async (page: Page): Promise<string> => {
  await choose(page, /^Delbetalning$/);
  await expect(plans(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(main(page).getByText('Att låna kostar pengar!')).toBeVisible();
  await placeOrderButton(page).click();
  const summary = main(page).getByRole('alert').filter({ hasText: 'Några uppgifter behöver rättas till' });
  await expect(summary).toContainText('Legitimera dig för att teckna delbetalning.');
  await expect(plans(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(plans(page)).toContainText('Välj hur många månader du vill betala');
  await expect(plans(page).getByRole('radio', { name: '6 månader', exact: true })).toBeFocused();
  await expectGood(page);

  await page.keyboard.press('ArrowDown');
  const twelve = plans(page).getByRole('radio', { name: '12 månader' });
  await expect(twelve).toBeChecked();
  await expect(plans(page)).not.toContainText('Välj hur många månader du vill betala');
  // A reload while the app waits ends the signing on the server, and keeps the plan.
  const { reference } = await startByButton(page, identify(page));
  await page.reload();
  await hydrated(page);
  await expect
    .poll(() => signingOf(page.request, reference))
    .toMatchObject({ status: 'failed', hintCode: 'cancelled' });
  await expect(twelve).toBeChecked();
  await startByButton(page, identify(page));
  await answerInApp(page, 'Avbryt');
  await expect(identify(page)).toHaveAccessibleDescription('Du avbröt legitimeringen. Inget är tecknat.');
  await expect(identify(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await answerInApp(page, 'Skriv under');
  await expect(eidDialog(page)).toBeHidden();
  await expect(main(page).getByText('Du har legitimerat dig med BankID.')).toBeVisible();
  await placeOrderButton(page).click();
  return expectComplete(page);
};

test('[1-91] [1-72] [O2.17-22] [4-47] [1-48] [O2.17-06] a member divides a purchase, signs for it, sees the plan and pays the first part by Swish', async ({
  page,
  expectMessages,
}) => {
  // An ended signing has no code any more, and the next poll says why.
  expectMessages(failedLoad(409, '/api/bankid/qr/'));
  await beNewMember(page, { ssn: PERSON });
  await atCheckout(page);
  const id = await orderByPlan(page);
  expect((await orderOf(page.request, id)).payment.type).toBe('instalment');
  await visit(page, `/se/order/${id}`);
  await expect(main(page)).toContainText(/Delbetalningen är godkänd\. Nästa betalning är .* senast \d/);

  await visit(page, '/se/delbetalning');
  const own = main(page).getByRole('region', { name: 'Dina delbetalningar' });
  await expect(own.getByRole('link', { name: `Beställning ${id}` })).toHaveCount(0);
  await startByButton(page, identify(page));
  await answerInApp(page, 'Skriv under');
  await expect(own.getByRole('link', { name: `Beställning ${id}` })).toBeVisible();
  await own.getByText('Alla 12 betalningar').click();
  await expect(own.getByText(/kr · Förfaller \d/)).toHaveCount(12);
  await expectGood(page);

  await own.getByRole('link', { name: 'Betala under Betalningar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betalningar' })).toBeVisible();
  const plan = main(page).getByRole('listitem').filter({ hasText: id });
  await expect(plan).toContainText(/\d\skr att betala/);
  await plan.getByRole('button', { name: /^Visa alla betalningar/ }).click();
  await expect(plan).toContainText('förfaller');
  await expectGood(page);
  await plan.getByRole('button', { name: /^Betala nu/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Betala \d/ });
  await dialog
    .locator('label')
    .filter({ hasText: /^Swish$/ })
    .click();
  const pay = dialog.getByRole('button', { name: /^Betala \d/ });
  await expectGood(page);
  await pay.click();
  await expect(dialog.getByRole('alert')).toContainText('Betalningen gick inte igenom och inga pengar har dragits.');
  await pay.click();
  await expect(dialog.getByRole('alert')).toContainText('Betalningen avbröts. Inga pengar har dragits.');
  await pay.click();
  await expect(dialog).toBeHidden();
  await expect(plan).toContainText(/\d\skr kvar av \d/);
  await plan.getByRole('button', { name: /^Visa alla betalningar/ }).click();
  await expect(plan.getByRole('listitem').filter({ hasText: 'betald' })).toHaveCount(1);
});

test('[1-91] [6-42] instalments are offered to no guest, who is led to the login, and to no company', async ({
  page,
}) => {
  await atCheckout(page);
  await expect(byInstalments(page)).toHaveCount(0);
  const login = main(page).getByRole('button', { name: 'Vill du delbetala? Logga in' });
  await login.click();
  await expect(loginPanel(page)).toContainText('Logga in eller bli medlem för att delbetala.');
  await page.keyboard.press('Escape');
  await main(page).getByText('Företag', { exact: true }).click();
  await expect(login).toHaveCount(0);

  await beNewMember(page);
  await atCheckout(page, COMPANY);
  await expect(main(page).getByRole('radio', { name: 'Företagsfaktura' })).toBeVisible();
  await expect(byInstalments(page)).toHaveCount(0);
});

const AMOUNT = 'Belopp i kronor';
const costsOf = (page: Page, amount: RegExp) => main(page).getByRole('list', { name: amount });

/** What the page must say of each plan before anybody chooses one. */
const COSTS = ['Totalt att betala', 'Kostnad för krediten', 'Effektiv ränta', 'Uppläggningsavgift', 'Aviavgift'];

test('[2.17-09] [O2.17-22] the page on instalments is open to everyone, counts any amount and says which ones it takes', async ({
  page,
}) => {
  await visit(page, '/se/delbetalning');
  await expect(page.getByRole('heading', { level: 1, name: 'Delbetalning' })).toBeVisible();
  await expect(main(page)).toContainText('Att låna kostar pengar!');
  const twelve = costsOf(page, /^Delbetala 10\s000/)
    .getByRole('listitem')
    .filter({ hasText: '12 månader' });
  for (const cost of COSTS) await expect(twelve).toContainText(cost);
  await expectGood(page);
  await main(page).getByLabel(AMOUNT).fill('12 500');
  await page.keyboard.press('Enter');
  await expect(costsOf(page, /^Delbetala 12\s500/)).toBeVisible();
  await main(page).getByLabel(AMOUNT).fill('75000');
  await page.keyboard.press('Enter');
  await expect(main(page).getByLabel(AMOUNT)).toHaveAccessibleDescription(/mellan 1\s000\skr och 50\s000\skr/);
  await expect(main(page).getByLabel(AMOUNT)).toHaveValue('75000');
  await main(page).getByText('Vad är effektiv ränta?').click();
  await expect(main(page).getByText(/vad krediten kostar per år/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Logga in' }).click();
  await expect(loginPanel(page)).toBeVisible();
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('[2.17-09] costs, questions and the warning of the law can be read', async ({ page }) => {
    await page.goto('/se/delbetalning');
    await main(page).getByLabel(AMOUNT).fill('5000');
    await main(page).getByRole('button', { name: 'Räkna ut' }).click();
    await expect(page).toHaveURL(/belopp=5000$/);
    const twelve = costsOf(page, /^Delbetala 5\s000/)
      .getByRole('listitem')
      .filter({ hasText: '12 månader' });
    for (const cost of COSTS) await expect(twelve).toContainText(cost);
    await expect(main(page)).toContainText('Att låna kostar pengar!');
    await main(page).getByText('Vem kan delbetala?').click();
    await expect(main(page).getByText(/har fyllt 18 år/)).toBeVisible();
  });
});
