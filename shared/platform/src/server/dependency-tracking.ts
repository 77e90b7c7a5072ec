import type { PageRead } from '@shop/contracts/rendering';

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? '';
/**
 * Recorded for an object whose existence was read, but none of its properties. Not valid JSON, so it equals no value.
 */
export const IS_THERE = '{…}';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Data whose reads are recorded. */
export interface Tracked<T> {
  value: T;
  reads(): PageRead[];
  /** Adds reads that were recorded elsewhere for the same object. */
  note(reads: readonly PageRead[]): void;
}

/** Wraps plain data in proxies that record every read. */
export const trackReads = <T extends object>(root: T): Tracked<T> => {
  const noted = new Map<string, PageRead>();
  const note = (path: readonly string[], value: unknown): void => {
    const key = path.join('\n');
    const recorded = noted.get(key);
    if (recorded === undefined || recorded[1] === IS_THERE) noted.set(key, [path, jsonOf(value)]);
  };
  const noteThere = (path: readonly string[]): void => {
    const key = path.join('\n');
    if (!noted.has(key)) noted.set(key, [path, IS_THERE]);
  };
  const proxies = new WeakMap<object, object>();
  const wrap = <Part extends object>(part: Part, path: readonly string[]): Part => {
    const existing = proxies.get(part);
    // One proxy for each object, so that comparisons by identity work; data is a tree, so an object has one path.
    if (existing) return existing as Part;
    const proxy = new Proxy(part, {
      get(target, key, receiver) {
        const value: unknown = Reflect.get(target, key, receiver);
        if (typeof key === 'symbol' || typeof value === 'function') return value;
        const below = [...path, key];
        if (isObject(value)) {
          noteThere(below);
          return wrap(value, below);
        }
        note(below, value);
        return value;
      },
      has(target, key) {
        note(path, target);
        return Reflect.has(target, key);
      },
      getOwnPropertyDescriptor(target, key) {
        // A descriptor returns the value past `get`, so it counts as a read of the whole object.
        note(path, target);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      ownKeys(target) {
        note(path, target);
        return Reflect.ownKeys(target);
      },
    });
    proxies.set(part, proxy);
    return proxy;
  };
  return {
    value: wrap(root, []),
    reads: () => [...noted.values()],
    note(reads) {
      for (const read of reads) {
        const key = read[0].join('\n');
        if (read[1] !== IS_THERE || !noted.has(key)) noted.set(key, read);
      }
    },
  };
};

const valueAt = (path: readonly string[], of: object): unknown => {
  let value: unknown = of;
  for (const key of path) value = isObject(value) ? Reflect.get(value, key) : undefined;
  return value;
};

/** Cache key of an object by recorded reads: equal for objects on which these reads return the same. */
export const foundBy = (reads: readonly PageRead[], of: object): string =>
  reads
    .map(([path, json]) => {
      const value = valueAt(path, of);
      return json === IS_THERE && isObject(value) ? IS_THERE : jsonOf(value);
    })
    .join('\n');

/** Whether recorded reads return the same values on another object. */
export const readsAlike = (reads: readonly PageRead[], other: object): boolean => {
  // From the end, where objects differ most: all slots read the same first.
  for (let index = reads.length - 1; index >= 0; index -= 1) {
    const [path, json] = reads[index] ?? [[], ''];
    const value = valueAt(path, other);
    if (json === IS_THERE ? !isObject(value) : jsonOf(value) !== json) return false;
  }
  return true;
};
