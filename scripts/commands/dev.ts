/**
 * Runs the shop and rebuilds after every change: `npm run dev [remote …]`, all packages by default. With the shop
 * already running on its usual port, only builds for it: the shell activates new releases itself.
 */
import { spawn } from 'node:child_process';
import { buildChanged } from '../lib/build.ts';
import { defaultPorts } from '../lib/default-ports.ts';
import { fail } from '../lib/fail.ts';
import { DATA_DIR, ROOT, TOOLS } from '../lib/paths.ts';
import { type Shop, startShop } from '../lib/shop.ts';
import { untilStopped } from '../lib/until-stopped.ts';

const isRunning = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A running shop that another process started; it is not stopped. */
const borrowed = (url: string): Shop => ({
  url,
  apiUrl: '',
  cardSandboxUrl: '',
  stop: () => Promise.resolve(),
});

try {
  const packages = process.argv.slice(2);
  const ports = defaultPorts();
  const isJoining = packages.length > 0 && (await isRunning(ports.shop));
  if (!isJoining) await buildChanged();
  const shop = isJoining
    ? borrowed(`http://localhost:${ports.shop}`)
    : await startShop({ dataDir: DATA_DIR, ports, say: console.log, watch: true });
  const watcher = spawn(process.execPath, [TOOLS.build, '--watch', ...packages], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  console.log(`Watching ${packages.length === 0 ? 'all packages' : packages.join(', ')}: ${shop.url}`);
  process.exitCode = await untilStopped(shop);
  watcher.kill();
} catch (error) {
  fail(error);
}
