import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { DocumentState } from '@shop/contracts/rendering';
import type { RemoteName, SlotName } from '@shop/contracts/slots';
import type { AnySlotModule } from '@shop/platform';
import { ownerIn, releasesOf } from './owner-in.ts';
import { createIntegrityLookup } from './integrity.ts';
import { provideParts } from './provide-parts.ts';
import { createScriptElement } from './script-element.ts';

type Remotes = DocumentState['remotes'];
export type LoadSlot = (slot: SlotName) => Promise<AnySlotModule>;

/** [8-38] Milliseconds until an entry counts as failed; chunks carry the same limit from the build. */
const ENTRY_TIMEOUT_MS = 120_000;

/**
 * Long enough for the other files of a failed attempt to fail as well; the next attempt would else inherit their
 * failures.
 */
const RETRY_AFTER_MS = 400;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const globalName = (remote: RemoteName): string => remote.replaceAll('-', '_');

const register = (remotes: Remotes): void => {
  const integrityOf = createIntegrityLookup(remotes);
  globalThis.__SHOP_INTEGRITY__ = integrityOf;
  provideParts();
  registerPlugins([
    {
      name: 'shop-integrity',
      createScript: ({ url }) => ({ script: createScriptElement(url, integrityOf(url)), timeout: ENTRY_TIMEOUT_MS }),
    },
  ]);
  // A remote without a release is left out: its slots fail alone.
  registerRemotes(
    releasesOf(remotes).map(([name, release]) => {
      return {
        name: globalName(name),
        entry: new URL(release.base + release.manifest.entry, document.baseURI).pathname,
        entryGlobalName: globalName(name),
        type: 'var' as const,
      };
    }),
  );
};

const load = async (owner: RemoteName | null, slot: SlotName): Promise<AnySlotModule> => {
  const found = owner && (await loadRemote<{ default: AnySlotModule }>(`${globalName(owner)}/${slot}`));
  if (!found) throw new Error(`The slot ${slot} is not there`);
  return found.default;
};

/**
 * How the page gets at the slots of its releases. The files' names come with the document, so nothing is asked before
 * the entry itself. A failed load is tried once more after a moment, then rejects and leaves the way open for a later
 * try.
 */
export const createSlotLoader = (remotes: Remotes): LoadSlot => {
  if (!getInstance()) throw new Error('Module Federation has not started');
  register(remotes);
  const loading = new Map<SlotName, Promise<AnySlotModule>>();
  return (slot) => {
    const known = loading.get(slot);
    if (known) return known;
    const owner = ownerIn(remotes, slot);
    const attempt = load(owner, slot).catch(() => pause(RETRY_AFTER_MS).then(() => load(owner, slot)));
    loading.set(slot, attempt);
    attempt.catch(() => loading.delete(slot));
    return attempt;
  };
};
