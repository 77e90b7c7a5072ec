import { existsSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, runBrowserTests } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { contentHash } from './content-hash.ts';
import { CACHE } from './paths.ts';
import { startShop } from './shop.ts';

const DATA_DIR = join(CACHE, 'e2e');
const STAMP = join(DATA_DIR, 'seed-stamp');
/** Far from the ones of a shop that a developer may have running. */
const PORTS = { shop: 4300, api: 4301, cardSandbox: 4302 };

/** The data of an earlier run is used again only while schema and seed are the same. */
function prepareDataDir(): void {
  const wanted = contentHash(['api/src/seed', 'api/src/db/migrations']);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** Runs the browser tests against a whole shop of their own, built for production, and stops it again. */
export async function testInBrowser(args: readonly string[] = []): Promise<Outcome> {
  const chromium = await ensureChromium();
  prepareDataDir();
  const shop = await startShop({ dataDir: DATA_DIR, ports: PORTS, say: console.log });
  try {
    return await runBrowserTests(
      { SHOP_URL: shop.url, API_URL: shop.apiUrl, CARD_SANDBOX_URL: shop.cardSandboxUrl, CHROMIUM_PATH: chromium },
      args,
    );
  } finally {
    await shop.stop();
  }
}
