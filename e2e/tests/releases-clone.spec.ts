import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@shop/releases';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { documentState } from '../support/document-state.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { copyStore, SHELL_RELEASE, type SecondShell, startShellOn, type StoreCopy } from '../support/second-shell.ts';

const OLD = 'Vad letar du efter?';
const NEW = 'Vad saknar du i dag?';
const SEARCH_BOX = 'mf-header/src/features/quick-search/search-box.tsx';

test.describe('mf-header from another clone', () => {
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

  test('is tested, built and published there, and is what the next visit gets; the shell is never rebuilt', async ({
    page,
    context,
  }) => {
    // The clone runs the package's tests and builds it from nothing.
    test.setTimeout(400_000);
    await context.addCookies((await context.cookies()).map(({ name, value }) => ({ name, value, url: shell.url })));
    const field = page.getByRole('search').locator('input[name="searchString"]').first();
    const shellBefore = statSync(SHELL_RELEASE).mtimeMs;
    const registry = () => JSON.parse(readFileSync(join(store.folder, 'registry.json'), 'utf8')) as Registry;
    const releases = () => Object.entries(registry().remotes['mf-header']?.releases ?? {});

    await visit(page, `${shell.url}/se`);
    await expect(field).toHaveAttribute('placeholder', OLD);
    const known = releases().map(([version]) => version);

    // What breaks the contracts that the packages share does not leave the clone.
    clone.edit(SEARCH_BOX, (text) => text.replace("emit('dropdown.opened', {", "emit('dropdown.exploded', {"));
    const refused = clone.release(store.folder, 'publish', 'mf-header');
    expect(refused.isOk).toBe(false);
    expect(refused.output).toContain("mf-header breaks the contracts' types");
    expect(releases()).toHaveLength(known.length);

    clone.edit(SEARCH_BOX, (text) => text.replace('dropdown.exploded', 'dropdown.opened').replace(OLD, NEW));
    const published = clone.release(store.folder, 'publish', 'mf-header');
    expect(published, published.output).toMatchObject({ isOk: true });
    expect(published.output).toMatch(/mf-header passes its \d+ tests/);
    const added = releases().filter(([version]) => !known.includes(version));
    expect(added).toHaveLength(1);
    expect(added[0]?.[1].isUntested).toBeUndefined();
    // It is not served yet.
    await visit(page, `${shell.url}/se`);
    await expect(field).toHaveAttribute('placeholder', OLD);

    expect(clone.release(store.folder, 'promote', 'mf-header')).toMatchObject({ isOk: true });
    await expect(async () => {
      await visit(page, `${shell.url}/se`);
      await expect(field).toHaveAttribute('placeholder', NEW, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
    const state = await documentState(page);
    expect(state.remotes['mf-header']?.version).toBe(added[0]?.[0]);
    expect(registry().audit.at(-1)).toMatchObject({ by: 'another team', action: 'promote', remote: 'mf-header' });
    // The header lives: it searches.
    await field.fill('tangentbord');
    await field.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('tangentbord');
    expect(statSync(SHELL_RELEASE).mtimeMs).toBe(shellBefore);
  });
});
