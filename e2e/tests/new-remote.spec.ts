import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@shop/releases';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { expect, failedLoad, test, visit } from '../support/fixtures.ts';
import { PRODUCTS } from '../support/products.ts';
import { copyStore, SHELL_RELEASE, type SecondShell, startShellOn, type StoreCopy } from '../support/second-shell.ts';

const REMOTE = 'mf-lost-and-found';
const SLOT = `${REMOTE}/src/slots/lost-and-found-page`;
const PATH = '/se/lost-and-found';

/** The page's own URL, its fallback and its form, as its team describes them. */
const MANIFEST = `import { postCart } from '@shop/contracts/api/cart';
import { describeSlot } from '@shop/contracts/slot-description';

export default describeSlot({
  routes: { things: { paths: ['lost-and-found/:id?'], params: { id: 'digits' } } },
  queryKeys: ['colour'],
  fallback: { text: 'Hittegodset är stängt just nu.', links: [{ text: 'Ring oss', to: '/se/info/1' }] },
  forms: [
    {
      path: 'lost-and-found/fetch',
      call: postCart.path,
      fields: { thing: { kind: 'integer', min: 1 } },
      body: {
        events: [
          { method: 'relative', productId: { $field: 'thing' }, quantity: 1, unitPrice: 1, pass: null, extraData: {} },
        ],
      },
      note: 'hittegods',
      to: '/se/checkout',
      readAt: '/se/lost-and-found',
    },
  ],
});
`;

const COMPONENT = `import type { RouteSnapshot } from '@shop/contracts/routes';
import { Button } from '@shop/ui/button/button.tsx';
import { useState } from 'react';

export function LostAndFoundPage({ route }: { readonly route: RouteSnapshot }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section>
      <h1>Lost and found</h1>
      <p>{String(route.query.colour ?? 'Alla färger')}</p>
      <a href="/se/lost-and-found/${PRODUCTS.cheap.id}">Öppna lådan</a>
      {route.params.id === undefined ? null : (
        <form method="post" action="/se/lost-and-found/fetch">
          <input type="hidden" name="thing" value={route.params.id} />
          <Button type="submit">Hämta ut</Button>
        </form>
      )}
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Visa mer
      </Button>
      <p hidden={!isOpen}>Paraplyer och hattar</p>
    </section>
  );
}
`;

test.describe('a new team’s remote', () => {
  let store: StoreCopy;
  let shell: SecondShell;
  let clone: Clone;

  test.beforeAll(async () => {
    store = copyStore();
    shell = await startShellOn(store.folder);
    clone = cloneRepository();
  });
  test.afterAll(async () => {
    await shell?.stop();
    clone?.remove();
    store?.remove();
  });

  test('adds a page with a new URL, a fallback and a form, and deploys it, without a change in shell or shared', async ({
    page,
    context,
    browser,
    expectMessages,
  }) => {
    // The clone runs the package's tests and builds it from nothing.
    test.setTimeout(400_000);
    const cookies = (await context.cookies()).map(({ name, value }) => ({ name, value, url: shell.url }));
    await context.addCookies(cookies);
    const shellBefore = statSync(SHELL_RELEASE).mtimeMs;
    expect((await page.request.get(shell.url + PATH)).status()).toBe(404);

    const made = clone.makeRemote(REMOTE);
    expect(made, made.output).toMatchObject({ isOk: true });
    clone.write(`${SLOT}/manifest.ts`, MANIFEST);
    clone.write(`${SLOT}/lost-and-found-page.tsx`, COMPONENT);
    clone.edit(`${SLOT}/slot.tsx`, (text) =>
      text.replace('() => <LostAndFoundPage />', '({ route }) => <LostAndFoundPage route={route} />'),
    );
    // Nothing that was there has been touched.
    expect(clone.changedFiles()).toEqual([]);

    // Names that belong to others are rejected before anything is published.
    clone.edit(`${SLOT}/manifest.ts`, (text) => text.replace('lost-and-found/:id?', 'checkout/lost'));
    const refused = clone.release(store.folder, 'publish', REMOTE);
    expect(refused.isOk).toBe(false);
    expect(refused.output).toContain('URLs below /se/checkout belong to mf-cart-checkout');

    clone.write(`${SLOT}/manifest.ts`, MANIFEST);
    for (const step of ['publish', 'promote']) {
      const released = clone.release(store.folder, step, REMOTE);
      expect(released, released.output).toMatchObject({ isOk: true });
    }
    const registry = JSON.parse(readFileSync(join(store.folder, 'registry.json'), 'utf8')) as Registry;
    expect(registry.audit.at(-1)).toMatchObject({ by: 'another team', action: 'promote', remote: REMOTE });

    await expect(async () => {
      expect((await page.request.get(shell.url + PATH)).status()).toBe(200);
    }).toPass({ timeout: 15_000 });
    await visit(page, `${shell.url}${PATH}?colour=rött&utm_source=x`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Lost and found' })).toBeVisible();
    await expect(main.getByText('rött')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Gaming' })).toBeVisible();

    // It is hydrated, and the browser knows its URL: the next page needs no new document.
    await main.getByRole('button', { name: 'Visa mer' }).click();
    await expect(main.getByText('Paraplyer och hattar')).toBeVisible();
    await page.evaluate(() => void (document.documentElement.dataset.first = 'true'));
    await main.getByRole('link', { name: 'Öppna lådan' }).click();
    await expect(page).toHaveURL(`${shell.url}${PATH}/${PRODUCTS.cheap.id}`);
    await expect(main.getByRole('button', { name: 'Hämta ut' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe('true');

    // Without JavaScript the page is whole, and its form works.
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(`${shell.url}${PATH}/${PRODUCTS.cheap.id}`);
    await reader.getByRole('main').getByRole('button', { name: 'Hämta ut' }).click();
    await expect(reader).toHaveURL(`${shell.url}/se/checkout`);
    await expect(reader.getByRole('main')).toContainText(/Tot[^]*kr/);

    await plain.close();

    // When its code cannot be loaded, the page shows the team's own fallback.
    const isLost = new RegExp(`/assets/${REMOTE}/`);
    expectMessages(failedLoad(404, isLost));
    expectMessages((message) => isLost.test(message.text()) || isLost.test(message.location().url));
    await page.route(new RegExp(`/assets/${REMOTE}/[^/]+/.*\\.js`), (route) => route.fulfill({ status: 404 }));
    await visit(page, shell.url + PATH);
    await expect(main.getByText('Hittegodset är stängt just nu.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ring oss' })).toHaveAttribute('href', '/se/info/1');
    await expect(main.getByRole('button', { name: 'Försök igen' })).toBeVisible();
    expect(statSync(SHELL_RELEASE).mtimeMs).toBe(shellBefore);
  });
});
