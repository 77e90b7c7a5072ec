import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ReleaseManifest } from '@shop/contracts/rendering';
import type { KnownRemote } from '@shop/contracts/slots';
import { integrityOf } from '@shop/releases/verify-files';

const ROOT = resolve(import.meta.dirname, '../..');

declare global {
  interface Window {
    /** Which fault a page's remotes have; set before anything else runs. */
    shopDrill?: Partial<Record<KnownRemote, BrowserFault>>;
  }
}

export type BrowserFault = 'throws-on-render' | 'throws-on-mount';
export type ServerFault = 'throws' | 'loops';

/** A fault's own text in reports and logs. */
export const DRILL_MESSAGE = 'failure drill';

/** Which remote fails on the server, and how. */
export interface ServerFailure {
  remote: KnownRemote;
  fault: ServerFault;
}

/** On a path of the api, since a server bundle can fetch nothing else: names the bundle of a drill that is to fail. */
export const FAILURE_PATH = 'drill-failure';

/** Wraps the built server bundle: fails when the shop's api says so. */
const serverOf = (remote: KnownRemote): string => `
import { render as built, slots } from './built.mjs';
const FAULTS = {
  throws: async () => { throw new Error('${DRILL_MESSAGE}: throws on the server'); },
  loops: async () => { for (;;); },
};
export { slots };
export const render = async (request, io) => {
  const failure = await io.fetch(request.apiBase + '${FAILURE_PATH}').then((response) => response.json()).catch(() => null);
  const fault = failure?.remote === '${remote}' ? FAULTS[failure.fault] : undefined;
  return fault ? fault() : built(request, io);
};
`;

/** Appended to the built entry: exports slots that fail when the page says so. */
const entryOf = (remote: KnownRemote): string => {
  const container = remote.replaceAll('-', '_');
  return `
;(() => {
  const FAULTS = {
    'throws-on-render': (slot) => ({
      ...slot,
      lifecycles: __SHOP_PARTS__.mountTree(() => { throw new Error('${DRILL_MESSAGE}: throws on render'); }),
    }),
    'throws-on-mount': (slot) => ({
      ...slot,
      lifecycles: { ...slot.lifecycles, mount: () => Promise.reject(new Error('${DRILL_MESSAGE}: throws on mount')) },
    }),
  };
  const spoil = FAULTS[window.shopDrill?.['${remote}']];
  if (!spoil) return;
  const built = ${container};
  ${container} = {
    ...built,
    get: async (name, scope) => {
      const made = (await built.get(name, scope))();
      return () => ({ ...made, default: spoil(made.default) });
    },
  };
})();
`;
};

export interface DrillRelease {
  dist: string;
  remove: () => void;
}

/** A copy of a built remote with changes, signed as its build would have signed it. */
function changedRelease(
  remote: KnownRemote,
  version: string,
  change: (dist: string, manifest: ReleaseManifest) => void,
) {
  const dist = mkdtempSync(join(tmpdir(), 'shop-drill-'));
  cpSync(join(ROOT, remote, 'dist'), dist, { recursive: true });
  const file = join(dist, 'release.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
  change(dist, manifest);
  const entry = join(dist, 'browser', manifest.entry);
  rmSync(`${entry}.br`, { force: true });
  const integrity = { ...manifest.integrity, [manifest.entry]: integrityOf(readFileSync(entry)) };
  const serverIntegrity = integrityOf(readFileSync(join(dist, manifest.server)));
  writeFileSync(file, JSON.stringify({ ...manifest, version, integrity, serverIntegrity }));
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

/** A working release that fails where a page or a request says so. */
export const drillRelease = (remote: KnownRemote, version: string): DrillRelease =>
  changedRelease(remote, version, (dist, manifest) => {
    const server = join(dist, manifest.server);
    renameSync(server, join(server, '../built.mjs'));
    writeFileSync(server, serverOf(remote));
    const entry = join(dist, 'browser', manifest.entry);
    writeFileSync(entry, `${readFileSync(entry, 'utf8')}${entryOf(remote)}`);
  });

/** A release whose entry is no JavaScript: as it was published, so its hash is right. */
export const unreadableRelease = (remote: KnownRemote, version: string): DrillRelease =>
  changedRelease(remote, version, (dist, manifest) => {
    const entry = join(dist, 'browser', manifest.entry);
    writeFileSync(entry, `}{ ${readFileSync(entry, 'utf8')}`);
  });
