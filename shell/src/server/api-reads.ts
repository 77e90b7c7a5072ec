import { createApiClient } from '@shop/shared/remote/api-client';
import { getLocalizationPack, getMe, type Settings, type User } from '@shop/shared/contracts';

type Fetch = typeof globalThis.fetch;

/** What the shell itself asks the api; everything else is the slots' business. */
export interface ApiReads {
  /** Null for a visitor. Rejects when the api does not answer. */
  me(cookie: string, fetch: Fetch, requestId: string): Promise<Who | null>;
  /** The localization pack; the last known one, at first empty, while the api does not answer. */
  languagePack(): Promise<Record<string, string>>;
  isReady(): Promise<boolean>;
}

export interface Who {
  user: User;
  settings: Settings;
  starredStores: number[];
}

const TIMEOUT_MS = 2000;
const PACK_FRESH_MS = 300_000;
const PACK_RETRY_MS = 10_000;

export function createApiReads(
  apiOrigin: string,
  fetch: Fetch,
  now: () => number,
  onProblem: (error: unknown) => void,
): ApiReads {
  let pack: Record<string, string> = {};
  let nextAskAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const client = (used: Fetch, headers: Record<string, string>) =>
    createApiClient({ base: `${apiOrigin}/api/`, fetch: used, headers, timeoutMs: TIMEOUT_MS });

  const askPack = async () => {
    try {
      const { data } = await client(fetch, {}).call(getLocalizationPack, {});
      pack = data.languagePack;
      nextAskAt = now() + PACK_FRESH_MS;
    } catch (error) {
      nextAskAt = now() + PACK_RETRY_MS;
      onProblem(error);
    } finally {
      asking = null;
    }
  };

  return {
    async me(cookie, pageFetch, requestId) {
      const { data } = await client(pageFetch, { Cookie: cookie, 'X-Request-Id': requestId }).call(getMe, {});
      const { user, starredStores } = data;
      return user && { user, starredStores, settings: user.settings };
    },
    async languagePack() {
      if (now() < nextAskAt) return pack;
      asking ??= askPack();
      // Only the first page waits for it; later ones go on with the one that is there.
      if (Object.keys(pack).length === 0) await asking;
      return pack;
    },
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
