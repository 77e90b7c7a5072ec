// Runs `scripts/commands/<command>.ts` on the Node that the repository pins. Plain JavaScript without dependencies,
// because it is what a fresh clone starts with: any Node from 20.19 on, and nothing installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const IS_WINDOWS = process.platform === 'win32';
const COMMANDS = join(ROOT, 'scripts/commands');
const NODE = join(ROOT, 'node_modules/node/bin', IS_WINDOWS ? 'node.exe' : 'node');
const INSTALL_STAMP = join(ROOT, 'node_modules/.installed-lockfile');

const fileOf = (command) => join(COMMANDS, `${command.replaceAll(':', '-')}.ts`);

function lockfileHash() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'package.json', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** Installs when node_modules is missing or belongs to another lockfile. pnpm itself is run by npx. */
function installWhenNeeded() {
  const wanted = lockfileHash();
  if (existsSync(NODE) && existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  console.log('Installing dependencies …');
  const { status } = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Without a terminal pnpm must decide by itself; a shell is how Windows starts npx.cmd.
    env: { ...process.env, CI: 'true' },
    shell: IS_WINDOWS,
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed; see above.');
    process.exit(status ?? 1);
  }
  writeFileSync(INSTALL_STAMP, wanted);
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined || !existsSync(fileOf(command))) {
  const known = readdirSync(COMMANDS).filter((name) => name.endsWith('.ts'));
  console.error(`Commands: ${known.map((name) => name.slice(0, -3).replaceAll('-', ':')).join(', ')}`);
  process.exit(2);
}
installWhenNeeded();

const child = spawn(NODE, [fileOf(command), ...args], { cwd: ROOT, stdio: 'inherit' });
// The child decides how to end; this process only forwards signals.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
  process.kill(process.pid, signal);
});
