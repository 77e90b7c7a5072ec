import { buildChanged } from '../lib/build.ts';
import { CACHE } from '../lib/paths.ts';
import { type Shop, startShop, WITHOUT_CALLER_LIMITS } from '../lib/shop.ts';
import { join } from 'node:path';

const PORTS = { shop: 4400, api: 4401, cardSandbox: 4402 };

/**
 * Runs `work` against a production build of the shop with its own data, or against SHOP_URL and API_URL when they are
 * set.
 */
export async function withBenchShop(
  work: (shop: Pick<Shop, 'url' | 'apiUrl'>) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { SHOP_URL: url, API_URL: apiUrl } = process.env;
  if (url !== undefined && apiUrl !== undefined) return work({ url, apiUrl });
  await buildChanged();
  const shop = await startShop({
    dataDir: join(CACHE, 'bench'),
    ports: PORTS,
    say: console.log,
    env: { ...WITHOUT_CALLER_LIMITS, ...env },
  });
  try {
    await work(shop);
  } finally {
    await shop.stop();
  }
}
