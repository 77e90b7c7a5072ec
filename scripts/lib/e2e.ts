import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, runBrowserTests } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { CACHE } from './paths.ts';
import { startShop, WITHOUT_CALLER_LIMITS } from './shop.ts';

const DATA_DIR = join(CACHE, 'e2e');
/** Far from those of a shop that a developer may be running; `E2E_PORT` moves them for a second run beside it. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4300);
const PORTS = { shop: FIRST_PORT, api: FIRST_PORT + 1, cardSandbox: FIRST_PORT + 2 };

/**
 * On a busy machine the servers must not time fragments out, or reject work: the tests are about behaviour, not speed.
 */
const TIMEOUT = { FRAGMENT_DEADLINE_MS: '10000', PAGE_DEADLINE_MS: '20000', MAX_LAG_MS: '10000' };

/** Tests send the IP address of their browser, as a load balancer would. */
const OWN_ADDRESSES = { TRUSTED_PROXIES: 'loopback' };

/** Every run starts from a freshly seeded shop: the purchases of an earlier one must not affect it. */
function prepareDataDir(): void {
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
}

/** Runs the browser tests against a whole shop of their own, built for production, and stops it again. */
export async function testInBrowser(args: readonly string[] = []): Promise<Outcome> {
  const chromium = await ensureChromium();
  prepareDataDir();
  const shop = await startShop({
    dataDir: DATA_DIR,
    ports: PORTS,
    say: console.log,
    env: { ...TIMEOUT, ...OWN_ADDRESSES, ...WITHOUT_CALLER_LIMITS },
  });
  try {
    return await runBrowserTests(
      {
        SHOP_URL: shop.url,
        API_URL: shop.apiUrl,
        CARD_SANDBOX_URL: shop.cardSandboxUrl,
        MAIL_DIR: join(DATA_DIR, 'mail'),
        CHROMIUM_PATH: chromium,
      },
      args,
    );
  } finally {
    await shop.stop();
  }
}
