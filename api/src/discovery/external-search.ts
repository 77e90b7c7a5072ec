import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';

/** Name of the shop's own search in `engine`. */
const OWN_ENGINE = 'own';

/** Shoppers wait for it, and the shop's own search is a fallback. */
const TIMEOUT_MS = 800;
const MAX_PRODUCTS = 1000;

const Found = z.object({ productIds: z.array(z.int()) });

/** The name of a configured search engine; any other is ignored. */
export const knownEngine = ({ searchEngine }: Pick<Config, 'searchEngine'>, engine: string | undefined) =>
  searchEngine !== null && (engine === searchEngine.name || engine === OWN_ENGINE) ? engine : undefined;

/** The products that a search finds, best first; null when the shop's own search has to be used. */
export type ExternalSearch = (text: string, engine: string | undefined) => Promise<readonly number[] | null>;

/**
 * [7.10-10] Search by a third party, where one is configured: for every search, or for those whose `engine` names it
 * when another is the default. The request is `GET <url>?q=<text>&limit=1000`, the response `{"productIds": […]}`,
 * best first. When it times out, fails or finds nothing, the shop's own search is used.
 */
export function createExternalSearch(
  { searchEngine }: Pick<Config, 'searchEngine'>,
  log: Services['log'],
): ExternalSearch {
  if (searchEngine === null) return () => Promise.resolve(null);
  const { name, url, isDefault } = searchEngine;
  return async (text, engine) => {
    const isRequested = engine === name || (isDefault && engine !== OWN_ENGINE);
    if (!isRequested) return null;
    const requestUrl = new URL(url);
    requestUrl.searchParams.set('q', text);
    requestUrl.searchParams.set('limit', String(MAX_PRODUCTS));
    try {
      const response = await fetch(requestUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`The search provider answered ${response.status}.`);
      const { productIds } = Found.parse(await response.json());
      return productIds.length === 0 ? null : [...new Set(productIds)].slice(0, MAX_PRODUCTS);
    } catch (error) {
      log.warn({ err: error, engine: name }, 'the shop’s own search answers instead');
      return null;
    }
  };
}
