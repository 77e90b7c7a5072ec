import type { PageRead } from '@shop/contracts/rendering';

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? '';
/** No JSON, so it stands for no value: an object of which nothing was read but that it is there. */
export const IS_THERE = '{…}';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export interface Tracked<T> {
  value: T;
  reads(): PageRead[];
  /** Notes what somebody else has read of the same. */
  note(reads: readonly PageRead[]): void;
}

/** The same plain data, which notes what is read of it. */
export const trackReads = <T extends object>(root: T): Tracked<T> => {
  const noted = new Map<string, PageRead>();
  const note = (path: readonly string[], value: unknown): void => {
    const key = path.join('\n');
    const known = noted.get(key);
    if (known === undefined || known[1] === IS_THERE) noted.set(key, [path, jsonOf(value)]);
  };
  const noteThere = (path: readonly string[]): void => {
    const key = path.join('\n');
    if (!noted.has(key)) noted.set(key, [path, IS_THERE]);
  };
  const made = new WeakMap<object, object>();
  const wrap = <Part extends object>(part: Part, path: readonly string[]): Part => {
    const known = made.get(part);
    // Each part has one proxy, so that it stays the same to whoever compares; data is a tree, so it has one path.
    if (known) return known as Part;
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
        // A descriptor hands the value out itself, past `get`: whoever asks for one depends on all of the part.
        note(path, target);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      ownKeys(target) {
        note(path, target);
        return Reflect.ownKeys(target);
      },
    });
    made.set(part, proxy);
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

/** What somebody who reads the same of an object finds there: alike for objects that are alike to them. */
export const foundBy = (reads: readonly PageRead[], of: object): string =>
  reads
    .map(([path, json]) => {
      const value = valueAt(path, of);
      return json === IS_THERE && isObject(value) ? IS_THERE : jsonOf(value);
    })
    .join('\n');

/** Whether somebody who reads the same of another object finds the same. */
export const readsAlike = (reads: readonly PageRead[], other: object): boolean => {
  // What was read last tells most: first come the things that every slot is given.
  for (let index = reads.length - 1; index >= 0; index -= 1) {
    const [path, json] = reads[index] ?? [[], ''];
    const value = valueAt(path, other);
    if (json === IS_THERE ? !isObject(value) : jsonOf(value) !== json) return false;
  }
  return true;
};
