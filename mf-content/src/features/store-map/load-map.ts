import type { StoreMap } from '@shop/contracts/api/content';
import type { ClusterStores } from './cluster-stores.ts';
import type { OwnMap } from './own-map.tsx';

/** What a maps service gives to a page once it is loaded. */
export interface LoadedMap {
  readonly Map: typeof OwnMap;
  /** Null without the library `clusters`: each store has a marker of its own. */
  readonly cluster: ClusterStores | null;
}

/**
 * [7.10-08] Loads the configured provider's map with its libraries, each in a file of its own, when it is first wanted.
 * Another provider is another line here. `places` and `circle` need no code beside the page's.
 */
export async function loadMap({ libraries }: StoreMap): Promise<LoadedMap> {
  const [{ OwnMap: Map }, clusters] = await Promise.all([
    import('./own-map.tsx'),
    libraries.includes('clusters') ? import('./cluster-stores.ts') : null,
  ]);
  return { Map, cluster: clusters?.clusterStores ?? null };
}
