import { expect, test, visit } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

declare global {
  interface Window {
    intruded?: boolean;
  }
}

test.describe('what does not belong to the shop does not run', () => {
  test('an inline script in the document is refused', async ({ page, expectMessages }) => {
    expectMessages((message) => message.text().includes('Content Security Policy'));
    await page.route('**/se', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<script>window.intruded = true</script></body>');
      await route.fulfill({ response, body });
    });
    const refusal = page.waitForEvent('console', (message) => message.text().includes('script-src'));
    await visit(page, '/se');
    expect((await refusal).type()).toBe('error');
    expect(await page.evaluate(() => window.intruded)).toBeUndefined();
  });

  test('text cannot be turned into elements or scripts past the shop’s own policy', async ({
    page,
    expectMessages,
  }) => {
    expectMessages((message) =>
      /TrustedHTML|TrustedScript|TrustedTypePolicy|Content Security Policy/.test(message.text()),
    );
    await visit(page, '/se');
    const outcomes = await page.evaluate(() => {
      const attempt = (act: () => void): string => {
        try {
          act();
          return 'done';
        } catch {
          return 'refused';
        }
      };
      const types = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } })
        .trustedTypes;
      return {
        html: attempt(() => {
          document.createElement('div').innerHTML = '<img src=x onerror="window.intruded = true">';
        }),
        script: attempt(() => {
          document.createElement('script').src = '/assets/annat.js';
        }),
        policy: attempt(() => types.createPolicy('egen', {})),
      };
    });
    expect(outcomes).toEqual({ html: 'refused', script: 'refused', policy: 'refused' });
    expect(await page.evaluate(() => window.intruded)).toBeUndefined();
  });

  test('a remote’s file that has been tampered with does not run, and the rest of the page does', async ({
    page,
    expectMessages,
  }) => {
    // The browser, the loader and the fallback each log the missing slot.
    expectMessages(() => true);
    await page.route(/\/assets\/mf-content\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const body = `window.intruded = true;${await response.text()}`;
      await route.fulfill({ response, body });
    });
    await page.goto(productPath(PRODUCTS.keyboard.id));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(PRODUCTS.keyboard.title);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    // The footer may just be rendered again.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'whole');
    expect(await page.evaluate(() => window.intruded)).toBeUndefined();
  });
});

test('[8-37] a chunk that cannot be loaded is reported as "Loading chunk … failed"', async ({
  page,
  expectMessages,
}) => {
  expectMessages(() => true);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-error')) reports.push(request.postData() ?? '');
  });
  await page.route(/\/assets\/shell\/.*\/extras\.js/, (route) => route.abort());
  await visit(page, '/se');
  await expect.poll(() => reports.join('\n')).toMatch(/Loading chunk [\w-]+ failed/);
});

test('[1-08][O1-02][O6-19] another region gets one notice that the page is Swedish, at the URL of the Swedish page', async ({
  page,
}) => {
  await visit(page, '/dk/campaigns');
  const notice = page.getByRole('dialog');
  await expect(notice).toContainText('I nuläget är sidan tyvärr bara tillgänglig på svenska!');
  await expect(page).toHaveURL(/\/se\/campaigns$/);
  await notice.getByRole('button', { name: 'Ok' }).click();
  await expect(notice).toBeHidden();
});
