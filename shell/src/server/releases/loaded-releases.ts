import { loadRelease, type Loaded, type LoadReleaseOptions, type LoadRequest } from './load-release.ts';

export interface LoadedReleasesOptions extends LoadReleaseOptions {
  now: () => number;
  /**
   * Milliseconds that a release may take to come before the others go on without it: one that replaces another, and a
   * first one.
   */
  timeouts?: { next: number; first: number };
}

export interface LoadedReleases {
  /**
   * Loads each release once. Null while it is on its way: a later call takes it up. Rejects when the store cannot be
   * reached.
   */
  get(request: LoadRequest): Promise<Loaded | null>;
  /**
   * Ends the threads of releases that nobody has been given for a while, and forgets them; one that is given again is
   * loaded again.
   */
  rest(inUse: ReadonlySet<string>): Promise<void>;
}

/** A first one has nothing that could stand for it meanwhile, and all of them start at once. */
const TIMEOUTS_MS = { next: 5000, first: 20_000 } as const;
/**
 * Much longer than any page takes that began with the release; short, because releases may follow each other quickly,
 * and each has threads.
 */
const REST_AFTER_MS = 15_000;

interface Entry {
  loading: Promise<Loaded>;
  /** It has been waited for in vain: nobody waits again. */
  isSlow: boolean;
  /** Since when nobody has been given it; null while it is used. */
  unusedSince: number | null;
}

export const releaseKey = (name: string, version: string): string => `${name}@${version}`;

/** The releases that this server has loaded. */
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
    // Not reaching the store says nothing about the release.
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
  };
}
