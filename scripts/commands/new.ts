/**
 * Scaffolds a remote or a slot, as docs/new-remote.md describes:
 * npm run new remote mf-<name> — a remote with one page, /se/<name>
 * npm run new slot mf-<name>/<slot> — a slot: a page of its own where its name ends in "-page", else a part of the
 * layout
 * `--no-install` leaves installing the new package to the caller.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isRemoteName, type RemoteName } from '@shop/contracts/slots';
import { checkDescriptions } from '@shop/releases/check-descriptions';
import { SlotNameSchema } from '@shop/releases/description-schema';
import { fail } from '../lib/fail.ts';
import { remoteFiles } from '../lib/new/remote-files.ts';
import { slotFiles } from '../lib/new/slot-files.ts';
import { writeFiles } from '../lib/new/write-files.ts';
import { ROOT } from '../lib/paths.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { install: { type: 'boolean', default: true } },
  allowNegative: true,
});
const [kind, name = ''] = positionals;

const remoteOf = (text: string): RemoteName => {
  if (!isRemoteName(text))
    throw new Error('A remote is named "mf-" and words of small letters and digits: mf-lost-and-found.');
  return text;
};

/** What the build would refuse is refused before it is written. */
function slotOf(remote: RemoteName, slot: string): string {
  if (!SlotNameSchema.safeParse(slot).success)
    throw new Error('A slot is named in small letters, digits and dashes: lost-page.');
  const routes = slot.endsWith('-page') ? { page: { paths: [slot.replace(/-page$/, '')] } } : undefined;
  const about = routes === undefined ? {} : { routes };
  const reasons = checkDescriptions({ slots: { [slot]: { js: [], css: [], about } } }, remote);
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
  return slot;
}

/** The new package's links, and its entry in the lockfile. */
function install(): void {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { packageManager: string };
  const { status } = spawnSync(
    'npx',
    ['--yes', packageManager, 'install', '--no-frozen-lockfile', '--prefer-offline'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true' },
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('The new package could not be installed; see above.');
}

const COMMANDS: Record<string, () => Promise<void>> = {
  async remote() {
    const remote = remoteOf(name);
    if (existsSync(join(ROOT, remote, 'package.json'))) throw new Error(`There is already a remote ${remote}.`);
    slotOf(remote, `${remote.slice('mf-'.length)}-page`);
    await writeFiles(remoteFiles(remote));
    if (values.install) install();
    console.log(
      `Made ${remote} with the page /se/${remote.slice('mf-'.length)}. See ${remote}/README.md for what comes next.`,
    );
  },
  async slot() {
    const [owner = '', slot = '', ...rest] = name.split('/');
    const remote = remoteOf(owner);
    if (rest.length > 0 || slot === '') throw new Error('Name the remote and the slot: mf-content/lost-page.');
    if (!existsSync(join(ROOT, remote, 'package.json')))
      throw new Error(`There is no remote ${remote} in this workspace.`);
    await writeFiles(slotFiles(remote, slotOf(remote, slot)));
    console.log(`Made ${remote}/src/slots/${slot}. What it is to the shell stands in its manifest.ts.`);
  },
};

try {
  const run = COMMANDS[kind ?? ''];
  if (run === undefined) throw new Error('Usage: npm run new remote mf-<name> | npm run new slot mf-<name>/<slot>');
  await run();
} catch (error) {
  fail(error);
}
