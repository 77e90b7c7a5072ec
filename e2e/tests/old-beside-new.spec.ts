import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest, ShellManifest } from '@shop/contracts/rendering';
import { checkManifest, releaseFolder, type Registry } from '@shop/releases';
import type { Page } from '@playwright/test';
import { buy, expectCartCount } from '../support/cart.ts';
import { documentState } from '../support/document-state.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { brokenPromises, buildFormer, formerCommit, type FormerBuild } from '../support/former-build.ts';
import { PRODUCTS, productPath } from '../support/products.ts';
import { copyStore, SHELL_RELEASE, type SecondShell, startShellOn, type StoreCopy } from '../support/second-shell.ts';
import { buyOnAccount, mainHeading } from '../support/shop-parts.ts';

type Versions = Readonly<Record<string, string | null>>;

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const registryOf = (store: string): Registry => readJson(join(store, 'registry.json'));
const stableOf = (store: string): Versions =>
  Object.fromEntries(Object.entries(registryOf(store).remotes).map(([name, { stable }]) => [name, stable]));

/** A former shell knows no newer remote. */
function copyFor(shellsRemotes: readonly string[]): StoreCopy {
  const copy = copyStore();
  const registry = registryOf(copy.folder);
  const remotes = Object.fromEntries(Object.entries(registry.remotes).filter(([name]) => shellsRemotes.includes(name)));
  const audit = registry.audit.filter(({ remote }) => shellsRemotes.includes(remote));
  writeFileSync(join(copy.folder, 'registry.json'), JSON.stringify({ ...registry, remotes, audit }));
  return copy;
}

/** What this shop would refuse of the former releases. */
const refusalsOf = (store: string): string[] =>
  Object.entries(stableOf(store)).flatMap(([name, version]) => {
    const manifest = readJson<ReleaseManifest>(join(store, releaseFolder(name, version ?? ''), 'release.json'));
    return checkManifest(manifest, manifest.name, null);
  });

/** A shopper finds a product, puts it into the cart and buys it, in a page made of exactly these releases. */
async function buyOn(page: Page, url: string, shell: string, releases: Versions): Promise<void> {
  await visit(page, `${url}${productPath(PRODUCTS.whiteKeyboard.id)}`);
  await expect(mainHeading(page)).toContainText(PRODUCTS.whiteKeyboard.title);
  expect(await page.locator('html').getAttribute('data-version')).toBe(shell);
  const { remotes } = await documentState(page);
  expect(Object.fromEntries(Object.entries(remotes).map(([name, release]) => [name, release?.version]))).toEqual(
    releases,
  );
  await buy(page, page.getByRole('main').getByRole('button', { name: /^Köp / }).first(), { asksInsurance: true });
  await expectCartCount(page, 1);
  await visit(page, `${url}/se/checkout`);
  await buyOnAccount(page);
}

test.describe('old beside new', () => {
  // One worker: the former commit is built once.
  test.describe.configure({ mode: 'default', timeout: 500_000 });

  let former: FormerBuild;
  let copy: StoreCopy | null = null;
  /** Stopped when all pages are closed: what they still load is no error of theirs. */
  const shells: SecondShell[] = [];
  const start = async (...options: Parameters<typeof startShellOn>): Promise<string> => {
    const shell = await startShellOn(...options);
    shells.push(shell);
    return shell.url;
  };

  test.beforeAll(() => {
    test.setTimeout(500_000);
    const commit = formerCommit();
    // Sources without a history have no former commit.
    test.skip(commit === null, 'The history of this clone holds no other sources: fetch more of it.');
    const broken = brokenPromises(commit ?? '');
    test.skip(broken.length > 0, `Old and new are not meant to live together: ${broken.join(', ')}.`);
    former = buildFormer(commit ?? '');
  });
  test.afterAll(async () => {
    await Promise.all(shells.map(({ stop }) => stop()));
    copy?.remove();
  });

  test('a product is bought with every remote old on the new shell', async ({ page }) => {
    expect(refusalsOf(former.store)).toEqual([]);
    const url = await start(former.store);
    await buyOn(page, url, readJson<ShellManifest>(SHELL_RELEASE).version, stableOf(former.store));
  });

  test('a product is bought with every remote new on the old shell', async ({ page }) => {
    copy = copyFor(Object.keys(stableOf(former.store)));
    const url = await start(copy.folder, {}, former.shellRelease);
    const { version } = readJson<ShellManifest>(former.shellRelease);
    await buyOn(page, url, version, stableOf(copy.folder));
  });
});
