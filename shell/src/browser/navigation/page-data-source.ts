import type { Platform } from '@shop/contracts/platform';
import type { DocumentState } from '@shop/contracts/rendering';
import type { PageHead } from '@shop/contracts/head';
import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { RemoteName, SlotName } from '@shop/contracts/slots';
import { isAborted } from '@shop/platform';
import { ownerIn } from '../federation/owner-in.ts';
import {
  isPageSlot,
  PAGE_DATA_KEYS as KEYS,
  PAGE_DATA_PATH,
  releaseList,
  slotsOfPageData,
  type PageDataLine,
} from '../../page/page-data.ts';
import { readLines } from './read-lines.ts';
import { visitorOwn } from './visitor-own.ts';

/** Result that the shell server sends for one slot. */
export type ReceivedSlot =
  | { kind: 'data'; data: unknown; head: PageHead | null; status: number }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string };

/** Response to one page-data request, read while it streams. */
export interface PageData {
  /** Resolves with null for a slot that the browser has to load itself. Never rejects. */
  of(slot: SlotName): Promise<ReceivedSlot | null>;
}

export interface PageDataSource {
  /** Fetches the data of a page's slots in one request; null when the browser should load them itself. */
  fetch(route: RouteSnapshot, slots: readonly SlotName[], signal: AbortSignal): PageData | null;
}

export interface PageDataSourceOptions {
  platform: Pick<Platform, 'store' | 'atoms'>;
  /** The shell's own version. */
  shell: string;
  remotes: DocumentState['remotes'];
  /** Descriptions of all slots, from the releases. */
  about: SiteDescription['slots'];
  fetch: typeof globalThis.fetch;
  now: () => number;
  onError: (error: unknown) => void;
}

/**
 * Timeout of the response headers, longer than the server's timeout of a page slot; after it the browser loads the data
 * itself.
 */
const TIMEOUT_MS = 4000;
/**
 * Pause after a failure, in which the browser loads data itself, so that no second page waits for a server that fails.
 */
const BACKOFF_MS = 10_000;

/**
 * Statuses of an overloaded server, or of one that cannot verify the session: not reported, because the server counts
 * them.
 */
const REFUSALS: ReadonlySet<number> = new Set([429, 503]);

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** One promise for each slot, to be resolved as its line arrives. */
function createReceived(slots: readonly SlotName[]) {
  const resolvers = new Map<SlotName, (received: ReceivedSlot | null) => void>();
  const promises = new Map(
    slots.map((slot) => [slot, new Promise<ReceivedSlot | null>((resolve) => resolvers.set(slot, resolve))]),
  );
  return {
    of: (slot: SlotName) => promises.get(slot) ?? Promise.resolve(null),
    resolve: (slot: SlotName, received: ReceivedSlot | null) => resolvers.get(slot)?.(received),
    /** Resolves all that are still pending with null. */
    resolveRest: () => {
      for (const resolve of resolvers.values()) resolve(null);
    },
  };
}

export function createPageDataSource(options: PageDataSourceOptions): PageDataSource {
  const { platform, shell, remotes, about, fetch, now, onError } = options;
  /** Remotes that the server has in another release than this document. */
  const others = new Set<RemoteName>();
  let pausedUntil = 0;
  const ownersOf = (slots: readonly SlotName[]): RemoteName[] =>
    unique(slots.flatMap((slot) => ownerIn(remotes, slot) ?? []));
  const isSameRelease = (slot: SlotName): boolean => {
    const owner = ownerIn(remotes, slot);
    return owner !== null && !others.has(owner) && remotes[owner] !== undefined;
  };

  const urlOf = (route: RouteSnapshot, slots: readonly SlotName[]): string => {
    const query = new URLSearchParams({
      [KEYS.page]: route.fullPath.split('#')[0] ?? route.path,
      [KEYS.releases]: releaseList(shell, remotes, ownersOf(slots)),
    });
    const flag = platform.store.get(platform.atoms.flag);
    if (flag !== null) query.set(KEYS.flag, flag);
    if (slots.some((slot) => !slotsOfPageData(route, about, false).includes(slot))) query.set(KEYS.frame, '1');
    const own = visitorOwn(platform);
    if (own !== null) query.set(KEYS.own, JSON.stringify(own));
    return `${PAGE_DATA_PATH}?${query.toString()}`;
  };

  return {
    fetch(route, requested, signal) {
      const slots = slotsOfPageData(route, about, true).filter(
        (slot) => requested.includes(slot) && isSameRelease(slot),
      );
      const pageSlot = slots.find((slot) => isPageSlot(route, slot));
      if (pageSlot === undefined || now() < pausedUntil) return null;
      const received = createReceived(slots);
      const take = (line: PageDataLine): void => {
        if (line.kind === 'slot') received.resolve(line.slot, { ...line, kind: 'data' });
        else if (line.kind !== 'other-release') received.resolve(pageSlot, line);
        else {
          for (const slot of line.slots) {
            for (const owner of ownersOf([slot])) others.add(owner);
            received.resolve(slot, null);
          }
        }
      };
      const run = async (): Promise<void> => {
        const timeout = new AbortController();
        const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
        // The timeout ends with the headers: a slow connection may take as long as it needs for the body.
        const response = await fetch(urlOf(route, slots), {
          signal: AbortSignal.any([signal, timeout.signal]),
        }).finally(() => clearTimeout(timer));
        if (REFUSALS.has(response.status)) {
          pausedUntil = now() + BACKOFF_MS;
          return;
        }
        if (!response.ok || response.body === null) throw new Error(`Page data failed with status ${response.status}`);
        await readLines(response.body, (text) => take(JSON.parse(text) as PageDataLine));
      };
      run()
        .catch((error: unknown) => {
          if (signal.aborted) return;
          pausedUntil = now() + BACKOFF_MS;
          // Network errors and timeouts are not reported here: they say nothing about the code.
          if (!(error instanceof TypeError) && !isAborted(error)) onError(error);
        })
        .finally(received.resolveRest);
      return received;
    },
  };
}
