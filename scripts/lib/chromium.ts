import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { TOOLS } from './paths.ts';
import { runNode } from './run-node.ts';

/** Chromium without a window: tests run a sixth faster than in a whole one. */
const HEADLESS_PATHS = ['/usr/bin/chromium-headless-shell'];

const WHOLE_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findInstalled(isWhole: boolean): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && existsSync(given)) return given;
  const paths = isWhole ? WHOLE_PATHS : [...HEADLESS_PATHS, ...WHOLE_PATHS];
  const system = paths.find((path) => existsSync(path));
  if (system !== undefined) return system;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function installWithApt(isWhole: boolean): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update', '-qq');
  const install = (name: string) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  if (isWhole || install('chromium-headless-shell').status !== 0) install('chromium');
}

/**
 * The path of a Chromium to test with: the system's, else Playwright's, else one installed now. Throws with what to
 * do when there is none to be had.
 *
 * @param isWhole the browser that shoppers have, windows and all: for measurements
 */
export async function ensureChromium({ isWhole = false } = {}): Promise<string> {
  const installed = findInstalled(isWhole);
  if (installed !== undefined) return installed;

  console.log('Installing Chromium for the browser tests …');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = await runNode(TOOLS.playwright, ['install', 'chromium'], { quiet: true });
  const downloaded = findInstalled(isWhole);
  if (install.code === 0 && downloaded !== undefined) return downloaded;
  if (isDebianRoot) installWithApt(isWhole);
  const found = findInstalled(isWhole);
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Install one (for example `sudo apt-get install chromium`, or ' +
      '`npx playwright install --with-deps chromium`), or set CHROMIUM_PATH to its program.',
  );
}
