import { createApiClient } from '@shop/platform/api-client';
import { getBanners, getLocalizationPack, getMe, type Settings, type User } from '@shop/contracts';
import type { Takeover } from '@shop/contracts/rendering';
import { createCachedReading } from './cached-reading.ts';

type Fetch = typeof globalThis.fetch;

/** Reads of the api by the shell itself; all others are made by slots. */
export interface ApiReads {
  /**
   * The user of a session; `who` is null for a visitor. Rejects when the api does not respond. `forwarded` identifies
   * the caller.
   */
  me(cookie: string, fetch: Fetch, forwarded: Readonly<Record<string, string>>): Promise<Me>;
  /** The localization pack; while the api does not respond the last one, initially empty. */
  languagePack(): Promise<Record<string, string>>;
  /** The takeovers that are open now [1-76]; while the api does not respond the last ones. */
  takeovers(): Promise<readonly Takeover[]>;
  isReady(): Promise<boolean>;
}

export interface UserOf {
  user: User;
  settings: Settings;
  starredStores: number[];
}

export interface Me {
  user: UserOf | null;
  /**
   * The session cookie when the api has renewed it. The page passes it to the browser: this is often the first call of
   * a day, and without it the browser would let the cookie expire.
   */
  setCookie: readonly string[];
}

const TIMEOUT_MS = 2000;
const PACK_FRESH_MS = 300_000;
const TAKEOVERS_FRESH_MS = 60_000;

export function createApiReads(
  apiOrigin: string,
  fetch: Fetch,
  now: () => number,
  onProblem: (error: unknown) => void,
): ApiReads {
  const client = (used: Fetch, headers: Record<string, string>) =>
    createApiClient({ base: `${apiOrigin}/api/`, fetch: used, headers, timeoutMs: TIMEOUT_MS });

  const languagePack = createCachedReading<Record<string, string>>({
    read: async () => (await client(fetch, {}).call(getLocalizationPack, {})).data.languagePack,
    initial: {},
    freshMs: PACK_FRESH_MS,
    now,
    onProblem,
  });

  const takeovers = createCachedReading<readonly Takeover[]>({
    read: async () => {
      const { data } = await client(fetch, {}).call(getBanners, { query: { placement: 'takeover' } });
      return data.banners.flatMap(({ sectionId, to, description, campaign, background, sides }) =>
        sides === null ? [] : [{ sectionId, to, description, campaign, background, sides }],
      );
    },
    initial: [],
    freshMs: TAKEOVERS_FRESH_MS,
    now,
    onProblem,
  });

  return {
    async me(cookie, pageFetch, forwarded) {
      let setCookie: readonly string[] = [];
      const watchedFetch: Fetch = async (input, init) => {
        const response = await pageFetch(input, init);
        setCookie = response.headers.getSetCookie();
        return response;
      };
      const { data } = await client(watchedFetch, { ...forwarded, Cookie: cookie }).call(getMe, {});
      const { user, starredStores } = data;
      return { user: user && { user, starredStores, settings: user.settings }, setCookie };
    },
    languagePack,
    takeovers,
    async isReady() {
      try {
        const response = await fetch(`${apiOrigin}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
        return response.ok;
      } catch {
        return false;
      }
    },
  };
}
