import type { APIRequest } from '@playwright/test';
import { documentState } from '../support/document-state.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { buildHeaderVariant, release, type Variant } from '../support/releases.ts';
import { copyStore, type SecondShell, startShellOn, type StoreCopy } from '../support/second-shell.ts';

const OLD = 'Vad letar du efter?';
const NEW = 'Vad behöver du i dag?';
/** Text of the header's HTML; the page's texts for the browser contain the old words in any case. */
const rendered = (words: string): string => `placeholder="${words}"`;
/** What the issue of a release promises to a running shop. */
const FOLLOWED_WITHIN_MS = 5000;

test.describe('releases of mf-header', () => {
  let store: StoreCopy;
  let shell: SecondShell;
  let variant: Variant;

  test.beforeAll(async () => {
    store = copyStore();
    shell = await startShellOn(store.folder);
    variant = buildHeaderVariant('1.0.0-variant', { [OLD]: NEW });
  });
  test.afterAll(async () => {
    await shell?.stop();
    variant?.remove();
    store?.remove();
  });

  /** The start page as a browser gets it that has never been here. */
  const newVisit = async (request: APIRequest): Promise<string> => {
    const visitor = await request.newContext({ baseURL: shell.url });
    const response = await visitor.get('/se');
    const text = await response.text();
    await visitor.dispose();
    expect(response.status()).toBe(200);
    return text;
  };

  test('one is published, tried, promoted and rolled back while a browser shops; the shell goes on running', async ({
    page,
    context,
    playwright: { request },
  }) => {
    test.slow();
    await context.addCookies((await context.cookies()).map(({ name, value }) => ({ name, value, url: shell.url })));
    const follows = (expected: string) =>
      expect.poll(() => newVisit(request), { timeout: FOLLOWED_WITHIN_MS }).toContain(rendered(expected));
    const field = page.getByRole('search').locator('input[name="searchString"]').first();

    await visit(page, `${shell.url}/se`);
    await expect(field).toHaveAttribute('placeholder', OLD);
    const before = await documentState(page);

    expect(release(store.folder, 'publish', 'mf-header', '--dist', variant.dist)).toMatchObject({ isOk: true });
    expect(await newVisit(request)).toContain(rendered(OLD));

    // A share of visitors: four standard deviations round the half of so many.
    const VISITORS = 80;
    expect(release(store.folder, 'canary', 'mf-header', '50')).toMatchObject({ isOk: true });
    await expect
      .poll(async () => (await newVisit(request)).includes(rendered(NEW)), {
        timeout: FOLLOWED_WITHIN_MS,
        intervals: [200],
      })
      .toBe(true);
    const visits = await Promise.all(Array.from({ length: VISITORS }, () => newVisit(request)));
    const tried = visits.filter((text) => text.includes(rendered(NEW))).length;
    expect(Math.abs(tried - VISITORS / 2)).toBeLessThan(4 * Math.sqrt(VISITORS / 4));

    // A visitor who has got a canary stays on it.
    const sticky = await request.newContext({ baseURL: shell.url });
    const first = (await (await sticky.get('/se')).text()).includes(rendered(NEW));
    for (const path of ['/se', '/se/campaigns', '/se'])
      expect((await (await sticky.get(path)).text()).includes(rendered(NEW))).toBe(first);
    await sticky.dispose();

    expect(release(store.folder, 'promote', 'mf-header')).toMatchObject({ isOk: true });
    await follows(NEW);

    // The open page keeps its header's release, deferred files included.
    await page.getByRole('banner').getByRole('button', { name: 'Gaming' }).click();
    await field.fill('tangentbord');
    await field.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('tangentbord');
    await expect(field).toHaveAttribute('placeholder', OLD);
    const { base } = before.remotes['mf-header'] ?? { base: '' };
    const list = await page.request.get(`${shell.url}${before.fileList?.url ?? ''}`);
    const { 'mf-header': files = {} } = (await list.json()) as Record<string, Record<string, string>>;
    expect(Object.keys(files)).toContain('entry.js');
    for (const file of Object.keys(files))
      expect((await page.request.get(`${shell.url}${base}${file}`)).status(), file).toBe(200);

    // The next visit gets the new one, hydrated without a word in the console.
    await visit(page, `${shell.url}/se`);
    await expect(field).toHaveAttribute('placeholder', NEW);

    expect(release(store.folder, 'rollback', 'mf-header')).toMatchObject({ isOk: true });
    await follows(OLD);
    await visit(page, `${shell.url}/se`);
    await expect(field).toHaveAttribute('placeholder', OLD);
    expect(release(store.folder, 'status').output).toMatch(/rollback mf-header 1\.0\.0-variant/);
  });

  test('one that needs another Platform is refused', async () => {
    const newer = buildHeaderVariant('9.0.0-newer', { [OLD]: NEW }, { platform: '^9.0.0' });
    const { isOk, output } = release(store.folder, 'publish', 'mf-header', '--dist', newer.dist);
    newer.remove();
    expect(isOk).toBe(false);
    expect(output).toContain('It needs Platform ^9.0.0');
    // Past the browser's headers: probes come from the machine itself.
    const { refused } = (await (await fetch(`${shell.url}/readyz`)).json()) as { refused: unknown[] };
    expect(refused).toEqual([]);
  });
});
