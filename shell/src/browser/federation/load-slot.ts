import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { DocumentRelease, DocumentState } from '@shop/contracts/rendering';
import type { RemoteName, SlotName } from '@shop/contracts/slots';
import type { AnySlotModule } from '@shop/platform';
import { ownerIn, releasesOf } from './owner-in.ts';
import type { IntegrityLookup } from './integrity.ts';
import { provideParts } from './provide-parts.ts';
import { createScriptElement } from './script-element.ts';

type Remotes = DocumentState['remotes'];
export type LoadSlot = (slot: SlotName) => Promise<AnySlotModule>;

/** Timeout of an entry in milliseconds [8-38]; the build sets the same for chunks. */
const ENTRY_TIMEOUT_MS = 120_000;

/**
 * Milliseconds before the retry: long enough for the other files of the failed attempt to fail, too; the retry would
 * otherwise share their failures.
 */
const RETRY_AFTER_MS = 400;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const globalName = (remote: RemoteName): string => remote.replaceAll('-', '_');

const entryOf = ({ base, manifest }: DocumentRelease): string => base + manifest.entry;

const register = (remotes: Remotes, { hashOf, whenListed }: IntegrityLookup): void => {
  globalThis.__SHOP_INTEGRITY__ = hashOf;
  globalThis.__SHOP_LISTED__ = whenListed;
  provideParts();
  registerPlugins([
    {
      name: 'shop-integrity',
      createScript: ({ url }) => ({ script: createScriptElement(url, hashOf(url)), timeout: ENTRY_TIMEOUT_MS }),
    },
  ]);
  // A remote without a release is left out: only its own slots fail.
  registerRemotes(
    releasesOf(remotes).map(([name, release]) => {
      return {
        name: globalName(name),
        entry: new URL(entryOf(release), document.baseURI).pathname,
        entryGlobalName: globalName(name),
        type: 'var' as const,
      };
    }),
  );
};

/**
 * Creates the loader of slots from the document's releases. File names come with the document, so the entry is the
 * first request. A failed load is retried once, then rejects; a later call tries again.
 */
export const createSlotLoader = (remotes: Remotes, integrity: IntegrityLookup): LoadSlot => {
  if (!getInstance()) throw new Error('Module Federation has not started');
  register(remotes, integrity);
  const load = async (owner: RemoteName | null, slot: SlotName): Promise<AnySlotModule> => {
    const release = owner && remotes[owner];
    if (release) await integrity.whenListed(entryOf(release));
    const found = owner && (await loadRemote<{ default: AnySlotModule }>(`${globalName(owner)}/${slot}`));
    if (!found) throw new Error(`The slot ${slot} is not there`);
    return found.default;
  };
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
