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

/** What the shell server has loaded for one slot. */
export type ReceivedSlot =
  | { kind: 'data'; data: unknown; head: PageHead | null; status: number }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string };

/** The response to one request, while it comes. */
export interface PageData {
  /** Null for a slot that the browser has to load itself. Never rejects. */
  of(slot: SlotName): Promise<ReceivedSlot | null>;
}

export interface PageDataSource {
  /** Fetches what a page's slots need in one request; null when the browser had better load all of it itself. */
  fetch(route: RouteSnapshot, slots: readonly SlotName[], signal: AbortSignal): PageData | null;
}

export interface PageDataSourceOptions {
  platform: Pick<Platform, 'store' | 'atoms'>;
  /** The shell's own version. */
  shell: string;
  remotes: DocumentState['remotes'];
  /** What the releases say of their slots. */
  about: SiteDescription['slots'];
  fetch: typeof globalThis.fetch;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Until the response begins; longer than the server gives a page's own slot. Then the browser loads for itself. */
const TIMEOUT_MS = 4000;
/** After a failure the browser loads for itself for a while: the next page had better not wait for the same again. */
const REST_MS = 10_000;

/** The server has too much to do, or does not know who asks: no mistake of anybody's, and it counts these itself. */
const REFUSALS: ReadonlySet<number> = new Set([429, 503]);

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Promises of several slots, each of which is resolved once. */
function createReceived(slots: readonly SlotName[]) {
  const resolvers = new Map<SlotName, (received: ReceivedSlot | null) => void>();
  const promises = new Map(
    slots.map((slot) => [slot, new Promise<ReceivedSlot | null>((resolve) => resolvers.set(slot, resolve))]),
  );
  return {
    of: (slot: SlotName) => promises.get(slot) ?? Promise.resolve(null),
    resolve: (slot: SlotName, received: ReceivedSlot | null) => resolvers.get(slot)?.(received),
    /** For what has not come. */
    resolveRest: () => {
      for (const resolve of resolvers.values()) resolve(null);
    },
  };
}

export function createPageDataSource(options: PageDataSourceOptions): PageDataSource {
  const { platform, shell, remotes, about, fetch, now, onError } = options;
  /** Remotes of which the server has other releases than this document. */
  const others = new Set<RemoteName>();
  let restsUntil = 0;
  const ownersOf = (slots: readonly SlotName[]): RemoteName[] =>
    unique(slots.flatMap((slot) => ownerIn(remotes, slot) ?? []));
  const isHere = (slot: SlotName): boolean => {
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
    fetch(route, wanted, signal) {
      const slots = slotsOfPageData(route, about, true).filter((slot) => wanted.includes(slot) && isHere(slot));
      const pageSlot = slots.find((slot) => isPageSlot(route, slot));
      if (pageSlot === undefined || now() < restsUntil) return null;
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
        const late = new AbortController();
        const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
        // What has begun to come is waited for, however slow the line.
        const response = await fetch(urlOf(route, slots), { signal: AbortSignal.any([signal, late.signal]) }).finally(
          () => clearTimeout(timer),
        );
        if (REFUSALS.has(response.status)) {
          restsUntil = now() + REST_MS;
          return;
        }
        if (!response.ok || response.body === null) throw new Error(`Page data came with status ${response.status}`);
        await readLines(response.body, (text) => take(JSON.parse(text) as PageDataLine));
      };
      run()
        .catch((error: unknown) => {
          if (signal.aborted) return;
          restsUntil = now() + REST_MS;
          // A connection that is slow or breaks is nobody's mistake, and is watched elsewhere.
          if (!(error instanceof TypeError) && !isAborted(error)) onError(error);
        })
        .finally(received.resolveRest);
      return received;
    },
  };
}
