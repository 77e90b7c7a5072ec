const KEY = 'saved-builds';
const MAX_BUILDS = 12;

/** A build that the shopper has put aside in this browser; the id is the whole build. */
export interface SavedBuild {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const isSavedBuild = (value: unknown): value is SavedBuild =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'summary'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** The saved builds, newest first; none where the storage cannot be read. */
export function readBuilds(store: Store): readonly SavedBuild[] {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isSavedBuild).slice(0, MAX_BUILDS) : [];
  } catch {
    return [];
  }
}

/** False where the browser stores nothing. */
function write(store: Store, builds: readonly SavedBuild[]): boolean {
  try {
    store.setItem(KEY, JSON.stringify(builds.slice(0, MAX_BUILDS)));
    return true;
  } catch {
    return false;
  }
}

const without = (store: Store, id: string): SavedBuild[] => readBuilds(store).filter((build) => build.id !== id);

/** Puts a build first; the oldest goes when there are too many. */
export const saveBuild = (store: Store, build: SavedBuild): boolean =>
  write(store, [build, ...without(store, build.id)]);

export const removeBuild = (store: Store, id: string): boolean => write(store, without(store, id));
