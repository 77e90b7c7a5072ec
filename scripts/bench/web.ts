import { join } from 'node:path';
import { ensureChromium } from '../lib/chromium.ts';
import { ROOT } from '../lib/paths.ts';
import { runNode } from '../lib/run-node.ts';
import { withBenchShop } from './bench-shop.ts';

/**
 * Medians of cold page loads and presses on a slow phone, measured by the browser tests' own package.
 *
 * @param args number of runs, then the part that is measured: see `e2e/bench/web.ts`
 */
export async function benchWeb(args: readonly string[]): Promise<void> {
  const chromium = await ensureChromium({ isWhole: true });
  await withBenchShop(async ({ url }) => {
    const { code } = await runNode(join(ROOT, 'e2e/bench/web.ts'), args, {
      env: { SHOP_URL: url, CHROMIUM_PATH: chromium },
    });
    if (code !== 0) throw new Error('The measurement did not finish; see above.');
  });
}
