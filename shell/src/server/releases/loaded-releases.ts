import { loadRelease, type Loaded, type LoadReleaseOptions, type LoadRequest } from './load-release.ts';

export interface LoadedReleasesOptions extends LoadReleaseOptions {
  now: () => number;
  /** Timeouts for loading a release in milliseconds: for a successor, and for a first one. */
  timeouts?: { next: number; first: number };
}

export interface LoadedReleases {
  /**
   * Loads each release once. Null while it is in flight: a later call returns it. Rejects when the store cannot be
   * reached.
   */
  get(request: LoadRequest): Promise<Loaded | null>;
  /**
   * Terminates the threads of releases that have been unused for a while, and drops them; they are loaded again when
   * needed.
   */
  rest(inUse: ReadonlySet<string>): Promise<void>;
  /** Terminates the threads of all releases. */
  close(): Promise<void>;
}

/** A first release has no fallback, and all of them load at once. */
const TIMEOUTS_MS = { next: 5000, first: 20_000 } as const;
/**
 * Longer than any page that began with the release; short, because releases may follow quickly, and each has threads.
 */
const REST_AFTER_MS = 15_000;

interface Entry {
  loading: Promise<Loaded>;
  /** Its timeout has passed once: later calls do not wait. */
  isSlow: boolean;
  /** Unix milliseconds since when it is unused; null while in use. */
  unusedSince: number | null;
}

export const releaseKey = (name: string, version: string): string => `${name}@${version}`;

/** Creates the store of releases that this server has loaded. */
export function createLoadedReleases(options: LoadedReleasesOptions): LoadedReleases {
  const { now, timeouts = TIMEOUTS_MS } = options;
  const entries = new Map<string, Entry>();

  const entryOf = (request: LoadRequest): Entry => {
    const key = releaseKey(request.name, request.version);
    const known = entries.get(key);
    if (known) return known;
    const loading = loadRelease(request, options);
    const entry: Entry = { loading, isSlow: false, unusedSince: null };
    entries.set(key, entry);
    // An unreachable store says nothing about the release, so the failure is not cached.
    loading.catch(() => entries.delete(key));
    return entry;
  };

  return {
    async get(request) {
      const entry = entryOf(request);
      const milliseconds = request.before === null ? timeouts.first : timeouts.next;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, entry.isSlow ? 0 : milliseconds, null);
      });
      const loaded = await Promise.race([entry.loading, late]).finally(() => clearTimeout(timer));
      entry.isSlow = loaded === null;
      return loaded;
    },

    async rest(inUse) {
      for (const [key, entry] of entries) {
        if (inUse.has(key)) {
          entry.unusedSince = null;
          continue;
        }
        entry.unusedSince ??= now();
        if (entry.isSlow || now() - entry.unusedSince < REST_AFTER_MS) continue;
        entries.delete(key);
        const { release } = await entry.loading;
        await release?.bundle?.close();
      }
    },

    async close() {
      const all = [...entries.values()];
      entries.clear();
      const loaded = await Promise.allSettled(all.map(({ loading }) => loading));
      await Promise.all(loaded.map((each) => each.status === 'fulfilled' && each.value.release?.bundle?.close()));
    },
  };
}
