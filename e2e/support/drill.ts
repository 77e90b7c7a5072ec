import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES, type KnownRemote } from '@shop/contracts/slots';
import { canary, changeRegistry, isInShare, promote, prune, publishRelease, VISITOR_GROUPS } from '@shop/releases';
import { createFolderStore } from '@shop/releases/folder-store';
import type { BrowserContext, Page } from '@playwright/test';
import { drillRelease, unreadableRelease, type BrowserFault } from './drill-release.ts';
import { documentState } from './document-state.ts';
import { startFaultyApi, type FaultyApi } from './faulty-api.ts';
import { expect, test as base } from './fixtures.ts';
import { copyStore, startShellOn } from './second-shell.ts';

/**
 * Short enough that a test need not wait for a fault, long enough that a busy machine still renders all other slots in
 * time. The page's own timeout is longer, so that a rendered page has had the time to omit the slow part.
 */
const DEADLINES = { FRAGMENT_DEADLINE_MS: '3000', PAGE_DEADLINE_MS: '4000' };
/** Share of visitors, in per cent, with the unreadable release: none but those whose cookie selects it. */
const SHARE = 1;

export interface DrillShop {
  url: string;
  api: FaultyApi;
  /**
   * Makes a newer release of a remote stable, and removes the older ones with their files, as weeks of deploys would.
   */
  replace(remote: KnownRemote): Promise<string>;
  /** A visitor who gets the stable release of every remote, but for one whose entry is no JavaScript. */
  groupOf(unreadable: KnownRemote | null): number;
  /** A number of `/metrics`; 0 for one that has not been counted yet. */
  metric(name: string, labels: Readonly<Record<string, string>>): Promise<number>;
}

const change = (remote: KnownRemote) => ({ remote, at: new Date().toISOString(), by: 'drill' });
const unreadable = (remote: KnownRemote): string => `1.0.0-unreadable-${remote}`;

/** A visitor's group that is in the share of exactly these releases. */
function findGroup(wanted: KnownRemote | null): number {
  const canaries = REMOTE_NAMES.map((name) => ({
    name,
    canary: { version: unreadable(name), percent: SHARE, since: '' },
  }));
  for (let group = 0; group < VISITOR_GROUPS; group += 1) {
    if (canaries.every((row) => isInShare(group, row.canary) === (row.name === wanted))) return group;
  }
  throw new Error('No group of visitors gets only that release');
}

/** A shop of its own: own releases, each of which can fail on demand, and an api proxy that can fail calls. */
async function openDrillShop(): Promise<{ shop: DrillShop; close: () => Promise<void> }> {
  const copy = copyStore();
  const store = createFolderStore(copy.folder);
  const publish = async (remote: KnownRemote, { dist, remove }: ReturnType<typeof drillRelease>) => {
    await publishRelease({ ...change(remote), store, dist });
    remove();
  };
  // Nothing that a server could go back to: it has to live with what fails.
  for (const remote of REMOTE_NAMES) rmSync(join(copy.folder, remote), { recursive: true });
  await changeRegistry(store, (registry) => ({ ...registry, remotes: {} }));
  for (const remote of REMOTE_NAMES) {
    await publish(remote, drillRelease(remote, '1.0.0-drill'));
    await changeRegistry(store, (now) => promote(now, { ...change(remote), version: '1.0.0-drill' }));
    await publish(remote, unreadableRelease(remote, unreadable(remote)));
    const share = { percent: SHARE, version: unreadable(remote) };
    await changeRegistry(store, (now) => canary(now, { ...change(remote), ...share }));
  }
  const api = await startFaultyApi(process.env.API_URL ?? 'http://127.0.0.1:3001');
  const shell = await startShellOn(copy.folder, { ...DEADLINES, API_ORIGIN: api.origin });
  const servedVersion = async (remote: KnownRemote) => {
    const { remotes } = (await (await fetch(`${shell.url}/readyz`)).json()) as {
      remotes: { name: string; version: string }[];
    };
    return remotes.find(({ name }) => name === remote)?.version;
  };
  const shop: DrillShop = {
    url: shell.url,
    api,
    async replace(remote) {
      let version = '';
      // Twice, since the last good release is retained for a rollback.
      for (const step of ['next', 'last']) {
        version = `1.0.0-${step}-${randomUUID().slice(0, 8)}`;
        await publish(remote, drillRelease(remote, version));
        await changeRegistry(store, (now) => promote(now, { ...change(remote), version }));
      }
      let gone: string[] = [];
      const at = new Date(Date.now() + 1000).toISOString();
      await changeRegistry(store, (now) => {
        const result = prune(now, { ...change(remote), keep: 0, before: at });
        gone = result.pruned;
        return result.registry;
      });
      for (const old of gone) await store.removeFolder(`${remote}/${old}`);
      await expect.poll(() => servedVersion(remote), { intervals: [100] }).toBe(version);
      return version;
    },
    groupOf: findGroup,
    async metric(name, labels) {
      const text = await (await fetch(`${shell.url}/metrics`)).text();
      const rows = text.split('\n').filter((row) => row.startsWith(`${name}{`));
      const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
      const row = rows.find((candidate) => wanted.every((part) => candidate.includes(part)));
      return Number(row?.split(' ').at(-1) ?? 0);
    },
  };
  const close = async () => {
    await shell.stop();
    await api.close();
    copy.remove();
  };
  return { shop, close };
}

/** `test` with a breakable shop, one for each worker; every test is a visitor of its own. */
export const test = base.extend<object, { shop: DrillShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture asks for
    async ({}, provide) => {
      const { shop, close } = await openDrillShop();
      await provide(shop);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
  context: async ({ context, shop }, provide) => {
    await beVisitor(context, shop, shop.groupOf(null));
    shop.api.forget();
    await provide(context);
    shop.api.fail(null);
    shop.api.failOnServer(null);
  },
});

export const beVisitor = (context: BrowserContext, shop: DrillShop, group: number): Promise<void> =>
  context.addCookies([{ name: 'release-group', value: String(group), url: shop.url }]);

/** Pages of this context have a remote that fails in the browser. */
export async function breakInBrowser(context: BrowserContext, remote: KnownRemote, fault: BrowserFault): Promise<void> {
  await context.addInitScript(
    ([name, how]) => {
      window.shopDrill = { [name]: how };
    },
    [remote, fault] as const,
  );
}

/**
 * The same page at a URL that is not in the shell's cache: a cached one would hide failures. The login reads `fel` on
 * every page, and ignores this value.
 */
export const unkept = (path: string): string => `${path}?fel=${randomUUID().slice(0, 8)}`;

/** The version of a remote whose files the document in the browser names. */
export const shownVersion = async (page: Page, remote: KnownRemote): Promise<string | undefined> =>
  new RegExp(`/assets/${remote}/([^/"]+)/`).exec(await page.content())?.[1];

/** The releases in the page's document. */
export const releaseOf = async (page: Page, remote: KnownRemote) => {
  const state = await documentState(page);
  const release = state.remotes[remote];
  if (!release) throw new Error(`The page has no ${remote}`);
  return release;
};
