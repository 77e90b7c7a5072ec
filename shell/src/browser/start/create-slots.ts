import type { DocumentState } from '@shop/contracts/rendering';
import type { SlotName } from '@shop/contracts/slots';
import type { ApiClientOptions } from '@shop/platform/api-client';
import type { Atom } from 'jotai';
import { createInitialData, pageScripts } from '../document-state.ts';
import {
  createIntegrityLookup,
  createSlotLoader,
  fetchWaiting,
  mountSlot,
  ownerIn,
  type LoadSlot,
} from '../federation/index.ts';
import type { ShellPlatform } from '../platform/create-platform.ts';
import { createContentLoader, type ContentLoader } from '../slots/load-content.ts';
import { createSlotManager, type SlotManager } from '../slots/slot-manager.ts';
import { onIntent } from '../slots/on-intent.ts';
import { repeatPress } from '../slots/repeat-press.ts';
import { hasHalfFilledForm } from '../version/half-filled-form.ts';
import type { Wiring } from './wiring.ts';

export interface ShellSlots {
  slots: SlotManager;
  contents: ContentLoader;
  loadModule: LoadSlot;
  /** Fetches the hashes of all files of the releases, so that no later chunk waits for them. */
  listFiles: () => Promise<void>;
  /** Whether a loaded release offers the slot. */
  isOffered: (slot: SlotName) => boolean;
  /** `remote@version` of a slot, for reports. */
  sourceOf: (slot: SlotName) => string;
}

export interface ShellSlotsOptions {
  document: Document;
  platform: ShellPlatform;
  state: Pick<DocumentState, 'page' | 'remotes' | 'fileList' | 'site'>;
  clientOptions: ApiClientOptions;
  wiring: Wiring;
}

/** Creates the slot manager for the document's releases. */
export function createShellSlots({ document, platform, state, clientOptions, wiring }: ShellSlotsOptions): ShellSlots {
  const { remotes, fileList, page, site } = state;
  const releaseOf = (slot: SlotName) => {
    const owner = ownerIn(remotes, slot);
    return owner === null ? undefined : remotes[owner];
  };
  const scripts = pageScripts(document);
  if (platform.isNewVisitor) void platform.whenUsed.then(() => fetchWaiting(document, scripts));
  const integrity = createIntegrityLookup(remotes, fileList, scripts);
  const loadModule = createSlotLoader(remotes, integrity);
  const contents = createContentLoader({ platform, loadModule, clientOptions });
  const isOffered = (slot: SlotName) => releaseOf(slot)?.manifest.slots.includes(slot) === true;
  // Taken before any slot runs: what the server has rendered, whatever the session or a slot changes later.
  const htmlValues = new Map(
    Object.values(platform.atoms).map((atom: Atom<unknown>) => [atom, platform.store.get(atom)]),
  );
  const sourceOf = (slot: SlotName) => `${ownerIn(remotes, slot) ?? slot}@${releaseOf(slot)?.version ?? 'borta'}`;
  const slots = createSlotManager({
    root: document,
    about: site.slots,
    mount: repeatPress(mountSlot),
    load: (slot, route) => contents.load(slot, contents.inputFor(route, new AbortController().signal)),
    loadModule,
    initialData: createInitialData(document),
    currentRoute: () => platform.store.get(platform.atoms.route),
    // A missing remote may offer any slot; its slots show their fallbacks.
    isOffered: (slot) => releaseOf(slot) === undefined || isOffered(slot),
    inputFor: (slot, route, data, isHydrating) => ({
      slot,
      platform,
      route,
      data,
      // A hydrating slot must show the server's time; one that is rendered later the current time.
      renderedAt: isHydrating ? page.now : Date.now(),
      htmlValues: isHydrating ? htmlValues : undefined,
      onError: (error: unknown) => wiring.report(error, sourceOf(slot)),
      reload: () => wiring.refresh(),
    }),
    onError: (error, slot) => wiring.report(error, sourceOf(slot)),
    onCodeLost: () => {
      if (window.navigator.onLine && !hasHalfFilledForm(document)) location.reload();
    },
    onIntent,
    isNewVisitor: platform.isNewVisitor,
    whenUsed: platform.whenUsed,
  });
  return { slots, contents, loadModule, listFiles: integrity.listAll, isOffered, sourceOf };
}
