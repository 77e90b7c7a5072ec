/**
 * Releases one remote without the others:
 *   npm run release -- publish <remote> [--dist folder] [--untested]   test, build, check, store; not served yet
 *   npm run release -- canary <remote> <percent> [--version v]         serves it to a share of visitors; 0 ends that
 *   npm run release -- promote <remote> [--version v]                  serves it to all visitors
 *   npm run release -- rollback <remote>                               ends the canary, else back to the last good release
 *   npm run release -- status [--changes n] [--shop address]           all releases, and those that a running shop rejects
 *   npm run release -- prune <remote> [--keep 5] [--days 7]            removes old releases that are not served
 *   npm run release -- disclaim <remote> <segment or slot>             another remote may claim it from now on
 *   npm run release -- serve <remote> [--port 5100]                    serves the built folder for `mf-override`
 * Releases that were published without their tests (`--untested`, `--dist`) are marked so, in the audit log also when
 * they are promoted.
 * RELEASE_STORE names the store (a folder, or s3://bucket/prefix).
 */
import { parseArgs } from 'node:util';
import { isRemoteName, type RemoteName } from '@shop/contracts/slots';
import { canary, changeRegistry, disclaim, promote, readRegistry, rollback } from '@shop/releases';
import { fail } from '../lib/fail.ts';
import { changeNow, describeRegistry, openReleases, pruneReleases, publishPackage } from '../lib/releases.ts';
import { serveBuilt } from '../lib/serve-built.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string' },
    untested: { type: 'boolean', default: false },
    version: { type: 'string' },
    keep: { type: 'string', default: '5' },
    days: { type: 'string', default: '7' },
    changes: { type: 'string', default: '10' },
    shop: { type: 'string' },
    port: { type: 'string', default: '5100' },
  },
});
const [command = '', name, share] = positionals;

const remote = (): RemoteName => {
  if (!isRemoteName(name)) throw new Error('Name a remote, "mf-" and words of small letters: mf-header.');
  return name;
};

const count = (text: string | undefined, what: string): number => {
  const value = Number(text);
  if (text === undefined || text === '' || !(value >= 0)) throw new Error(`${what} must be a number.`);
  return value;
};

async function sayChannel(of: RemoteName): Promise<void> {
  const channel = (await readRegistry(openReleases()))?.registry.remotes[of];
  const part = channel?.canary ? `, ${channel.canary.version} for ${channel.canary.percent} %` : '';
  console.log(`${of}: ${channel?.stable ?? 'nothing'} for all visitors${part}`);
}

const COMMANDS: Record<string, () => Promise<void>> = {
  async publish() {
    const { version } = await publishPackage(remote(), { dist: values.dist, isTested: !values.untested });
    console.log(`Published ${remote()} ${version}. Not served yet: canary or promote it.`);
  },
  async promote() {
    const change = { ...changeNow(remote()), version: values.version };
    await changeRegistry(openReleases(), (registry) => promote(registry, change));
    await sayChannel(remote());
  },
  async canary() {
    const change = { ...changeNow(remote()), percent: count(share, 'The share'), version: values.version };
    await changeRegistry(openReleases(), (registry) => canary(registry, change));
    await sayChannel(remote());
  },
  async rollback() {
    await changeRegistry(openReleases(), (registry) => rollback(registry, changeNow(remote())));
    await sayChannel(remote());
  },
  async status() {
    const found = await readRegistry(openReleases());
    if (found === null) throw new Error('There are no releases yet: publish one, or build.');
    console.log(describeRegistry(found.registry, count(values.changes, '--changes')).join('\n'));
    if (values.shop === undefined) return;
    const token = process.env.OPERATOR_TOKEN;
    const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(new URL('/readyz', values.shop), headers && { headers });
    const { refused } = (await response.json()) as { refused?: unknown };
    if (refused === undefined) throw new Error(`${values.shop} shows that to its operator only: set OPERATOR_TOKEN.`);
    console.log(`Refused by ${values.shop}: ${JSON.stringify(refused, null, 2)}`);
  },
  async prune() {
    const pruned = await pruneReleases(remote(), count(values.keep, '--keep'), count(values.days, '--days'));
    console.log(pruned.length === 0 ? 'Nothing to remove.' : `Removed ${pruned.join(', ')}.`);
  },
  async disclaim() {
    if (share === undefined)
      throw new Error('Name what is to be free again: the first segment of its URLs, or a slot.');
    await disclaim(openReleases(), remote(), share);
    console.log(`${share} can be claimed again.`);
  },
  serve: () => serveBuilt(remote(), count(values.port, '--port')),
};

try {
  const run = COMMANDS[command];
  if (run === undefined) throw new Error(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`);
  await run();
} catch (error) {
  fail(error);
}
