import {
  PLATFORM_VERSION,
  type ApiClient,
  type EventBus,
  type Modals,
  type Platform,
  type Toasts,
} from '@shop/contracts/platform';
import type { DocumentState } from '@shop/contracts/rendering';
import { createSharedAtoms, fillText, type SharedAtomsHandle } from '@shop/platform';
import { href } from '@shop/contracts/routing';
import type { AtomStore } from '@shop/contracts/platform';

/** Parts of the platform that are created before it, and those that follow with navigation and slots. */
export interface PlatformParts {
  bus: EventBus;
  store: AtomStore;
  api: ApiClient;
  modals: Modals;
  toasts: Toasts;
  navigate: Platform['navigate'];
  mountSlot: Platform['mountSlot'];
  isNewVisitor: boolean;
  whenUsed: Promise<void>;
}

/** The Platform as this shell has it: with what older ones lack. */
export type ShellPlatform = Platform & Required<Pick<Platform, 'whenUsed'>>;

/** DOM event for analytics scripts; sent with consent only [O2.1-18]. */
const TRACK_EVENT = 'shop.track';

/** Creates the Platform of all slots. One for the lifetime of the document. */
export function createPlatform(
  { page, isShared }: Pick<DocumentState, 'page' | 'isShared'>,
  parts: PlatformParts,
): {
  platform: ShellPlatform;
  setRoute: SharedAtomsHandle['setRoute'];
  /** Replaces the localized texts [7.7-09]. */
  takePack(languagePack: Record<string, string>): void;
} {
  const { atoms, setRoute } = createSharedAtoms(page, isShared);
  let { languagePack } = page;
  const platform: ShellPlatform = {
    ...parts,
    version: PLATFORM_VERSION,
    atoms,
    href,
    now: () => new Date(),
    track(event, data = {}) {
      if (!parts.store.get(atoms.consent)?.marketing) return;
      window.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: { event, ...data } }));
    },
    text: (key, values) => fillText(languagePack[key] ?? key, values),
    isCrawler: page.isCrawler,
  };
  return {
    platform,
    setRoute,
    takePack(pack) {
      languagePack = pack;
    },
  };
}
