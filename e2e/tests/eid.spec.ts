import type { Page } from '@playwright/test';
import { currentUser, logInByApi, logOutByApi, signingOf, startSigning } from '../support/api.ts';
import { expectGood } from '../support/axe.ts';
import { answerInApp, eidDialog, PERSON, startByButton, STRANGER } from '../support/eid.ts';
import { expect, failedLoad, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { beNewMember, fillLogin, loginPanel, newMember, PASSWORD } from '../support/members.ts';

const pageOf = (reference: string) => `/se/identifiera/${reference}`;
const main = (page: Page) => page.getByRole('main');
const startButton = (page: Page) => main(page).getByRole('button', { name: 'Legitimera dig med BankID' });
const again = (page: Page) => main(page).getByRole('button', { name: 'Försök igen' });
const qrCode = (page: Page) => eidDialog(page).getByRole('img', { name: /^QR-kod för BankID/ });
const expectResult = (page: Page, text: string) =>
  expect(main(page).getByRole('status').filter({ hasText: text })).toBeVisible();
/** The server's word on how a signing has ended. */
const expectCancelledOnServer = (page: Page, reference: string) =>
  expect.poll(() => signingOf(page.request, reference)).toMatchObject({ status: 'failed', hintCode: 'cancelled' });

/** A member at the page of a signing of their own. */
const atSigning = async (page: Page): Promise<void> => {
  await visit(page, pageOf(await startSigning(page.request, 'identify')));
  await expect(startButton(page)).toBeVisible();
};

test('[2.17-10] [O2.17-23] [6-42] [2.16-07] [2.16-08] [2.16-09] [4-43] [4-44] [4-45] by the keyboard: logs in first, then cancels in the app, is too late and signs', async ({
  page,
  playwright,
  baseURL,
  expectMessages,
}) => {
  // An ended signing has no code any more, and the next poll says why.
  expectMessages(failedLoad(409, '/api/bankid/qr/'));
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const username = await newMember(elsewhere);
  const reference = await startSigning(elsewhere, 'identify');
  await elsewhere.dispose();
  await visit(page, pageOf(reference));
  await expect(main(page)).toContainText('Du måste vara inloggad för att använda BankID.');
  await fillLogin(page, main(page), username);
  await expect(page.getByRole('heading', { level: 1, name: 'Legitimera dig' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pageOf(reference));
  for (const text of ['Pixelhamn', '”Jag legitimerar mig hos Pixelhamn.”', 'Vi behöver veta att det är du']) {
    await expect(main(page)).toContainText(text);
  }
  await expectGood(page);

  const dialog = eidDialog(page);
  await tabTo(page, startButton(page));
  await page.keyboard.press('Enter');
  const app = dialog.getByRole('link', { name: 'Öppna BankID på den här enheten' });
  await expect(app).toHaveAttribute('target', '_blank');
  await expect(dialog).toContainText('Den här rutan stängs automatiskt när du har signerat.');
  await expect(qrCode(page)).toBeVisible();
  await expectGood(page);
  // A press by mistake does not end it [O2.16-09], and Tab stays inside.
  await page.keyboard.press('Escape');
  await tabTo(page, app);
  await tabTo(page, dialog.getByRole('button', { name: 'Avbryt' }));
  await answerInApp(page, 'Avbryt');
  await expect(dialog).toBeHidden();
  await expectResult(page, 'Du avbröt legitimeringen. Ingenting är signerat.');
  await expect(again(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await answerInApp(page, 'Låt tiden gå ut');
  await expect(dialog).toBeHidden();
  await expectResult(page, 'Tiden för signering har gått ut! Vänligen försök igen.');
  await expect(again(page)).toBeFocused();
  await expectGood(page);

  await page.keyboard.press('Enter');
  await answerInApp(page, 'Skriv under');
  await expect(dialog).toBeHidden();
  await expectResult(page, 'Du har legitimerat dig med BankID.');
  expect((await currentUser(page.request))?.ssn).toBe('19850709-****');
  await main(page).getByRole('link', { name: 'Till Mina sidor' }).click();
  await expect(page).toHaveURL(/\/se\/member\/orders$/);
});

test('[4-42] [4-47] [O4-21] polls every 2 s beside a moving QR code, and is cancelled on the server by "Avbryt" and by leaving', async ({
  page,
}) => {
  await beNewMember(page);
  await atSigning(page);
  const first = await startByButton(page, startButton(page));
  const shown = await qrCode(page).innerHTML();
  await expect.poll(() => qrCode(page).innerHTML()).not.toBe(shown);
  await eidDialog(page).getByRole('button', { name: 'Avbryt' }).click();
  await expect(eidDialog(page)).toBeHidden();
  await expectResult(page, 'Du avbröt legitimeringen. Ingenting är signerat.');
  await expectCancelledOnServer(page, first.reference);

  let polls = 0;
  page.on('request', (request) => (polls += request.url().includes('/api/bankid/poll/') ? 1 : 0));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  const second = await startByButton(page, again(page));
  // Whoever opens the app is told there what to do, which the next poll finds out.
  await page.request.get(second.appUrl);
  await page.clock.runFor(1999);
  expect(polls).toBe(0);
  await page.clock.runFor(1);
  await expect(eidDialog(page).getByRole('status')).toContainText('Skriv in din säkerhetskod i BankID-appen');
  expect(polls).toBe(1);
  await page.clock.runFor(1999);
  expect(polls).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(() => polls).toBe(2);
  await page.clock.resume();

  await page.goto('/se');
  await expectCancelledOnServer(page, second.reference);
});

test('[4-46] [6-43] [8-11] is ended by another person’s e-ID, by a login that is over, and by any other error', async ({
  page,
  expectMessages,
}) => {
  expectMessages(failedLoad(409, '/api/bankid/qr/'));
  const username = await beNewMember(page, { ssn: PERSON });
  await atSigning(page);
  await startByButton(page, startButton(page));
  await answerInApp(page, 'Skriv under', STRANGER);
  await expect(eidDialog(page)).toBeHidden();
  await expect(page.getByText('tillhör någon annan').first()).toBeVisible();

  // A login in another window makes another session, whose signing this is not.
  expectMessages(failedLoad(404, '/api/bankid/'));
  await startByButton(page, again(page));
  await logInByApi(page.request, username, PASSWORD);
  await expect(eidDialog(page)).toBeHidden();
  await expectResult(page, 'Legitimeringen med BankID gick inte. Försök igen.');

  expectMessages(failedLoad(401, '/api/bankid/'));
  await startByButton(page, again(page));
  await logOutByApi(page.request);
  await expect(eidDialog(page)).toBeHidden();
  await expect(loginPanel(page)).toContainText('Du måste vara inloggad för att använda BankID');
  await fillLogin(page, loginPanel(page), username);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('[2.16-08] [O4-21] the link to the app comes first, and the QR code only on request', async ({
    page,
    expectMessages,
  }) => {
    // The code may be asked for once more when the app has already signed.
    expectMessages(failedLoad(409, '/api/bankid/qr/'));
    await beNewMember(page);
    await atSigning(page);
    const start = new URL(page.url()).pathname;
    await startByButton(page, startButton(page));
    await expect(qrCode(page)).toBeHidden();
    const [app, note] = await Promise.all(
      [eidDialog(page).getByRole('link', { name: /på den här enheten/ }), eidDialog(page).getByRole('status')].map(
        (part) => part.boundingBox(),
      ),
    );
    expect(app?.y).toBeLessThan(note?.y ?? 0);
    await expectGood(page);
    await eidDialog(page).getByRole('button', { name: 'Använd BankID på en annan enhet' }).click();
    await expect(qrCode(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await answerInApp(page, 'Skriv under');
    await expectResult(page, 'Du har legitimerat dig med BankID.');
    // Whoever comes back to the page finds it signed, not the tries before.
    await page.waitForURL((url) => url.pathname !== start);
    await page.reload();
    await expectResult(page, 'Du har legitimerat dig med BankID.');
    await expectGood(page);
  });
});
