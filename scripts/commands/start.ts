/** Builds what has changed and runs the shop until Ctrl-C: `npm start`. */
import { buildChanged } from '../lib/build.ts';
import { defaultPorts } from '../lib/default-ports.ts';
import { fail } from '../lib/fail.ts';
import { readInstallation } from '../lib/installation.ts';
import { DATA_DIR } from '../lib/paths.ts';
import { startShop } from '../lib/shop.ts';
import { untilStopped } from '../lib/until-stopped.ts';

try {
  // Fails within a second, not after a minute of building, when the shop may not start.
  readInstallation(DATA_DIR);
  await buildChanged();
  const shop = await startShop({ dataDir: DATA_DIR, ports: defaultPorts(), say: console.log });
  console.log(`The shop is open: ${shop.url}`);
  process.exitCode = await untilStopped(shop);
} catch (error) {
  fail(error);
}
